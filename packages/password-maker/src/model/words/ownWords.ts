import type { WordSource } from './WordSource.ts'

/** Largest text that is read, in bytes of a file or characters of what is pasted. */
export const LARGEST_LIST = 2_000_000
/** With fewer words a phrase would have to be very long to be worth anything. */
export const FEWEST_WORDS = 100
const LONGEST_WORD = 30

/** Why a text is no word list. */
export type OwnWordsProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-few'; readonly words: number; readonly leftOut: number }

/** A word list of the visitor's own, and what of the text was left out. */
export interface OwnWords extends WordSource {
  /** Lines with a word that was there before. */
  readonly repeated: number
  /** Lines that hold anything but one word of letters. */
  readonly leftOut: number
  /** The first of these lines, from 1; 0 where there is none. */
  readonly firstLeftOut: number
}

/** A word as it is drawn; `undefined` where a capital could not be told from a small letter, or letters from a sign. */
function wordOf(line: string) {
  // The numbers of the dice at the start of each line of a Diceware list.
  const word = line
    .replace(/^[1-6]{4,6}\s+/, '')
    .normalize('NFC')
    .toLowerCase()
  const upper = word.toUpperCase()
  const isWord = /^\p{Ll}+$/u.test(word) && upper.length === word.length && upper.toLowerCase() === word
  return isWord && upper !== word && word.length <= LONGEST_WORD ? word : undefined
}

/** Reads a word list, one word a line; empty lines do not count. Different draws look different: see `WordSource`. */
export function readOwnWords(text: string): OwnWords | OwnWordsProblem {
  if (text.length > LARGEST_LIST) return { kind: 'too-large' }
  const words = new Set<string>()
  let [repeated, leftOut, firstLeftOut] = [0, 0, 0]
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed === '') continue
    const word = wordOf(trimmed)
    if (word === undefined) {
      leftOut++
      firstLeftOut ||= at + 1
    } else if (words.has(word)) repeated++
    else words.add(word)
  }
  if (words.size + leftOut === 0) return { kind: 'empty' }
  if (words.size < FEWEST_WORDS) return { kind: 'too-few', words: words.size, leftOut }
  const sorted = [...words].toSorted((a, b) => (a < b ? -1 : 1))
  return {
    size: sorted.length,
    at: (index) => sorted[index] ?? '',
    // In this order a word that begins others stands right before one of them.
    needsSeparator: sorted.some((word, at) => sorted[at + 1]?.startsWith(word) === true),
    isAscii: sorted.every((word) => /^[a-z]+$/.test(word)),
    repeated,
    leftOut,
    firstLeftOut,
  }
}
