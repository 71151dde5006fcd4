/** Words that stand in an imported resume where its file has a field. */
export const importedWords = { native: 'Muttersprache', licence: 'Führerschein', reference: 'Referenz' }
