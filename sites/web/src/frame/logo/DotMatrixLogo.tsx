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
  /** Size of the matrix in dots. */
  columns: number
  rows: number
  /** The lit dots as pairs of column and row, in the order in which they light up. */
  lit: ReadonlyArray<readonly [column: number, row: number]>
}

/**
 * A word on a dot matrix. Its dots light up one after the other when the document opens (in CSS, so before
 * any script), then rest; `answerPointer` makes them answer the pointer.
 */
export const DotMatrixLogo = memo(function DotMatrixLogo({ label, columns, rows, lit }: DotMatrixLogoProps) {
  const litDots = new Set(lit.map(([column, row]) => column * rows + row))
  const dark = Array.from({ length: columns * rows }, (_, dot) => dot).filter((dot) => !litDots.has(dot))
  return (
    <svg
      className="logo"
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      role="img"
      aria-label={label}
      {...mark(logoMark)}
      suppressHydrationWarning
    >
      {/* The dark dots never change: one path of points with round ends. */}
      <path
        className="logo-dark"
        strokeWidth={darkWidth}
        d={dark.map((dot) => `M${middle(Math.floor(dot / rows))} ${middle(dot % rows)}h0`).join('')}
      />
      <g>
        {lit.map(([column, row]) => (
          <circle key={`${column} ${row}`} cx={middle(column)} cy={middle(row)} r={litRadius} />
        ))}
      </g>
    </svg>
  )
})
