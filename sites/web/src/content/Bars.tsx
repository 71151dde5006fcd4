export interface Bar {
  readonly label: string
  readonly value: number
  /** The value as it is written at the end of its row. */
  readonly written: string
  /** Whether it is the one that the drawing is about. */
  readonly marked?: boolean
}

const row = 36

/** Height of these bars in a drawing. */
export const heightOfBars = (bars: readonly Bar[]) => bars.length * row

/** Horizontal bars from zero, each below its label: rows of a drawing. */
export function Bars({ bars, top = 0 }: { bars: readonly Bar[]; top?: number }) {
  const most = Math.max(...bars.map(({ value }) => value))
  return bars.map(({ label, value, written, marked }, index) => {
    const y = top + index * row
    return (
      <g key={label}>
        <text x={0} y={y + 15}>
          {label}
        </text>
        <text x={400} y={y + 15} className="drawing-value">
          {written}
        </text>
        <rect className="drawing-track" x={0} y={y + 21} width={400} height={7} />
        <rect
          className={marked ? 'drawing-mark' : 'drawing-bar'}
          x={0}
          y={y + 21}
          width={Math.max(1, (value / most) * 400)}
          height={7}
        />
      </g>
    )
  })
}
