import { containsWords, wordsOf } from '@kleinzeug/text-search'
import type { LibraryOpening } from './library.ts'

/** The openings in which every word of the query occurs; all of them when it is empty. */
export function searchLibrary(all: readonly LibraryOpening[], query: string) {
  const words = wordsOf(query)
  return all.filter(({ eco, german, english, moves }) => {
    // Several moves in a row are searched for as a sequence: `e4 e5` as single words would match every
    // opening in which both occur anywhere.
    if (words.length > 1 && wordsOf(moves).join(' ').startsWith(words.join(' '))) return true
    return containsWords(`${eco} ${german} ${english}`, query)
  })
}
