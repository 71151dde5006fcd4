/** The words of the key that opens the search; the palette brings its own. */
export const searchControlLabels = { name: 'Suche', title: 'Suche (Strg K)' }
