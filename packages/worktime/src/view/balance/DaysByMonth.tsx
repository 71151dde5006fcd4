import { dayOf, type IsoDate } from '../../model/calendar/date.ts'
import { useLater } from '../useLater.ts'

/** How many days of a month are still listed one by one. */
const LISTED = 12

interface DaysByMonthProps {
  dates: readonly IsoDate[]
  /** Of these only a half counts. */
  halves?: ReadonlySet<IsoDate> | undefined
}

/** Days by month: which where they are few, else how many. */
export function DaysByMonth({ dates, halves }: DaysByMonthProps) {
  const { labels } = useLater()
  if (dates.length === 0) return null
  return (
    <ul>
      {[...Map.groupBy(dates, (date) => date.slice(0, 7))].map(([month, days]) => (
        <li key={month}>
          <span>{labels.month(Number(month.slice(5)))}</span>
          <span>
            {days.length > LISTED
              ? labels.dayCount(days.length)
              : days.map((date) => `${halves?.has(date) ? '½\u202f' : ''}${dayOf(date)}.`).join(' ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
