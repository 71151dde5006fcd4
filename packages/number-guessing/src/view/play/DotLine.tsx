import { sizeOf, type NumberRange } from '../../model/range.ts'
import type { Segment } from '../../model/turns.ts'

/** Room for one dot, in units of the drawing. */
const PITCH = 3
const MOST_DOTS = 100

interface DotLineProps {
  range: NumberRange
  segments: readonly Segment[]
  guess?: number | undefined
}

/** The range as dots, possible numbers lit; one dot for several above a hundred. Pale: possible only after a lie. */
export function DotLine({ range, segments, guess }: DotLineProps) {
  const size = sizeOf(range)
  const dots = Math.min(size, MOST_DOTS)
  const width = dots * PITCH
  const dotOf = (number: number) => Math.floor(((number - range.low) * dots) / size)
  const x = (dot: number) => dot * PITCH + PITCH / 2
  // A dashed line whose dashes have no length and round ends is a row of dots.
  const path = (from: number, to: number) => `M${x(from)} 4h${(to - from) * PITCH + 0.01}`
  return (
    <svg className="number-guessing-line" viewBox={`0 0 ${width} 8`} aria-hidden="true">
      <path className="number-guessing-unlit" d={path(0, dots - 1)} />
      {segments.map((segment) => (
        <path
          key={segment.low}
          className="number-guessing-lit"
          data-lies={segment.lies}
          d={path(dotOf(segment.low), dotOf(segment.high))}
        />
      ))}
      {guess !== undefined && guess >= range.low && guess <= range.high && (
        <circle className="number-guessing-mark" cx={x(dotOf(guess))} cy={4} r={2.1} />
      )}
    </svg>
  )
}
