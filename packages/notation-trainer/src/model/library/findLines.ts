import { games } from '../games.ts'
import { pieceLetter } from '../notation.ts'
import { openings } from '../openings.ts'
import { officers, squares, type Ply } from '../ply.ts'
import { checkScript } from '../script.ts'
import { movesOf, searchLibrary } from './library.ts'
import { codeOfSquare, writePacked } from './placed.ts'

/** A line found by its first moves. */
export interface FoundLine {
  readonly title: string
  /** Its moves in German long notation. */
  readonly moves: string
  /** Identifier of a built-in line; an opening of the library has none. */
  readonly id?: string
}

const germanLetter = (piece: string) => {
  const officer = officers.find((each) => each === piece.toLowerCase())
  return officer ? pieceLetter(officer, 'german') : ''
}

const packedOf = (plies: readonly Ply[]) =>
  plies
    .map(({ from, to }) => codeOfSquare(squares.indexOf(from)) + codeOfSquare(squares.indexOf(to)))
    .join('')

/** How many built-in lines are told at most, and how many of their moves are known here. */
const builtInLimit = 2
const knownMoves = 8

let builtIn:
  | ReadonlyArray<{ readonly id: string; readonly title: string; readonly packed: string }>
  | undefined

/** The beginnings of the built-in lines; those from a position of their own are left out. */
const beginnings = () =>
  [...openings, ...games].flatMap(({ id, title, script, start }) => {
    const rows = script.split('\n').slice(0, knownMoves).join('\n')
    const checked = start === undefined ? checkScript(rows, 'german') : undefined
    return checked?.ok ? [{ id, title, packed: packedOf(checked.line.plies) }] : []
  })

/**
 * Finds lines by their first moves in any notation („Sf3“, „1. e4 c5“): built-in ones that begin with them, then
 * openings of the library that pass through their position, the shorter before the longer.
 *
 * @returns none where the text is not moves
 */
export function findLines(text: string, limit = 6): readonly FoundLine[] {
  const packed = movesOf(text)
  if (!packed) return []
  builtIn ??= beginnings()
  const own = builtIn
    .filter((line) => line.packed.startsWith(packed))
    .slice(0, builtInLimit)
    .map(({ id, title, packed: all }) => ({ id, title, moves: writePacked(all, germanLetter) }))
  const named = searchLibrary(text).map(({ name, packed: all }) => ({
    title: name,
    moves: writePacked(all, germanLetter),
  }))
  return [...own, ...named].slice(0, limit)
}
