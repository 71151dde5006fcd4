import { squares, type Color, type PieceType, type Square } from './ply.ts'

/** A piece as the board names it: `wN` is a white knight. */
export type PieceCode = `${Color}${Uppercase<PieceType>}`

interface Piece {
  readonly color: Color
  readonly type: PieceType
}

const pieces: Readonly<Record<PieceCode, Piece>> = {
  wP: { color: 'w', type: 'p' },
  wN: { color: 'w', type: 'n' },
  wB: { color: 'w', type: 'b' },
  wR: { color: 'w', type: 'r' },
  wQ: { color: 'w', type: 'q' },
  wK: { color: 'w', type: 'k' },
  bP: { color: 'b', type: 'p' },
  bN: { color: 'b', type: 'n' },
  bB: { color: 'b', type: 'b' },
  bR: { color: 'b', type: 'r' },
  bQ: { color: 'b', type: 'q' },
  bK: { color: 'b', type: 'k' },
}

const isPieceCode = (text: string): text is PieceCode => Object.hasOwn(pieces, text)

/** The pieces by their squares. */
export type Placement = ReadonlyMap<Square, PieceCode>

/** Column 0–7 and row 0–7 as seen on the board, counted from its upper left. */
export function seenAt(square: Square, flipped: boolean) {
  const index = squares.indexOf(square)
  const seen = flipped ? 63 - index : index
  return { column: seen % 8, row: Math.floor(seen / 8) }
}

/** The square seen in a column and row; `undefined` outside of the board. */
export function squareSeenAt(column: number, row: number, flipped: boolean) {
  if (column < 0 || column > 7 || row < 0 || row > 7) return undefined
  const seen = row * 8 + column
  return squares[flipped ? 63 - seen : seen]
}

/** Reads the pieces out of a FEN, whose first field lists them rank by rank from a8; signs that mean none are skipped. */
export function readPlacement(fen: string): Placement {
  const placement = new Map<Square, PieceCode>()
  let index = 0
  for (const sign of fen.split(' ')[0] ?? '') {
    if (sign === '/') continue
    if (sign >= '1' && sign <= '8') {
      index += Number(sign)
      continue
    }
    const square = squares[index]
    const code = `${sign === sign.toUpperCase() ? 'w' : 'b'}${sign.toUpperCase()}`
    if (square && isPieceCode(code)) placement.set(square, code)
    index += 1
  }
  return placement
}

export const colorOf = (code: PieceCode) => pieces[code].color

export const typeOf = (code: PieceCode) => pieces[code].type

export const codeOf = (color: Color, type: PieceType) => {
  const code = `${color}${type.toUpperCase()}`
  if (!isPieceCode(code)) throw new RangeError(`No piece ${code}`)
  return code
}
