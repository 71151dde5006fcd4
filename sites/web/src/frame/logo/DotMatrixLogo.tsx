import { memo } from 'react'
import { logoMark, mark } from '../../page/marks.ts'
import { setOnMatrix } from './dotMatrixFont.ts'
import { pitch } from './pitch.ts'
import './logo.css'

/** Radius of a lit dot, and width of a dark one, in units of the drawing. */
const litRadius = 2.35
const darkWidth = 3

const middle = (index: number) => index * pitch + pitch / 2

/**
 * The brand on a dot matrix. Its dots light up one after the other when the document opens (in CSS,
 * so before any script), then rest; `answerPointer` makes them answer the pointer.
 */
export const DotMatrixLogo = memo(function DotMatrixLogo({ words }: { words: readonly string[] }) {
  const { columns, rows, dots } = setOnMatrix(words)
  const dark = dots.filter(({ lit }) => !lit)
  return (
    <svg
      className="logo"
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      role="img"
      aria-label={words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ')}
      {...mark(logoMark)}
      suppressHydrationWarning
    >
      {/* The dark dots never change: one path of points with round ends. */}
      <path
        className="logo-dark"
        strokeWidth={darkWidth}
        d={dark.map(({ column, row }) => `M${middle(column)} ${middle(row)}h0`).join('')}
      />
      <g>
        {dots
          .filter(({ lit }) => lit)
          .map(({ column, row }) => (
            <circle key={`${column} ${row}`} cx={middle(column)} cy={middle(row)} r={litRadius} />
          ))}
      </g>
    </svg>
  )
})
