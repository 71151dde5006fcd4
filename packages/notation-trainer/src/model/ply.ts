import type { Color, PieceSymbol, Square } from 'chess.js'

export type { Color, Square }

/** p pawn, n knight, b bishop, r rook, q queen, k king. */
export type PieceType = PieceSymbol

/** A piece that a pawn can become. */
export type Promotion = 'q' | 'r' | 'b' | 'n'

export const promotions: readonly Promotion[] = ['q', 'r', 'b', 'n']

/** Whether a piece is one that a pawn can become. */
export const isPromotionPiece = (piece: string | undefined): piece is Promotion =>
  promotions.some((promotion) => promotion === piece)

/** The usual starting position as FEN. */
export const usualStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
const ranks = [8, 7, 6, 5, 4, 3, 2, 1] as const

/** The 64 squares in reading order from White's side: a8, b8 … h1. */
export const squares: readonly Square[] = ranks.flatMap((rank) =>
  files.map((file): Square => `${file}${rank}`),
)

/** Whether a text is the name of a square, `a1` to `h8`. */
export const isSquare = (text: string | undefined): text is Square =>
  squares.some((square) => square === text)

/** Pieces with a letter in notation, the most valuable first. */
export const officers = ['k', 'q', 'r', 'b', 'n'] as const

/** A move as it is made on the board: its two squares and, for a promotion, the new piece. */
export interface MadeMove {
  readonly from: Square
  readonly to: Square
  readonly promotion?: Promotion | undefined
}

/** One half-move of a line, checked for legality. */
export interface Ply extends MadeMove {
  readonly color: Color
  readonly piece: PieceType
  readonly capture: boolean
  readonly castling?: 'short' | 'long' | undefined
  readonly check: '' | '+' | '#'
  /** The move in English short notation, as PGN files have it. */
  readonly san: string
  /** Position after it, as FEN. */
  readonly after: string
}

/** Number of the full move that ply `index` belongs to, in a line that starts at `start` (FEN). */
export function moveNumber(index: number, start: string) {
  const [, turn, , , , first] = start.split(' ')
  return Number(first ?? 1) + Math.floor((index + (turn === 'b' ? 1 : 0)) / 2)
}

/** Key of a position: its FEN without the counters. */
export const positionKey = (fen: string) => fen.split(' ', 4).join(' ')
