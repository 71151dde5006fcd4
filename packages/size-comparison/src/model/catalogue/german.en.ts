import type { Name } from '../thing.ts'

// The English entry has no German texts: the English ones stand in their place.
export const nameInGerman = (_id: string, english: Name): Name => english
export const referenceInGerman = (_written: string, english: Name): Name => english
export const stopInGerman = (_id: string, english: string): string => english
export const sourceInGerman = (english: string): string => english
