import {
  daysBetween,
  earlier,
  later,
  monthOf,
  dayOf,
  dayOfYear,
  type IsoDate,
  firstOfMonth,
  lastOfMonth,
} from '../calendar/date.ts'
import { numberOf, type WorkMonth, type WorkYear } from '../record/work.ts'
import { DAILY_LIMIT, type Account } from './account.ts'
import type { Plan } from '../plan/plan.ts'
import { countedIn } from './monthSums.ts'

/** How one month of the account grew. */
export interface MonthCurve {
  /** Its first day in the account, counted from 0, the first of the account. */
  readonly day: number
  /** The total before that day. */
  readonly total: number
  /** What was added up by the end of each of its days; the same list until the month changes. */
  readonly sums: readonly number[]
}

const cache = new WeakMap<
  WorkMonth,
  { readonly plan: Plan; readonly key: string; readonly sums: readonly number[] }
>()

/** Running total of a month by day, computed once per changed month. */
function sumsOfMonth(month: WorkMonth, plan: Plan, from: IsoDate, to: IsoDate): readonly number[] {
  const key = `${from} ${to}`
  const known = cache.get(month)
  if (known?.plan === plan && known.key === key) return known.sums
  const counted = new Map(month.days.map((day) => [dayOf(day.date), countedIn(plan, day)]))
  let total = 0
  const sums = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    total += counted.get(dayOf(from) + index) ?? 0
    return total
  })
  cache.set(month, { plan, key, sums })
  return sums
}

/** How the year grew, month by month, from the first day of the account to today. */
export function curveOf(year: WorkYear, account: Account, today: IsoDate): readonly MonthCurve[] {
  const until = earlier(today, account.end)
  const months: MonthCurve[] = []
  let total = account.carryOver.minutes
  for (const month of year.months) {
    const from = later(account.start, firstOfMonth(year.year, numberOf(month)))
    const to = earlier(until, lastOfMonth(year.year, numberOf(month)))
    if (from > to) continue
    const sums = sumsOfMonth(month, account.plan, from, to)
    months.push({ day: daysBetween(account.start, from), total, sums })
    total += sums.at(-1) ?? 0
  }
  return months
}

/** The total at the end of a day; `undefined` outside of what the curve shows. */
export function totalOn(curve: readonly MonthCurve[], account: Account, date: IsoDate): number | undefined {
  if (date < account.start) return undefined
  const month = curve[monthOf(date) - monthOf(account.start)]
  const added = month?.sums[daysBetween(account.start, date) - month.day]
  return month && added !== undefined ? month.total + added : undefined
}

/** One day of the band: between `low` and `high` the target can still be reached. */
export interface BandPoint {
  readonly day: number
  readonly low: number
  readonly high: number
}

/**
 * From today to the end: the totals from which the target is still within ten hours a day, and which
 * ten hours a day can reach. Empty when the year is over or the target out of reach, also where more than ten
 * hours are planned for a day and the target is within reach only by them.
 */
export function bandOf(account: Account): readonly BandPoint[] {
  if (account.outlook === 'unreachable' || account.outlook === 'over') return []
  const now = account.total
  const last = account.days - 1
  const first = account.daysToDate - 1
  const offset = dayOfYear(account.start) + 1
  /** Days of work up to a day; in the model of the year also between two days. */
  const workdays = (day: number) => account.plan.workdaysBefore(offset + day)
  const lowAt = (day: number) =>
    Math.max(now, account.target - (workdays(last) - workdays(day)) * DAILY_LIMIT)
  const highAt = (day: number) => Math.max(lowAt(day), now + (workdays(day) - workdays(first)) * DAILY_LIMIT)
  if (lowAt(first) > now) return []
  const ceiling = Math.max(account.target, now)
  const kink = last - (account.target - now) / DAILY_LIMIT
  const rise = first + (ceiling - now) / DAILY_LIMIT
  const days =
    account.plan.model === 'contract'
      ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
      : [...new Set([first, kink, rise, last])]
  return days
    .filter((day) => day >= first && day <= last)
    .toSorted((a, b) => a - b)
    .map((day) => ({ day, low: lowAt(day), high: Math.min(ceiling, highAt(day)) }))
}
