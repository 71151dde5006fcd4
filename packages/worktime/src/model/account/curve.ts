import { DAILY_LIMIT, creditOf, type Account } from './account.ts'
import { dayNumber } from '../calendar/date.ts'
import { minutesOf, type WorkYear } from '../record/work.ts'

/** Total and target at the end of a day; `day` counts from 0, the first of the account. */
export interface CurvePoint {
  readonly day: number
  readonly actual: number
  readonly target: number
}

/** How the year grew, from its first day to today: carry-over, hours and credits, day by day. */
export function curveOf(year: WorkYear, account: Account): readonly CurvePoint[] {
  const first = dayNumber(account.start)
  const counted = new Int32Array(account.daysToDate)
  for (const month of year.months)
    for (const day of month.days) {
      const index = dayNumber(day.date) - first
      if (index >= 0 && index < counted.length)
        counted[index] = minutesOf(day) + creditOf(day, account.perDay)
    }
  let total = account.carryOver
  return Array.from(counted, (minutes, day) => {
    total += minutes
    return { day, actual: total, target: (day + 1) * account.perDay }
  })
}

/** One day of the band: between `low` and `high` the target can still be reached. */
export interface BandPoint {
  readonly day: number
  readonly low: number
  readonly high: number
}

/**
 * From today to the end: the totals from which the target is still within ten hours a day, and which
 * ten hours a day can reach. Empty when the year is over or the target out of reach.
 */
export function bandOf(account: Account): readonly BandPoint[] {
  if (account.outlook === 'unreachable' || account.outlook === 'over') return []
  const now = account.carryOver + account.actual
  const last = account.days - 1
  const first = account.daysToDate - 1
  const lowAt = (day: number) => Math.max(now, account.target - (last - day) * DAILY_LIMIT)
  const highAt = (day: number) => Math.max(lowAt(day), now + (day - first) * DAILY_LIMIT)
  const ceiling = Math.max(account.target, now)
  const kink = last - (account.target - now) / DAILY_LIMIT
  const rise = first + (ceiling - now) / DAILY_LIMIT
  return [...new Set([first, kink, rise, last])]
    .filter((day) => day >= first && day <= last)
    .toSorted((a, b) => a - b)
    .map((day) => ({ day, low: lowAt(day), high: Math.min(ceiling, highAt(day)) }))
}
