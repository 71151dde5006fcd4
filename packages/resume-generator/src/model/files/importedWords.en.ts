export const importedWords = { native: 'Native', licence: 'Driving licence', reference: 'Reference' }
