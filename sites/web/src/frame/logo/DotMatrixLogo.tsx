import { memo } from 'react'
import { logoMark, mark } from '../../page/marks.ts'
import { pitch } from './pitch.ts'
import './logo.css'

/** Radius of a lit dot, and width of a dark one, in units of the drawing. */
const litRadius = 2.35
const darkWidth = 3

const middle = (index: number) => index * pitch + pitch / 2

export interface DotMatrixLogoProps {
  /** Its name for assistive technology. */
  label: string
  /** Height of the matrix in dots. */
  rows: number
  /** The columns from left to right; bit 0 is the top row, and set for a lit dot. */
  columns: readonly number[]
}

/** A word on a dot matrix that lights up when the document opens (CSS); `answerPointer` makes it answer the pointer. */
export const DotMatrixLogo = memo(function DotMatrixLogo({ label, rows, columns }: DotMatrixLogoProps) {
  const dots = columns.flatMap((bits, column) =>
    Array.from({ length: rows }, (_, row) => ({
      x: middle(column),
      y: middle(row),
      lit: ((bits >> row) & 1) === 1,
    })),
  )
  return (
    <svg
      className="logo"
      viewBox={`0 0 ${columns.length * pitch} ${rows * pitch}`}
      role="img"
      aria-label={label}
      {...mark(logoMark)}
      suppressHydrationWarning
    >
      {/* The dark dots never change: one path of points with round ends. */}
      <path
        className="logo-dark"
        strokeWidth={darkWidth}
        d={dots.map(({ x, y, lit }) => (lit ? '' : `M${x} ${y}h0`)).join('')}
      />
      <g>{dots.map(({ x, y, lit }) => lit && <circle key={`${x} ${y}`} cx={x} cy={y} r={litRadius} />)}</g>
    </svg>
  )
})
