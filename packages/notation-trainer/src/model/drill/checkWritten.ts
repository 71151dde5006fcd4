import { readMove } from '../notation.ts'
import type { MadeMove } from '../ply.ts'
import type { NotationForm, NotationStyle } from '../trainerData.ts'
import { readTyped, type Typed } from '../typed.ts'
import type { Question } from './questions.ts'

/** The meaning of what was written for a move: as in the move field, or the verdict on the move. */
export type Written =
  | Exclude<Typed, { readonly kind: 'move' }>
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  /** The right move in the form that is not asked for. */
  | { readonly kind: 'otherForm' }

/** Whether two moves go between the same squares and promote to the same piece. */
export const isSameMove = (one: MadeMove, other: MadeMove) =>
  one.from === other.from && one.to === other.to && one.promotion === other.promotion

/** Whether a readable text has the form that is asked for; castling has one form only. */
function hasForm(text: string, style: NotationStyle, form: NotationForm, san: string) {
  const written = readMove(text, style)
  if (!written || written.castling) return true
  const isLong = written.from !== undefined
  // Three queens of one colour can make even the short form name the whole square.
  return isLong === (form === 'long') || (isLong && /^[QRBN][a-h][1-8]x?[a-h][1-8]/.test(san))
}

/**
 * Judges what was written for a move. Signs are read as in the move field: any dash or none, check and mate left out
 * or not, `O-O` for `0-0`, `e. p.`.
 *
 * @param entered whether Enter was pressed; only a move from square to square counts without it
 */
export function checkWritten(
  text: string,
  { before, ply }: Pick<Question, 'before' | 'ply'>,
  style: NotationStyle,
  form: NotationForm,
  entered: boolean,
): Written {
  const typed = readTyped(text, style, before, entered)
  if (typed.kind !== 'move') return typed
  if (typed.move === 'impossible' || !isSameMove(typed.move, ply)) return { kind: 'wrong' }
  return { kind: hasForm(text, style, form, ply.san) ? 'right' : 'otherForm' }
}
