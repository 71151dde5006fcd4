import { foldGerman, wordsOf } from '@kleinzeug/text-search'
import { readMove } from '../notation.ts'
import { squares, usualStart } from '../ply.ts'
import { findMove, play, readStart } from '../rules.ts'
import { notationStyles, type NotationStyle } from '../trainerData.ts'
import { openingName } from './openingName.ts'
import packedLines from './openings.json'
import { codeOfSquare, playPacked } from './placed.ts'

/** A named opening of lichess-org/chess-openings. */
export interface LibraryOpening {
  /** Code of the Encyclopaedia of Chess Openings. */
  readonly eco: string
  /** In the language of the entry. */
  readonly name: string
  readonly english: string
  /** Its moves, two letters each, as `playPacked` reads them. */
  readonly packed: string
}

const lines = packedLines.split('\n').map((row) => {
  const [eco = '', english = '', packed = ''] = row.split('\t')
  const { name, further } = openingName(english)
  const text = foldGerman(`${eco} ${name} ${further} ${english}`).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return { opening: { eco, name, english, packed }, text }
})

/** All named openings, ordered by code. */
export const libraryOpenings: readonly LibraryOpening[] = lines.map(({ opening }) => opening)

/** The openings that pass through a position, by its hash. */
const byPosition = new Map<number, LibraryOpening[]>()
for (const opening of libraryOpenings) {
  playPacked(opening.packed, (_move, position) => {
    const known = byPosition.get(position)
    if (known) known.push(opening)
    else byPosition.set(position, [opening])
  })
}

interface Played {
  readonly fen: string
  readonly packed: string
}

/** Cache of the positions after the first words of a query. */
const known = new Map<string, Played | undefined>()

function played(words: readonly string[], style: NotationStyle): Played | undefined {
  if (words.length === 0) return { fen: usualStart, packed: '' }
  const key = `${style} ${words.join(' ')}`
  if (known.has(key)) return known.get(key)
  const before = played(words.slice(0, -1), style)
  const game = before && readStart(before.fen)
  const written = readMove(words.at(-1) ?? '', style)
  let after: Played | undefined
  const found = game && written && findMove(game, written)
  if (before && game && found?.kind === 'move') {
    const { from, to, after: fen } = play(game, found.move)
    after = {
      fen,
      packed: before.packed + codeOfSquare(squares.indexOf(from)) + codeOfSquare(squares.indexOf(to)),
    }
  }
  if (known.size > 500) known.clear()
  known.set(key, after)
  return after
}

/** The moves of a query in any notation; a last word of up to two letters may be incomplete. */
export function movesOf(query: string) {
  const words = query
    .replaceAll(/\d{1,3}\s{0,3}(?:\.{1,3}|…)/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  for (const style of notationStyles) {
    const whole = played(words, style)
    if (whole?.packed) return whole.packed
  }
  if (words.length < 2 || words.at(-1)!.length > 2) return undefined
  for (const style of notationStyles) {
    const begun = played(words.slice(0, -1), style)
    if (begun?.packed) return begun.packed
  }
  return undefined
}

/**
 * Finds openings by every word of a name, by code, or by moves in any notation. Moves find every
 * opening that passes through their position; those with the same order of moves come first, the shorter before the longer.
 */
export function searchLibrary(query: string): readonly LibraryOpening[] {
  const packed = movesOf(query)
  if (packed) {
    let hash = 0
    playPacked(packed, (_move, position) => (hash = position))
    const rank = (opening: LibraryOpening) =>
      (opening.packed.startsWith(packed) ? 0 : 1000) + opening.packed.length
    return (byPosition.get(hash) ?? []).toSorted((one, other) => rank(one) - rank(other))
  }
  const words = wordsOf(query)
  if (words.length === 0) return libraryOpenings
  return lines.filter(({ text }) => words.every((word) => text.includes(word))).map(({ opening }) => opening)
}
