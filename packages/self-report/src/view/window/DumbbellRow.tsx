import type { Dumbbell } from '../../model/compare.ts'
import { useLater } from '../useLater.ts'

const HEIGHT = 40
const MIDDLE = HEIGHT / 2

/** Left and right of the outermost steps, in percent. */
const MARGIN = 4

interface DumbbellRowProps {
  row: Dumbbell
  /** The highest step of the scale. */
  steps: number
  /** A value in words. */
  text: (value: number | undefined) => string
}

/** One row of a comparison: a hollow dot where it was, a lit one where it is, and a bar between them. */
export function DumbbellRow({ row, steps, text }: DumbbellRowProps) {
  const { labels } = useLater()
  const { name, low, high, from, to } = row
  const difference = from === undefined || to === undefined ? undefined : to - from
  const values = from === undefined ? text(to) : labels.pair(name, text(from), text(to))
  return (
    <>
      <span className="self-report-row-name">{name}</span>
      <span className="self-report-track">
        <DumbbellDrawing from={from} to={to} steps={steps} />
        {(low || high) && (
          <span className="self-report-poles" aria-hidden="true">
            <span>{low}</span>
            <span>{high}</span>
          </span>
        )}
      </span>
      <span className="self-report-difference">
        <span className="ui-visually-hidden">{values}, </span>
        {from === undefined && to !== undefined ? text(to) : labels.difference(difference)}
      </span>
    </>
  )
}

interface DumbbellDrawingProps {
  from?: number | undefined
  to?: number | undefined
  steps: number
}

/** The scale with its dumbbell alone. */
export function DumbbellDrawing({ from, to, steps }: DumbbellDrawingProps) {
  const x = (value: number) => `${MARGIN + ((value - 1) / (steps - 1)) * (100 - 2 * MARGIN)}%`
  return (
    <svg className="self-report-drawing" width="100%" height={HEIGHT} aria-hidden="true">
      <line className="self-report-scale" x1={x(1)} x2={x(steps)} y1={MIDDLE} y2={MIDDLE} />
      {Array.from({ length: steps }, (_, index) => (
        <circle key={index} className="self-report-tick" cx={x(index + 1)} cy={MIDDLE} r="2.5" />
      ))}
      {from !== undefined && to !== undefined && (
        <line className="self-report-bar" x1={x(from)} x2={x(to)} y1={MIDDLE} y2={MIDDLE} />
      )}
      {from !== undefined && (
        <circle className="self-report-was" cx={x(from)} cy={MIDDLE} r={from === to ? 10 : 7} />
      )}
      {to !== undefined && <circle className="self-report-is" cx={x(to)} cy={MIDDLE} r="7" />}
    </svg>
  )
}
