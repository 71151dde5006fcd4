import type { Account } from './account.ts'
import { addDays, weekdayOf } from '../calendar/date.ts'
import { minutesOf, type WorkYear } from '../record/work.ts'

/** What one weekday brought. */
export interface WeekdaySum {
  /** 0 for Monday to 6 for Sunday. */
  readonly weekday: number
  readonly minutes: number
  /** Such days in the account so far, and of these the ones worked on. */
  readonly days: number
  readonly daysWorked: number
}

/** Minutes worked per weekday up to today, Monday first; credits do not count. */
export function weekdaySums(year: WorkYear, account: Account): readonly WeekdaySum[] {
  const until = addDays(account.start, account.daysToDate - 1)
  const sums = Array.from({ length: 7 }, (_, weekday) => ({ weekday, minutes: 0, days: 0, daysWorked: 0 }))
  for (let day = 0; day < account.daysToDate; day++) {
    const date = addDays(account.start, day)
    const sum = sums[weekdayOf(date)]
    if (sum) sum.days += 1
  }
  for (const { days } of year.months)
    for (const day of days) {
      const sum = sums[weekdayOf(day.date)]
      const minutes = minutesOf(day)
      if (!sum || minutes === 0 || day.date < account.start || day.date > until) continue
      sum.minutes += minutes
      sum.daysWorked += 1
    }
  return sums
}
