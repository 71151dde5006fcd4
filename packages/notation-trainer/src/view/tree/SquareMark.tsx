import type { DrawingColor } from '../../model/pgn/drawing.ts'
import { seenAt } from '../../model/placement.ts'
import type { Square } from '../../model/ply.ts'

interface SquareMarkProps {
  square: Square
  color: DrawingColor
  flipped: boolean
  /** Whether it is the start of an arrow that waits for its target. */
  isStarted?: boolean
}

/** A ring around a coloured square, one unit a square. */
export function SquareMark({ square, color, flipped, isStarted }: SquareMarkProps) {
  const { column, row } = seenAt(square, flipped)
  return (
    <svg
      className="notation-trainer-arrow notation-trainer-square-mark"
      viewBox="0 0 8 8"
      aria-hidden="true"
      data-color={color}
      data-mark={square}
      data-started={isStarted}
    >
      <circle cx={column + 0.5} cy={row + 0.5} r={0.43} />
    </svg>
  )
}
