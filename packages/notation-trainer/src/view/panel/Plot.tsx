const width = 240
const height = 56
const rim = 5

/** A result to be drawn. */
interface Point {
  /** When it was reached, in ms since 1970. */
  readonly at: number
  readonly value: number
  /** Drawn hollow: it does not count. */
  readonly isHollow: boolean
  readonly isBest: boolean
}

export interface PlotProps {
  points: readonly Point[]
  /** Its name for assistive technology. */
  label: string
  write: (value: number) => string
}

/** Results over runs: one dot each, the best one lit. */
export function Plot({ points, label, write }: PlotProps) {
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) =>
    points.length === 1 ? width / 2 : rim + (index / (points.length - 1)) * (width - 2 * rim)
  const y = (value: number) =>
    most === least ? height / 2 : rim + ((most - value) / (most - least)) * (height - 2 * rim)
  const isBest = (value: number) => points.some((point) => point.isBest && point.value === value) || undefined
  return (
    <div className="notation-trainer-plot">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <polyline points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')} />
        {points.map((point, index) => (
          <circle
            key={point.at}
            cx={x(index)}
            cy={y(point.value)}
            r={2.2}
            data-hinted={point.isHollow || undefined}
            data-fastest={point.isBest || undefined}
          />
        ))}
      </svg>
      <span className="notation-trainer-scale" aria-hidden="true">
        <span data-fastest={isBest(most)}>{write(most)}</span>
        {most > least && <span data-fastest={isBest(least)}>{write(least)}</span>}
      </span>
    </div>
  )
}
