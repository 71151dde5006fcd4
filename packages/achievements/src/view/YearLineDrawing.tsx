import { useId } from 'react'
import { linePath, type YearLine } from '../model/yearLine.ts'

export const PLOT_HEIGHT = 168
const HEIGHT = PLOT_HEIGHT + 24
/** Between the unlit dots. */
const PITCH = PLOT_HEIGHT / 8
/** From here on dots would cover each other. */
const MANY = 90

interface YearLineDrawingProps {
  line: YearLine
  /** Where today is, in the width of 100. */
  today?: number | undefined
  talks: ReadonlyArray<{ readonly key: string; readonly x: number }>
  talkLabel: string
  markText: (value: number) => string
  selected?: string | undefined
  /** Keys of the entries that the filters leave over. */
  lit?: ReadonlySet<string> | undefined
}

const y = (percent: number) => (percent * PLOT_HEIGHT) / 100

/** The drawn line: widths are percentages, heights pixels, so that no size has to be measured. */
export function YearLineDrawing({
  line,
  today,
  talks,
  talkLabel,
  markText,
  selected,
  lit,
}: YearLineDrawingProps) {
  const grid = useId()
  const { points, marks } = line
  const end = points.at(-1)
  const radius = points.length > MANY ? 2.5 : 4
  const cursor = points.find(({ entry }) => entry.key === selected)
  return (
    <svg className="achievements-drawing" width="100%" height={HEIGHT} aria-hidden="true">
      <defs>
        <pattern id={grid} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
          <circle className="achievements-unlit" cx="2" cy={PITCH / 2} r="1.3" />
        </pattern>
      </defs>
      <rect width="100%" height={PLOT_HEIGHT} fill={`url(#${grid})`} />
      {marks.map(({ x, value }) => (
        <g key={value}>
          <line
            className="achievements-mark"
            x1={`${x}%`}
            x2={`${x}%`}
            y1={PLOT_HEIGHT}
            y2={PLOT_HEIGHT + 5}
          />
          <text x={`${x}%`} dx="3" y={PLOT_HEIGHT + 18}>
            {markText(value)}
          </text>
        </g>
      ))}
      <line className="achievements-mark" x1="0" x2="100%" y1={PLOT_HEIGHT} y2={PLOT_HEIGHT} />
      {talks.map(({ key, x }) => (
        <g key={key} className="achievements-talk">
          <line x1={`${x}%`} x2={`${x}%`} y1="0" y2={PLOT_HEIGHT} />
          <text x={`${x}%`} dx={x > 85 ? -6 : 6} y="9" textAnchor={x > 85 ? 'end' : 'start'}>
            {talkLabel}
          </text>
        </g>
      ))}
      <svg width="100%" height={PLOT_HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="achievements-rise" d={linePath(line, today)} vectorEffect="non-scaling-stroke" />
      </svg>
      {points.map((point) => (
        <circle
          key={point.entry.key}
          className="achievements-dot"
          data-dimmed={lit && !lit.has(point.entry.key) ? '' : undefined}
          cx={`${point.x}%`}
          cy={y(point.y)}
          r={radius}
        />
      ))}
      {today !== undefined && (
        <circle
          className="achievements-today"
          cx={`${today}%`}
          cy={y(end ? (today >= end.x ? end.y : 96) : 96)}
          r="5"
        />
      )}
      {cursor && (
        <circle className="achievements-cursor" cx={`${cursor.x}%`} cy={y(cursor.y)} r={radius + 5} />
      )}
    </svg>
  )
}
