import { memo } from 'react'
import { dayOfYear, daysInMonth, isoDate, type IsoDate, firstOfMonth } from '../../model/calendar/date.ts'
import { kindOf, minutesOf, type WorkDay, type WorkMonth, numberOf } from '../../model/record/work.ts'
import type { DotLayout } from './dotLayout.ts'
import { dotPath } from './UnlitYear.tsx'

interface MonthDotsProps {
  year: number
  month: WorkMonth
  layout: DotLayout
  /** First and last day of the account: days outside are fainter. */
  start: IsoDate
  end: IsoDate
  /** Holidays of the whole year; the same set until the Bundesland changes. */
  holidays: ReadonlyMap<IsoDate, unknown>
  /** Where given, only these days are lit in full. */
  highlighted: ReadonlySet<IsoDate> | undefined
}

/** Hours that fill a dot. */
const FULL = 600

interface DotProps {
  day: WorkDay
  layout: DotLayout
  dim: boolean
}

/** One day. Of a month that changed, only its changed days are drawn again. */
const Dot = memo(function Dot({ day, layout, dim }: DotProps) {
  const { x, y } = layout.place(day.date)
  const { radius } = layout
  const share = Math.min(1, minutesOf(day) / FULL)
  const kind = kindOf(day)
  const common = { 'data-dim': dim || undefined }
  return (
    <>
      {share > 0 && (
        <circle
          {...common}
          className="worktime-lit"
          cx={x}
          cy={y}
          r={(0.32 + 0.68 * Math.sqrt(share)) * radius}
          fillOpacity={0.45 + 0.55 * share}
        />
      )}
      {(kind === 'vacation' || kind === 'sick') && (
        <circle {...common} className="worktime-ring" data-kind={kind} cx={x} cy={y} r={radius * 0.72} />
      )}
      {kind === 'comp' && (
        <path {...common} className="worktime-ring" d={`M${x - radius * 0.6} ${y}h${radius * 1.2}`} />
      )}
    </>
  )
})

/** The dots of one month. They are drawn again only when the month itself, or what is shown of it, changed. */
export const MonthDots = memo(function MonthDots({
  year,
  month,
  layout,
  start,
  end,
  holidays,
  highlighted,
}: MonthDotsProps) {
  return (
    <g>
      <UnlitDots
        year={year}
        month={numberOf(month)}
        layout={layout}
        start={start}
        end={end}
        holidays={holidays}
      />
      {month.days.map((day) => (
        <Dot
          key={day.date}
          day={day}
          layout={layout}
          dim={highlighted ? !highlighted.has(day.date) : false}
        />
      ))}
    </g>
  )
})

type UnlitDotsProps = Omit<MonthDotsProps, 'month' | 'highlighted'> & {
  /** 1 to 12. */
  month: number
}

/** What is behind the entries of a month: its unlit dots and its holidays. */
const UnlitDots = memo(function UnlitDots({ year, month, layout, start, end, holidays }: UnlitDotsProps) {
  const length = daysInMonth(year, month)
  const first = dayOfYear(firstOfMonth(year, month))
  // Where the account begins or ends within the month, its days are of two kinds.
  const inside = (date: IsoDate) => date >= start && date <= end
  const dates = Array.from({ length }, (_, index) => isoDate(year, month, index + 1))
  const from = dates.findIndex(inside)
  const to = dates.findLastIndex(inside) + 1
  const width = layout.radius * 2
  return (
    <>
      {from > 0 || to < length ? (
        <path
          className="worktime-unlit"
          data-outside=""
          d={dotPath(layout, year, first, first + length)}
          strokeWidth={width * 0.5}
        />
      ) : null}
      {from >= 0 && (
        <path
          className="worktime-unlit"
          d={dotPath(layout, year, first + from, first + to)}
          strokeWidth={width}
        />
      )}
      {dates.map((date) => {
        if (!holidays.has(date)) return null
        const { x, y } = layout.place(date)
        const half = layout.radius * 0.55
        return (
          <path
            key={date}
            className="worktime-holiday"
            d={`M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`}
          />
        )
      })}
    </>
  )
})
