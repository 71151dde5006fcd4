export const firstLanguage = 'english'

export const firstSpelling = 'nato'
