import { addDays, daysBetween, later, monthOf, type IsoDate } from '../calendar/date.ts'
import { isWorkday } from '../plan/plan.ts'
import { entriesOf } from '../record/edit.ts'
import type { WorkYear } from '../record/work.ts'
import type { Account } from './account.ts'

/**
 * The total at the end of the account with so many minutes a week from tomorrow on, on the days that are free; a month
 * (0 to 11) may be left out. What is planned comes as it is entered.
 */
export function endOf(
  year: WorkYear,
  account: Account,
  today: IsoDate,
  week: number,
  monthOff?: number,
): number {
  const from = later(account.start, addDays(today, 1))
  const left = Array.from({ length: Math.max(0, daysBetween(from, account.end) + 1) }, (_, day) =>
    addDays(from, day),
  )
  const workdays = left.filter((date) => isWorkday(account.plan, date))
  const worked = workdays.filter(
    (date) => monthOf(date) !== monthOff && !year.months.some((month) => entriesOf(month).has(date)),
  )
  const share = workdays.length === 0 ? 0 : worked.length / workdays.length
  return Math.round(account.total + account.planned.minutes + (left.length / 7) * week * share)
}
