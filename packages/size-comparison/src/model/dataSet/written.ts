import type { Language } from '../length/numbers.ts'

/** The languages of a written data set, and the name of its file. */
export const languages: readonly Language[] = ['de', 'en']
export const fileName = 'groessen.json'
