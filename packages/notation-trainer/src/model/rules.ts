import { Chess, type Move } from 'chess.js'
import type { WrittenMove } from './notation.ts'
import { isPromotionPiece, promotions, type MadeMove, type Ply, type Square } from './ply.ts'

const movesFrom = (game: Chess, square: Square): Move[] => game.moves({ square, verbose: true })

/**
 * The squares to which the piece on a square may legally move; none where no piece of the side to move stands.
 *
 * @throws where the FEN is no position
 */
export function targetsFrom(fen: string, square: Square): Square[] {
  const game = new Chess(fen)
  // chess.js generates no moves for the side that is not to move.
  return [...new Set(movesFrom(game, square).map((move) => move.to))]
}

/**
 * The legal moves between two squares: four where they are a promotion. Made and taken back, as a list of moves has
 * chess.js write each one down, for which it generates all of them again.
 */
function movesBetween(game: Chess, from: Square, to: Square): Move[] {
  const isLast = game.get(from)?.type === 'p' && /[18]/.test(to)
  return (isLast ? promotions : [undefined]).flatMap((promotion) => {
    try {
      const move = game.move({ from, to, ...(promotion && { promotion }) })
      game.undo()
      return [move]
    } catch {
      return []
    }
  })
}

/**
 * Whether a legal move between two squares is a promotion.
 *
 * @throws where the FEN is no position
 */
export const isPromotion = (fen: string, from: Square, to: Square) =>
  movesBetween(new Chess(fen), from, to).some((move) => move.promotion !== undefined)

/** Reads a FEN as chess.js does. @returns `undefined` when it is no position */
export function readStart(fen: string): Chess | undefined {
  try {
    return new Chess(fen)
  } catch {
    return undefined
  }
}

/** The legal move that a written move denotes in a position, or why there is none. */
export type Found =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'illegal' }
  | { readonly kind: 'ambiguous'; readonly from: readonly Square[] }
  | { readonly kind: 'promotionMissing' }

function castlingMoves(game: Chess, side: 'short' | 'long') {
  const [king] = game.findPiece({ type: 'k', color: game.turn() })
  if (!king) return []
  return movesFrom(game, king).filter((move) =>
    side === 'short' ? move.isKingsideCastle() : move.isQueensideCastle(),
  )
}

/** Finds the legal move that a written move denotes. */
export function findMove(game: Chess, written: WrittenMove): Found {
  if (written.castling) {
    const [move] = castlingMoves(game, written.castling)
    return move ? { kind: 'move', move } : { kind: 'illegal' }
  }
  const { file, rank, from, to } = written
  // Without a letter the long form names any piece by its square; the short form means a pawn.
  const type = written.piece ?? (from ? undefined : 'p')
  const origins = from
    ? [from]
    : game
        .findPiece({ type: type ?? 'p', color: game.turn() })
        .filter((square) => (!file || square[0] === file) && (!rank || square[1] === rank))
  const candidates = origins.flatMap((square) =>
    movesBetween(game, square, to).filter((move) => !type || move.piece === type),
  )
  const [first] = candidates
  if (!first) return { kind: 'illegal' }
  const origin = [...new Set(candidates.map((move) => move.from))].toSorted()
  if (origin.length > 1) return { kind: 'ambiguous', from: origin }
  if (first.promotion && !written.promotion) return { kind: 'promotionMissing' }
  const move = candidates.find((candidate) => candidate.promotion === written.promotion)
  return move ? { kind: 'move', move } : { kind: 'illegal' }
}

/** A move of chess.js as a ply of a line. */
export function plyOf(made: Move): Ply {
  const castling = made.isKingsideCastle() ? 'short' : made.isQueensideCastle() ? 'long' : undefined
  return {
    color: made.color,
    piece: made.piece,
    from: made.from,
    to: made.to,
    promotion: isPromotionPiece(made.promotion) ? made.promotion : undefined,
    capture: made.isCapture() || made.isEnPassant(),
    castling,
    check: made.san.endsWith('#') ? '#' : made.san.endsWith('+') ? '+' : '',
    san: made.san,
    after: made.after,
  }
}

/** Makes a move that `findMove` found and returns it as a ply of a line. */
export const play = (game: Chess, { from, to, promotion }: Move): Ply =>
  plyOf(game.move({ from, to, ...(promotion && { promotion }) }))

/** Makes a move in a position (FEN). @returns `undefined` when it is illegal, or the FEN is no position */
export function plyFrom(fen: string, { from, to, promotion }: MadeMove): Ply | undefined {
  const game = readStart(fen)
  const move = game && movesBetween(game, from, to).find((each) => each.promotion === promotion)
  return move && play(game, move)
}
