import { seenAt } from '../../model/placement.ts'
import type { Square } from '../../model/ply.ts'

interface HintArrowProps {
  from: Square
  to: Square
  flipped: boolean
  /** Colour of a drawn arrow, as PGN has it. */
  color?: string
}

/** An arrow from the middle of one square to the middle of another, one unit a square. */
export function HintArrow({ from, to, flipped, color }: HintArrowProps) {
  const start = seenAt(from, flipped)
  const end = seenAt(to, flipped)
  const [x, y] = [end.column - start.column, end.row - start.row]
  const length = Math.hypot(x, y)
  const angle = (Math.atan2(y, x) * 180) / Math.PI
  const neck = length - 0.5
  return (
    <svg
      className="notation-trainer-arrow"
      viewBox="0 0 8 8"
      aria-hidden="true"
      data-arrow={`${from}-${to}`}
      data-color={color}
    >
      <path
        transform={`translate(${start.column + 0.5} ${start.row + 0.5}) rotate(${angle})`}
        d={`M.28 -.09H${neck}V-.28L${length - 0.08} 0 ${neck} .28V.09H.28z`}
      />
    </svg>
  )
}
