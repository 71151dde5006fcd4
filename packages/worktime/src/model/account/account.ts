import {
  addDays,
  daysBetween,
  earlier,
  later,
  type IsoDate,
  firstOfYear,
  lastOfYear,
} from '../calendar/date.ts'
import { HOURS_PER_DAY, isEmptyYear, yearIn, type WorktimeData, type WorkYear } from '../record/work.ts'
import { planOf, targetOf, workdaysOf, yearPlan, type Plan } from '../plan/plan.ts'
import { weekOf } from '../plan/weekOf.ts'
import { sumsOf, type Part } from './monthSums.ts'

/** Legal maximum of a day in minutes, the base of "still possible". */
export const DAILY_LIMIT = 600

/** What a year begins with. */
export interface CarryOver {
  readonly minutes: number
  /** Initial balance: none, a number, or the current balance of the year before. */
  readonly source: 'none' | 'own' | 'previous'
  /** The account of the year before; `undefined` where the record has none. */
  readonly previous: Account | undefined
}

/** The account of one year as of one day. All lengths of time are whole minutes. */
export interface Account {
  readonly year: number
  /** First and last day that count. */
  readonly start: IsoDate
  readonly end: IsoDate
  /** What its days ask for. */
  readonly plan: Plan
  /** The target of a day in the model of the year, rounded. */
  readonly perDay: number
  /** Seven times the target of a day, where only that is whole. */
  readonly perWeek: number | undefined
  /** Whether there is nothing to account for, and the balance is none: no entry, and nothing carried over. */
  readonly empty: boolean
  /** Days of the account, days up to today, days after it, and of these the ones without an entry. */
  readonly days: number
  readonly daysToDate: number
  readonly daysLeft: number
  readonly freeDaysLeft: number
  /** Days of work of the account and up to today; in the model of the year every day is one, as for `freeDaysLeft`. */
  readonly workdays: number
  readonly workdaysToDate: number
  /** Days of the year before the first and after the last day of the account. */
  readonly daysBefore: number
  readonly daysAfter: number
  readonly target: number
  readonly targetToDate: number
  readonly carryOver: CarryOver
  readonly worked: Part
  readonly vacation: Part
  readonly sick: Part
  /** Days off in lieu, which are credited nothing. */
  readonly comp: Part
  /** Worked and credited up to today. */
  readonly actual: number
  /** Carry-over plus actual hours, compared with the target. */
  readonly total: number
  /** The total less the target to date. */
  readonly balance: number
  /** Entered for days to come. */
  readonly planned: Part
  /** Entered before the first or after the last day: it does not count. */
  readonly outside: Part
  /** What is missing to the target of the year, once what is planned has come; 0 when it is reached. */
  readonly missing: number
  /** Required minutes per remaining free day; `undefined` without one. */
  readonly perDayLeft: number | undefined
  /** How many days of ten hours would do. */
  readonly daysAtLimit: number
  readonly outlook: 'reached' | 'open' | 'unreachable' | 'over'
  /** What the last four weeks brought, or the days since the start while they are fewer. */
  readonly recent: Part
  /** Of the days of `recent`, the days of work. */
  readonly recentWorkdays: number
  /** The total at the end of the year at the average pace so far, and at that of the last four weeks. */
  readonly projection: { readonly plain: number; readonly recent: number } | undefined
}

export const perDayOf = (year: WorkYear) => Math.round((year.hoursPerDay ?? HOURS_PER_DAY) * 60)

/** First and last day that count in a year. A beginning after the end, or of another year, is none. */
export function rangeOf(year: WorkYear, plan: Plan): { readonly start: IsoDate; readonly end: IsoDate } {
  const first = firstOfYear(year.year)
  const last = lastOfYear(year.year)
  const start = later(plan.start ?? first, year.start ?? first)
  const end = earlier(plan.end ?? last, year.end ?? last)
  return start <= end ? { start, end } : { start: first, end: last }
}

const RECENT = 28

/** How many of the last four weeks lie in the account. */
const recentDaysOf = (daysToDate: number) => Math.min(RECENT, daysToDate)

/** The first of the days that `recent` comes from. */
export const recentFrom = (account: Account, today: IsoDate) =>
  addDays(earlier(today, account.end), 1 - recentDaysOf(account.daysToDate))

/** What a year begins with, as its field says. */
function carryOverOf(year: WorkYear, previous: Account | undefined): CarryOver {
  if (year.carryOver === undefined) return { minutes: 0, source: 'none', previous: undefined }
  if (year.carryOver === 'previous') return { minutes: previous?.balance ?? 0, source: 'previous', previous }
  return { minutes: Math.round(year.carryOver * 60), source: 'own', previous: undefined }
}

/** The account of a year on a day. Only changed months are read again; `previous` is for a year that begins with it. */
export function accountOf(
  year: WorkYear,
  today: IsoDate,
  previous?: Account,
  plan: Plan = yearPlan(year),
): Account {
  const { start, end } = rangeOf(year, plan)
  const perDay = perDayOf(year)
  const days = daysBetween(start, end) + 1
  const daysToDate = Math.min(days, Math.max(0, daysBetween(start, today) + 1))
  const first = firstOfYear(year.year)
  const last = lastOfYear(year.year)
  const until = earlier(today, end)
  const recentDays = recentDaysOf(daysToDate)
  const sums = (from: IsoDate, to: IsoDate) => sumsOf(year, plan, from, to)

  const { worked, vacation, sick, comp, entries } = sums(start, until)
  const next = later(start, addDays(today, 1))
  const { entries: planned, workdays: plannedWorkdays } = sums(next, end)
  const [before, after] = [sums(first, addDays(start, -1)).entries, sums(addDays(end, 1), last).entries]
  const recentFirst = addDays(until, 1 - recentDays)
  const recent = recentDays === 0 ? 0 : sums(recentFirst, until).entries.minutes
  const recentWorkdays = recentDays === 0 ? 0 : workdaysOf(plan, recentFirst, until)

  const carryOver = carryOverOf(year, previous)
  const target = targetOf(plan, start, end)
  const targetToDate = targetOf(plan, start, until)
  const workdays = workdaysOf(plan, start, end)
  const workdaysToDate = workdaysOf(plan, start, until)
  const actual = entries.minutes
  const total = carryOver.minutes + actual
  const daysLeft = days - daysToDate
  const freeDaysLeft = workdays - workdaysToDate - plannedWorkdays.days
  const missing = Math.max(0, target - total - planned.minutes)
  const certain = total + planned.minutes
  return {
    year: year.year,
    start,
    end,
    plan,
    perDay,
    perWeek: weekOf(year.hoursPerDay ?? HOURS_PER_DAY),
    empty: isEmptyYear(year) && carryOver.source === 'none',
    days,
    daysToDate,
    daysLeft,
    freeDaysLeft,
    workdays,
    workdaysToDate,
    daysBefore: daysBetween(first, start),
    daysAfter: daysBetween(end, last),
    target,
    targetToDate,
    carryOver,
    worked,
    vacation,
    sick,
    comp,
    actual,
    total,
    balance: total - targetToDate,
    planned,
    outside: { minutes: before.minutes + after.minutes, days: before.days + after.days },
    missing,
    perDayLeft: freeDaysLeft > 0 ? Math.ceil(missing / freeDaysLeft) : undefined,
    daysAtLimit: Math.ceil(missing / DAILY_LIMIT),
    outlook:
      daysLeft === 0
        ? 'over'
        : missing === 0
          ? 'reached'
          : missing > freeDaysLeft * DAILY_LIMIT
            ? 'unreachable'
            : 'open',
    recent: { minutes: recent, days: recentDays },
    recentWorkdays,
    projection:
      recentWorkdays > 0 && daysLeft > 0
        ? {
            plain: Math.round(certain + (actual / workdaysToDate) * freeDaysLeft),
            recent: Math.round(certain + (recent / recentWorkdays) * freeDaysLeft),
          }
        : undefined,
  }
}

/** Whether a year after this one can begin with its balance. */
export const canCarryOver = (year: WorkYear | undefined): year is WorkYear =>
  year !== undefined && year.sample !== true && !isEmptyYear(year)

interface Known {
  readonly plan: Plan
  readonly today: IsoDate
  readonly previous: Account | undefined
  readonly account: Account
}
const known = new WeakMap<WorkYear, Known>()

/** The account of a year of the data as of a day, following the balance of the years before live. */
export function accountIn(data: WorktimeData, year: WorkYear, today: IsoDate): Account {
  const before = year.carryOver === 'previous' ? yearIn(data, year.year - 1) : undefined
  const previous = canCarryOver(before) ? accountIn(data, before, today) : undefined
  // A chain of many years is followed from the one that changed on.
  const last = known.get(year)
  const plan = planOf(data, year)
  if (last && last.today === today && last.previous === previous && last.plan === plan) return last.account
  const account = accountOf(year, today, previous, plan)
  known.set(year, { plan, today, previous, account })
  return account
}
