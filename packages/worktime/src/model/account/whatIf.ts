import { addDays, daysBetween, later, monthOf, type IsoDate } from '../calendar/date.ts'
import { isWorkday } from '../plan/plan.ts'
import { dayIn, withYear } from '../record/edit.ts'
import type { WorkYear } from '../record/work.ts'
import type { Account } from './account.ts'
import { countedIn } from './monthSums.ts'

/** What somebody tries; it is stored nowhere. */
export interface WhatIf {
  /** Minutes a week, from a day on. Until then the pace of the last four weeks goes on. */
  readonly week: number
  readonly from: IsoDate
  /** A month without work. */
  readonly monthOff: number | undefined
}

/** The first day that can be tried: tomorrow, or the first of an account to come. */
export const firstOpenDay = (account: Account, today: IsoDate) => later(account.start, addDays(today, 1))

/** The total at the end of each day to come, up to the end of the account. What is planned comes as it is entered. */
export function totalsIf(
  year: WorkYear,
  account: Account,
  today: IsoDate,
  { week, from, monthOff }: WhatIf,
): readonly number[] {
  const { plan, end, recent, recentWorkdays } = account
  const data = withYear({}, year)
  const first = firstOpenDay(account, today)
  const days = Array.from({ length: Math.max(0, daysBetween(first, end) + 1) }, (_, day) =>
    addDays(first, day),
  )
  const triedDays = days.filter((date) => date >= from)
  const workdays = triedDays.filter((date) => isWorkday(plan, date)).length
  const tried = workdays === 0 ? 0 : ((triedDays.length / 7) * week) / workdays
  const before = recentWorkdays === 0 ? 0 : recent.minutes / recentWorkdays
  let total = account.total
  return days.map((date) => {
    const entry = dayIn(data, date)
    if (entry) total += countedIn(plan, entry)
    else if (isWorkday(plan, date) && monthOf(date) !== monthOff) total += date < from ? before : tried
    return Math.round(total)
  })
}
