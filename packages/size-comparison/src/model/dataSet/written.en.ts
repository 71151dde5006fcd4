import type { Language } from '../length/numbers.ts'

export const languages: readonly Language[] = ['en']
export const fileName = 'sizes.json'
