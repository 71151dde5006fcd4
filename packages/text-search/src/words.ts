import { foldGerman } from './foldGerman.ts'

/** The words of a text, folded: runs of letters and digits. */
export const wordsOf = (text: string): readonly string[] => foldGerman(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every word of the query occurs in the text, at the start of a word or inside it. */
export function containsWords(text: string, query: string) {
  const words = wordsOf(text)
  return wordsOf(query).every((typed) => words.some((word) => word.includes(typed)))
}
