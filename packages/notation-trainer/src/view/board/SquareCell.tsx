import { memo } from 'react'
import type { PieceCode } from '../../model/placement.ts'
import type { Square } from '../../model/ply.ts'
import { Piece } from './Piece.tsx'

interface SquareCellProps {
  square: Square
  /** Accessible name: the square and the piece on it. */
  name: string
  code: PieceCode | undefined
  dark: boolean
  /** Whether it is the tab stop of the board. */
  tabStop: boolean
  selected: boolean
  /** Whether the selected piece may go there. */
  target: boolean
  /** Whether the last move went from or to it. */
  last: boolean
  hint: boolean
  /** Coordinates at the edge of the board; generated content, as the accessible name has them. */
  file: string | undefined
  rank: string | undefined
}

/** One square, memoised. */
export const SquareCell = memo(function SquareCell({
  square,
  name,
  code,
  dark,
  tabStop,
  selected,
  target,
  last,
  hint,
  file,
  rank,
}: SquareCellProps) {
  return (
    <div
      role="gridcell"
      className="notation-trainer-square"
      data-square={square}
      data-dark={dark || undefined}
      data-target={target || undefined}
      data-last={last || undefined}
      data-hint={hint || undefined}
      aria-label={name}
      aria-selected={selected}
      tabIndex={tabStop ? 0 : -1}
    >
      {rank && <span className="notation-trainer-rank-name" data-name={rank} />}
      {file && <span className="notation-trainer-file-name" data-name={file} />}
      {code && <Piece code={code} />}
    </div>
  )
})
