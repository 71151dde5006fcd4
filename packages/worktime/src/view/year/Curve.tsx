import { area, line } from 'd3-shape'
import { memo } from 'react'
import type { Account } from '../../model/account/account.ts'
import { bandOf, type BandPoint, type CurvePoint } from '../../model/account/curve.ts'
import { daysBetween, isoDate, monthOf, type IsoDate } from '../../model/calendar/date.ts'
import type { WorkYear } from '../../model/record/work.ts'
import { linearScale } from './linearScale.ts'
import { useWorktime } from '../WorktimeContext.ts'

interface CurveProps {
  year: WorkYear
  account: Account
  curve: readonly CurvePoint[]
  /** The day that the cursor stands on. */
  selected: IsoDate
  narrow: boolean
}

/** How the sum grew against its target, and the band in which the target can still be reached. */
export const Curve = memo(function Curve({ year, account, curve, selected, narrow }: CurveProps) {
  const { labels } = useWorktime()
  const [width, height, left, right, top, bottom] = narrow
    ? [342, 160, 36, 6, 20, 12]
    : [731, 214, 34, 8, 22, 14]
  const now = account.carryOver + account.actual
  const end = account.projection ? account.carryOver + account.projection.recent : now
  const highest = Math.max(account.target, now, end, 60)
  const lowest = Math.min(0, account.carryOver, ...curve.map(({ actual }) => actual))
  const x = linearScale([0, Math.max(1, account.days - 1)], [left, width - right])
  const y = linearScale([lowest, highest], [height - bottom, top])
  const actual = line<CurvePoint>(
    ({ day }) => x(day),
    (point) => y(point.actual),
  )
  const band = area<BandPoint>(
    ({ day }) => x(day),
    ({ low }) => y(low),
    ({ high }) => y(high),
  )
  const last = curve.at(-1)
  const cursor = curve[daysBetween(account.start, selected)]
  const firstMonth = monthOf(account.start)
  const months = Array.from({ length: 12 }, (_, month) => month).filter(
    (month) => month > firstMonth && isoDate(year.year, month, 1) <= account.end,
  )
  return (
    <svg
      className="worktime-curve"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={labels.curve(account)}
    >
      <g className="worktime-axis">
        <path d={`M${left} ${y(0)}H${width - right}`} />
        {months.map((month) => (
          <path key={month} d={`M${x(daysBetween(account.start, isoDate(year.year, month, 1)))} ${y(0)}v4`} />
        ))}
        <text x={0} y={y(0) + 4}>
          0
        </text>
        <text x={width - right} y={y(account.target) - 6} textAnchor="end">
          {`${labels.target} ${labels.hours(account.target)}`}
        </text>
      </g>
      <path className="worktime-band" d={band(bandOf(account)) ?? undefined} />
      <path
        className="worktime-target"
        d={`M${x(0)} ${y(account.perDay)}L${x(account.days - 1)} ${y(account.target)}`}
      />
      {last && account.projection && (
        <path
          className="worktime-projection"
          d={`M${x(last.day)} ${y(last.actual)}L${x(account.days - 1)} ${y(end)}`}
        />
      )}
      <path className="worktime-actual" d={actual(curve) ?? undefined} />
      {last && <circle className="worktime-now" cx={x(last.day)} cy={y(last.actual)} r="3.5" />}
      {cursor && (
        <g className="worktime-cursor-line">
          <path d={`M${x(cursor.day)} ${top - 4}V${height - bottom}`} />
          <circle cx={x(cursor.day)} cy={y(cursor.actual)} r="3" />
        </g>
      )}
    </svg>
  )
})
