import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { seenAt, type PieceCode, type Placement } from '../../model/placement.ts'
import type { Square } from '../../model/ply.ts'

const duration = 160

/** Animates a piece from where it was, given as a CSS transform, to where it is. */
export function glide(piece: Element | null | undefined, from: string) {
  if (!piece || prefersReducedMotion()) return
  piece.animate([{ transform: from }, { transform: 'none' }], { duration, easing: 'ease-out' })
}

/** Shakes a piece after a wrong move. */
export function shake(piece: Element | null | undefined) {
  if (!piece || prefersReducedMotion()) return
  piece.animate(
    [0, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}%)` })),
    { duration: 200 },
  )
}

/** The pieces that moved between two placements; empty if they differ by more than one move. */
export function gliding(before: Placement, after: Placement) {
  const left = new Map<PieceCode, Square[]>()
  for (const [square, code] of before) {
    if (after.get(square) !== code) left.set(code, [...(left.get(code) ?? []), square])
  }
  const moves: Array<{ readonly from: Square; readonly to: Square }> = []
  for (const [to, code] of after) {
    if (before.get(to) === code) continue
    const from = left.get(code)?.shift()
    if (from) moves.push({ from, to })
  }
  return moves.length > 2 ? [] : moves
}

/** The offset from the square of a piece to the one it came from, as a CSS transform. */
export function wayBack(from: Square, to: Square, flipped: boolean) {
  const start = seenAt(from, flipped)
  const end = seenAt(to, flipped)
  return `translate(${(start.column - end.column) * 100}%, ${(start.row - end.row) * 100}%)`
}
