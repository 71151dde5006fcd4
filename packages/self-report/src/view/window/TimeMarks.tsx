import type { TimeAxis } from '../../model/trend.ts'
import { useSelfReport } from '../SelfReportContext.ts'

/** The line of time below the lanes. */
export function TimeMarks({ axis }: { axis: TimeAxis }) {
  const { labels } = useSelfReport()
  return (
    <div className="self-report-lane self-report-time">
      <svg className="self-report-drawing" width="100%" height="24" aria-hidden="true">
        <line className="self-report-mark" x1="0" x2="100%" y1="0.5" y2="0.5" />
        {axis.marks.map(({ x, date, isYear }) => (
          <g key={date}>
            <line className="self-report-mark" x1={`${x}%`} x2={`${x}%`} y1="0" y2={isYear ? 9 : 5} />
            <text x={`${x}%`} dx={x > 92 ? -3 : 3} y="19" textAnchor={x > 92 ? 'end' : 'start'}>
              {labels.mark(date, isYear)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
