import type { Color, PieceType, Square } from './ply.ts'

/** A piece as the board names it: `wN` is a white knight. */
export type PieceCode = `${Color}${'P' | 'N' | 'B' | 'R' | 'Q' | 'K'}`

/** Which piece stands where. */
export type Placement = ReadonlyMap<Square, PieceCode>

export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

/** The 64 squares in reading order from White's side: a8, b8 … h1. */
export const squares: readonly Square[] = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((rank) =>
  files.map((file) => `${file}${rank}` as Square),
)

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

/** Reads the pieces out of a FEN, whose first field lists them rank by rank from a8. */
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
    const color = sign === sign.toUpperCase() ? 'w' : 'b'
    if (square) placement.set(square, `${color}${sign.toUpperCase()}` as PieceCode)
    index += 1
  }
  return placement
}

export const colorOf = (code: PieceCode) => code[0] as Color

export const typeOf = (code: PieceCode) => code.charAt(1).toLowerCase() as PieceType
