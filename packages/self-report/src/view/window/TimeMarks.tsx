import type { TimeAxis } from '../../model/trend.ts'
import { useLater } from '../useLater.ts'

/** From here on, in percent, the word of a mark stands before it, and over that of a mark less than a word's width away. */
const END = 92
const WORD = 18

/** The line of time below the lanes. */
export function TimeMarks({ axis }: { axis: TimeAxis }) {
  const { labels } = useLater()
  return (
    <div className="self-report-lane self-report-time">
      <svg className="self-report-drawing" width="100%" height="24" aria-hidden="true">
        <line className="self-report-mark" x1="0" x2="100%" y1="0.5" y2="0.5" />
        {axis.marks.map(({ x, date, isYear }, index) => (
          <g key={date}>
            <line className="self-report-mark" x1={`${x}%`} x2={`${x}%`} y1="0" y2={isYear ? 9 : 5} />
            {(x <= END || x - (axis.marks[index - 1]?.x ?? 0) >= WORD) && (
              <text x={`${x}%`} dx={x > END ? -3 : 3} y="19" textAnchor={x > END ? 'end' : 'start'}>
                {labels.mark(date, isYear)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}
