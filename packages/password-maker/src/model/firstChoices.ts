/** The word list that a new visitor starts with. */
export const firstLanguage = 'german'

/** The table by which a new visitor's passwords are spelled. */
export const firstSpelling = 'din2022'
