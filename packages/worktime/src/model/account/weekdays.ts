import type { Account } from './account.ts'
import { dayIn } from '../record/edit.ts'
import { addDays, weekdayOf } from '../calendar/date.ts'
import { minutesOf, type WorktimeData } from '../record/work.ts'

/** What one weekday brought. */
export interface WeekdaySum {
  /** 0 for Monday to 6 for Sunday. */
  readonly weekday: number
  readonly minutes: number
  /** Such days in the account so far, and of these the ones worked on. */
  readonly days: number
  readonly daysWorked: number
}

/** What each weekday brought up to today, Monday first. Credits do not count: nobody worked then. */
export function weekdaySums(data: WorktimeData, account: Account): readonly WeekdaySum[] {
  const sums = Array.from({ length: 7 }, (_, weekday) => ({ weekday, minutes: 0, days: 0, daysWorked: 0 }))
  for (let day = 0; day < account.daysToDate; day++) {
    const date = addDays(account.start, day)
    const sum = sums[weekdayOf(date)]
    if (sum) sum.days += 1
  }
  for (const date of account.worked.dates) {
    const sum = sums[weekdayOf(date)]
    if (!sum) continue
    sum.minutes += minutesOf(dayIn(data, date))
    sum.daysWorked += 1
  }
  return sums
}
