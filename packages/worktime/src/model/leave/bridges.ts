import { addDays, daysInYear, weekdayOf, type IsoDate, firstOfYear } from '../calendar/date.ts'
import { isWorkday, planOf } from '../plan/plan.ts'
import { dayIn } from '../record/edit.ts'
import type { WorktimeData, WorkYear } from '../record/work.ts'

/** Days of leave that join weekends and public holidays to one stretch. */
export interface Bridge {
  /** First and last free day. */
  readonly from: IsoDate
  readonly to: IsoDate
  /** The days to take. */
  readonly dates: readonly IsoDate[]
  /** How many days are free in a row. */
  readonly free: number
}

/** The most days of leave of one bridge. */
const MOST = 9
/** Fewer free days for each day of leave are no bridge: a plain week makes 9 of 5. */
const LEAST = 2

/** Bridges of a year after today in which nothing is entered yet, the best first, none upon another. */
export function bridgesOf(
  data: WorktimeData,
  year: WorkYear,
  holidays: ReadonlyMap<IsoDate, unknown>,
  today: IsoDate,
): readonly Bridge[] {
  const plan = planOf(data, year)
  const first = firstOfYear(year.year)
  const length = daysInYear(year.year)
  const dates = Array.from({ length }, (_, day) => addDays(first, day))
  const isFree = dates.map((date) => !isWorkday(plan, date))
  const isTaken = dates.map((date) => date <= today || dayIn(data, date) !== undefined)
  const found: Bridge[] = []
  for (let start = 0; start < length; start++) {
    // A stretch begins with the first free day behind a day of work.
    if (!isFree[start] || (start > 0 && isFree[start - 1])) continue
    const leave: IsoDate[] = []
    let holidayCount = 0
    for (let day = start; day < length; day++) {
      const date = dates[day] ?? first
      if (isFree[day]) {
        if (holidays.has(date) && weekdayOf(date) < 5) holidayCount += 1
      } else if (isTaken[day] || leave.length === MOST) break
      else leave.push(date)
      const isEnd = isFree[day] && !isFree[day + 1]
      const free = day - start + 1
      if (isEnd && leave.length > 0 && holidayCount > 0 && free >= leave.length * LEAST)
        found.push({ from: dates[start] ?? first, to: date, dates: [...leave], free })
    }
  }
  const best = found.toSorted(
    (a, b) =>
      b.free / b.dates.length - a.free / a.dates.length || b.free - a.free || (a.from < b.from ? -1 : 1),
  )
  const chosen: Bridge[] = []
  for (const bridge of best)
    if (chosen.every(({ from, to }) => bridge.to < from || bridge.from > to)) chosen.push(bridge)
  return chosen
}
