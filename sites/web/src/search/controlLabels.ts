/** The texts of the button that opens the search. */
export const searchControlLabels = { name: 'Suche', title: 'Suche (Strg K)' }
