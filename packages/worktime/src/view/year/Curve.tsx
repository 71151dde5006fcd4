import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { Account } from '../../model/account/account.ts'
import { bandOf, totalOn, type MonthCurve } from '../../model/account/curve.ts'
import { daysBetween, monthOf, type IsoDate, firstOfMonth } from '../../model/calendar/date.ts'
import { targetOf, type Plan } from '../../model/plan/plan.ts'
import { usePaintedAtom } from '../device/usePaintedAtom.ts'
import { useWorktime } from '../WorktimeContext.ts'
import { axisOf, linearScale } from './linearScale.ts'
import { linePath } from './linePath.ts'

interface CurveProps {
  /** The day that the cursor stands on. */
  selected: IsoDate
  narrow: boolean
}

/** How the sum grew against its target. It is drawn after the entry itself, in a frame of its own. */
export const Curve = memo(function Curve(props: CurveProps) {
  const { state } = useWorktime()
  const account = usePaintedAtom(state.account)
  const curve = usePaintedAtom(state.curve)
  const other = usePaintedAtom(state.otherPlan)
  const whatIf = useAtomValue(state.whatIf)
  return account.empty ? null : (
    <Drawing {...props} account={account} curve={curve} other={other} whatIf={whatIf} />
  )
})

interface DrawingProps extends CurveProps {
  account: Account
  curve: readonly MonthCurve[]
  /** The plan of the other model, where there is a contract. */
  other: Plan | undefined
  /** The totals of the days to come, where a pace is tried in place of the recent one. */
  whatIf: readonly number[] | undefined
}

interface MonthLineProps {
  sums: readonly number[]
  /** Pixels of a day and of a minute. */
  dayWidth: number
  minuteHeight: number
  x: number
  y: number
}

/** The line of one month. A change before it moves it; only a change in it draws it again. */
const MonthLine = memo(function MonthLine({ sums, dayWidth, minuteHeight, x, y }: MonthLineProps) {
  return (
    <path
      className="worktime-actual"
      transform={`translate(${x} ${y})`}
      d={linePath([0, ...sums].map((sum, index) => [index * dayWidth, -sum * minuteHeight]))}
    />
  )
})

interface TargetLineProps extends Omit<MonthLineProps, 'sums'> {
  plan: Plan
  /** The first day in the year, and how many days. */
  from: number
  days: number
  /** The line of the model that the account does not follow. */
  isOther?: boolean
}

/** What a plan asks for up to each day: straight in the model of the year, in steps by a contract. */
const TargetLine = memo(function TargetLine(props: TargetLineProps) {
  const { plan, from, days, dayWidth, minuteHeight, x, y, isOther } = props
  const points = plan.model === 'year' ? [0, days] : Array.from({ length: days + 1 }, (_, day) => day)
  return (
    <path
      className="worktime-target"
      data-other={isOther || undefined}
      d={linePath(
        points.map((day) => [
          x + day * dayWidth,
          y - (plan.targetBefore(from + day) - plan.targetBefore(from)) * minuteHeight,
        ]),
      )}
    />
  )
})

/** The sum, its target, and the band in which the target can still be reached. */
const Drawing = memo(function Drawing({ account, curve, other, whatIf, selected, narrow }: DrawingProps) {
  const { labels } = useWorktime()
  const [width, height, left, right, top, bottom] = narrow
    ? [342, 174, 44, 6, 20, 18]
    : [731, 274, 44, 8, 22, 20]
  const now = account.total
  const end = whatIf?.at(-1) ?? account.projection?.recent ?? now
  const otherTarget = other ? targetOf(other, account.start, account.end) : 0
  const starts = curve.map(({ total }) => total)
  const axis = axisOf(
    Math.min(0, now, ...starts) / 60,
    Math.max(account.target, otherTarget, now, end, 60) / 60,
  )
  const ticks = axis.ticks.map((hours) => hours * 60)
  const x = linearScale([-1, Math.max(1, account.days - 1)], [left, width - right])
  const y = linearScale([axis.domain[0] * 60, axis.domain[1] * 60], [height - bottom, top])
  const [dayWidth, minuteHeight] = [x(1) - x(0), y(0) - y(1)]
  const band = bandOf(account)
  const edge = linePath([
    ...band.map(({ day, low }) => [x(day), y(low)] as const),
    ...band.toReversed().map(({ day, high }) => [x(day), y(high)] as const),
  ])
  const lastDay = account.daysToDate - 1
  const cursorDay = daysBetween(account.start, selected)
  const cursor = totalOn(curve, account, selected)
  const firstMonth = monthOf(account.start)
  const months = Array.from(
    { length: monthOf(account.end) - firstMonth },
    (_, index) => firstMonth + 1 + index,
  )
  return (
    <svg
      className="worktime-curve"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={labels.curve(account)}
    >
      <g className="worktime-axis">
        {ticks.map((minutes) => (
          <g key={minutes} data-zero={minutes === 0 || undefined}>
            <path d={`M${left} ${y(minutes)}H${width - right}`} />
            <text x={left - 8} y={y(minutes) + 4} textAnchor="end">
              {`${minutes < 0 ? '−' : ''}${labels.count(Math.abs(minutes) / 60)}`}
            </text>
          </g>
        ))}
        {months.map((month) => (
          <g key={month}>
            <path d={`M${x(daysBetween(account.start, firstOfMonth(account.year, month)))} ${y(0)}v4`} />
            <text x={x(daysBetween(account.start, firstOfMonth(account.year, month))) + 4} y={height - 1}>
              {labels.shortMonth(month).slice(0, narrow ? 1 : 3)}
            </text>
          </g>
        ))}
      </g>
      <path className="worktime-band" d={edge && `${edge}Z`} />
      {other && (
        <TargetLine
          plan={other}
          from={account.daysBefore}
          days={account.days}
          dayWidth={dayWidth}
          minuteHeight={minuteHeight}
          x={x(-1)}
          y={y(0)}
          isOther
        />
      )}
      <TargetLine
        plan={account.plan}
        from={account.daysBefore}
        days={account.days}
        dayWidth={dayWidth}
        minuteHeight={minuteHeight}
        x={x(-1)}
        y={y(0)}
      />
      {(whatIf ?? account.projection) && (
        <path
          className="worktime-projection"
          d={linePath([
            [x(lastDay), y(now)],
            ...(whatIf?.map((total, day) => [x(lastDay + 1 + day), y(total)] as const) ?? [
              [x(account.days - 1), y(end)] as const,
            ]),
          ])}
        />
      )}
      {curve.map(({ day, total, sums }) => (
        <MonthLine
          key={day}
          sums={sums}
          dayWidth={dayWidth}
          minuteHeight={minuteHeight}
          x={x(day - 1)}
          y={y(total)}
        />
      ))}
      {lastDay >= 0 && <circle className="worktime-now" cx={x(lastDay)} cy={y(now)} r="3.5" />}
      {cursor !== undefined && (
        <g className="worktime-cursor-line">
          <path d={`M${x(cursorDay)} ${top - 4}V${height - bottom}`} />
          <circle cx={x(cursorDay)} cy={y(cursor)} r="3" />
        </g>
      )}
      {/* On top, so that no line runs through it. */}
      <text className="worktime-goal" x={width - right} y={y(account.target) - 6} textAnchor="end">
        {`${labels.target} ${labels.hours(account.target)}`}
      </text>
    </svg>
  )
})
