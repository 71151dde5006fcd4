import {
  addDays,
  daysBetween,
  earlier,
  later,
  type IsoDate,
  firstOfYear,
  lastOfYear,
} from '../calendar/date.ts'
import { entriesOf } from '../record/edit.ts'
import { kindOf, minutesOf, type WorkYear } from '../record/work.ts'
import { isWorkday } from '../plan/plan.ts'
import { recentFrom, type Account } from './account.ts'

/** The figures of an account that the balance shows, each on a line of its own. */
export type AccountLine =
  | 'start'
  | 'end'
  | 'target'
  | 'carryOver'
  | 'worked'
  | 'vacation'
  | 'sick'
  | 'comp'
  | 'planned'
  | 'outside'
  | 'yearTarget'
  | 'missing'
  | 'perDayLeft'
  | 'daysAtLimit'
  | 'average'
  | 'recent'

/** All days from one to another. */
const daysFrom = (from: IsoDate, to: IsoDate): readonly IsoDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day))

/** The days that a figure of the account comes from. Worked out only for the one that is looked at. */
export function datesOf(
  year: WorkYear,
  account: Account,
  line: AccountLine,
  today: IsoDate,
): readonly IsoDate[] {
  const { start, end, plan } = account
  const workdays = (from: IsoDate, to: IsoDate) => daysFrom(from, to).filter((date) => isWorkday(plan, date))
  const until = earlier(today, end)
  const entries = year.months.flatMap(({ days }) => days)
  const counted = entries.filter(({ date }) => date >= start && date <= until)
  const next = later(start, addDays(today, 1))
  switch (line) {
    case 'start':
      return daysFrom(firstOfYear(year.year), addDays(start, -1))
    case 'end':
      return daysFrom(addDays(end, 1), lastOfYear(year.year))
    case 'target':
    case 'average':
      return workdays(start, until)
    case 'worked':
      return counted.filter((day) => minutesOf(day) > 0).map(({ date }) => date)
    case 'vacation':
    case 'sick':
    case 'comp':
      return counted.filter((day) => kindOf(day) === line).map(({ date }) => date)
    case 'planned':
      return entries.filter(({ date }) => date >= next && date <= end).map(({ date }) => date)
    case 'outside':
      return entries.filter(({ date }) => date < start || date > end).map(({ date }) => date)
    case 'carryOver':
      return []
    case 'yearTarget':
      return workdays(start, end)
    case 'recent':
      return account.daysToDate === 0 ? [] : workdays(recentFrom(account, today), until)
    default:
      return workdays(next, end).filter((date) => !year.months.some((month) => entriesOf(month).has(date)))
  }
}
