import { foldGerman } from './foldGerman.ts'

/**
 * The words of a text, folded: runs of letters and digits.
 *
 * @example
 * ```ts
 * wordsOf('Königsindisch, Bd. 2') // ['konigsindisch', 'bd', '2']
 * ```
 */
export const wordsOf = (text: string): readonly string[] => foldGerman(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether every word of the query occurs in the text, at the start of a word or inside it. A query without
 * words is contained in every text.
 *
 * @example
 * ```ts
 * containsWords('Königsindische Verteidigung', 'indisch koenig') // true
 * ```
 */
export function containsWords(text: string, query: string) {
  const words = wordsOf(text)
  return wordsOf(query).every((typed) => words.some((word) => word.includes(typed)))
}
