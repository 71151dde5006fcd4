import { dayNumber, daysInYear, firstOfYear, fromDayNumber, weekdayOf } from '../calendar/date.ts'
import { emptyYear, type WorkDay, type WorkYear, placeOf } from './work.ts'

/** A year that looks like one: busy weeks, a summer away, some Saturdays. The same at every call. */
export function sampleYear(year: number): WorkYear {
  const months: WorkDay[][] = Array.from({ length: 12 }, () => [])
  const start = firstOfYear(year)
  const [first, weekdayOfFirst] = [dayNumber(start), weekdayOf(start)]
  for (let index = 0; index < daysInYear(year); index++) {
    const date = fromDayNumber(first + index)
    const add = (hoursWorked: number, kind?: WorkDay['kind']) =>
      months[placeOf(date)]?.push({ date, hoursWorked, ...(kind && { kind }) })
    const weekday = (weekdayOfFirst + index) % 7
    // A pattern without a short period, so that no two weeks look alike.
    const wave = (index * index * 7 + index * 13) % 61
    const away = (index > 200 && index < 222) || index > 357
    if (away) {
      if (weekday < 5) add(0, 'vacation')
    } else if (index === 40 || index === 41 || index === 290) add(0, 'sick')
    else if (weekday < 5) {
      if (wave > 4) add(quarter(6 + (wave % 17) / 4 + Math.sin(index / 29)))
    } else if (wave > (weekday === 5 ? 34 : 46)) add(quarter(1 + (wave % 13) / 4))
  }
  const empty = emptyYear(year)
  return {
    ...empty,
    sample: true,
    months: empty.months.map((month) => ({ ...month, days: months[month.month] ?? [] })),
  }
}

const quarter = (hours: number) => Math.round(hours * 4) / 4
