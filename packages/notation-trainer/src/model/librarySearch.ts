import type { LibraryOpening } from './library.ts'

/** Lower case, umlauts as typed on any keyboard, accents left out. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')

/** The openings in which every word of the query occurs; all of them when it is empty. */
export function searchLibrary(all: readonly LibraryOpening[], query: string) {
  const words = plain(query).split(/\s+/u).filter(Boolean)
  return all.filter(({ eco, german, english, moves }) => {
    const line = plain(moves)
    // A whole row of moves is meant as one: otherwise e4 e5 would find every line with both.
    if (words.length > 1 && line.startsWith(words.join(' '))) return true
    const text = plain(`${eco} ${german} ${english}`)
    return words.every((word) => text.includes(word))
  })
}
