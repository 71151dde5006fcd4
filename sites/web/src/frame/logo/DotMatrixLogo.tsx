import { memo } from 'react'
import { setOnMatrix } from './dotMatrixFont.ts'
import './logo.css'

/** Distance of two dots, and their radii when lit and dark, in units of the drawing. */
const pitch = 6
const litRadius = 2.35
const darkRadius = 1.5

/**
 * The brand on a dot matrix. Its dots light up one after the other when the document opens (in CSS,
 * so before any script), then rest; `answerPointer` makes them answer the pointer.
 */
export const DotMatrixLogo = memo(function DotMatrixLogo({ words }: { words: readonly string[] }) {
  const { columns, rows, dots } = setOnMatrix(words)
  return (
    <svg
      className="logo"
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      role="img"
      aria-label={words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ')}
      data-logo=""
      suppressHydrationWarning
    >
      {dots.map(({ column, row, lit }) => (
        <circle
          key={`${column} ${row}`}
          cx={column * pitch + pitch / 2}
          cy={row * pitch + pitch / 2}
          r={lit ? litRadius : darkRadius}
          className={lit ? 'logo-lit' : 'logo-dark'}
          suppressHydrationWarning
        />
      ))}
    </svg>
  )
})
