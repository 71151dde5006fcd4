import { Chess } from 'chess.js'
import { foreignStyle, isLongMove, readMove } from './notation.ts'
import type { NotationStyle } from './trainerData.ts'
import { isPromotionPiece, type MadeMove, type Promotion, type Square } from './ply.ts'
import { findMove, isPromotion } from './rules.ts'

/** The meaning of the text in the move field. */
export type Typed =
  /** Not a move yet: wait for more. */
  | { readonly kind: 'incomplete' }
  /** A move to be judged; `'impossible'` when no piece can make it. */
  | { readonly kind: 'move'; readonly move: MadeMove | 'impossible' }
  /** No piece stands where it starts: the field is cleared. */
  | { readonly kind: 'empty'; readonly square: Square }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'foreign'; readonly style: NotationStyle }
  | { readonly kind: 'ambiguous'; readonly from: readonly Square[] }
  | { readonly kind: 'promotionMissing' }

/**
 * Reads the move field in a position. A move from square to square counts as soon as it is complete;
 * every other form waits for Enter, because `Sf3` may go on as `Sf3xd4` and `0-0` as `0-0-0`.
 *
 * @param fen the position, with the side to move
 * @param entered whether Enter was pressed
 * @throws where the FEN is no position
 */
export function readTyped(text: string, style: NotationStyle, fen: string, entered: boolean): Typed {
  const written = readMove(text, style)
  if (!written || (!entered && !isLongMove(text, style))) {
    if (!entered) return { kind: 'incomplete' }
    const foreign = foreignStyle(text, style)
    return foreign ? { kind: 'foreign', style: foreign } : { kind: 'unreadable' }
  }
  const game = new Chess(fen)
  if (!written.castling && written.from) {
    const { from } = written
    const piece = game.get(from)
    if (!piece) return { kind: 'empty', square: from }
    if (written.piece && written.piece !== piece.type) return { kind: 'move', move: 'impossible' }
    return longMove(fen, from, written.to, written.promotion, entered)
  }
  const found = findMove(game, written)
  if (found.kind === 'illegal') return { kind: 'move', move: 'impossible' }
  if (found.kind !== 'move') return found
  const { from, to, promotion } = found.move
  return { kind: 'move', move: { from, to, promotion: isPromotionPiece(promotion) ? promotion : undefined } }
}

function longMove(
  fen: string,
  from: Square,
  to: Square,
  promotion: Promotion | undefined,
  entered: boolean,
): Typed {
  if (!promotion && isPromotion(fen, from, to)) {
    return { kind: entered ? 'promotionMissing' : 'incomplete' }
  }
  return { kind: 'move', move: { from, to, promotion } }
}
