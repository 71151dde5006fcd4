/** Tables for spelling aloud: DIN 5009 of 2022 and of 1996, and the international one. */
export const spellingTables = ['din2022', 'din1996', 'nato'] as const
export type SpellingTable = (typeof spellingTables)[number]
