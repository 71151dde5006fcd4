import { addDays, daysBetween, earlier, isoDate, later, type IsoDate } from '../calendar/date.ts'
import {
  HOURS_PER_DAY,
  isEmptyYear,
  kindOf,
  minutesOf,
  type DayKind,
  type WorkDay,
  type WorkYear,
} from '../record/work.ts'

/** The most that the law allows on a day, in minutes; what is "still possible" is worked out with it. */
export const DAILY_LIMIT = 600

/** Days that something comes from, and how many minutes it is. */
export interface Part {
  readonly minutes: number
  readonly dates: readonly IsoDate[]
}

/** The account of one year as of one day. All lengths of time are whole minutes. */
export interface Account {
  readonly year: number
  /** First and last day that count. */
  readonly start: IsoDate
  readonly end: IsoDate
  /** The target of a day. */
  readonly perDay: number
  /** Whether anything was entered in the year. */
  readonly empty: boolean
  /** Days of the account, days up to today, days after it, and of these the ones without an entry. */
  readonly days: number
  readonly daysToDate: number
  readonly daysLeft: number
  readonly freeDaysLeft: number
  readonly target: number
  readonly targetToDate: number
  readonly carryOver: number
  readonly worked: Part
  readonly vacation: Part
  readonly sick: Part
  /** Days off in lieu, which are credited nothing. */
  readonly comp: Part
  /** Worked and credited up to today. */
  readonly actual: number
  /** Carry-over and actual less the target to date. */
  readonly balance: number
  /** Entered for days to come. */
  readonly planned: Part
  /** Entered before the first or after the last day: it does not count. */
  readonly outside: Part
  /** What is missing to the target of the year, once what is planned has come; 0 when it is reached. */
  readonly missing: number
  /** What each free day left must bring; `undefined` without one. */
  readonly perDayLeft: number | undefined
  /** How many days of ten hours would do. */
  readonly daysAtLimit: number
  readonly outlook: 'reached' | 'open' | 'unreachable' | 'over'
  /** The total at the end of the year at the average pace so far, and at that of the last four weeks. */
  readonly projection:
    | { readonly plain: number; readonly recent: number; readonly recentDays: number }
    | undefined
}

/** What counts for a day: its hours, and for vacation and sickness what is missing to the day's target. */
export const creditOf = (day: WorkDay, perDay: number) =>
  kindOf(day) === 'vacation' || kindOf(day) === 'sick' ? Math.max(0, perDay - minutesOf(day)) : 0

export const perDayOf = (year: WorkYear) => Math.round((year.hoursPerDay ?? HOURS_PER_DAY) * 60)

/** First and last day that count in a year. A beginning after the end, or of another year, is none. */
export function rangeOf(year: WorkYear): { readonly start: IsoDate; readonly end: IsoDate } {
  const first = isoDate(year.year, 0, 1)
  const last = isoDate(year.year, 11, 31)
  const start = later(first, year.start ?? first)
  const end = earlier(last, year.end ?? last)
  return start <= end ? { start, end } : { start: first, end: last }
}

const RECENT = 28

/** The account of a year as it stands on a day. */
export function accountOf(year: WorkYear, today: IsoDate): Account {
  const { start, end } = rangeOf(year)
  const perDay = perDayOf(year)
  const days = daysBetween(start, end) + 1
  const daysToDate = Math.min(days, Math.max(0, daysBetween(start, today) + 1))
  const recentDays = Math.min(RECENT, daysToDate)
  const recentFrom = addDays(earlier(today, end), 1 - recentDays)

  const part = () => ({ minutes: 0, dates: [] as IsoDate[] })
  const parts = {
    worked: part(),
    vacation: part(),
    sick: part(),
    comp: part(),
    planned: part(),
    outside: part(),
  }
  let recent = 0
  const add = (name: keyof typeof parts, date: IsoDate, minutes: number) => {
    parts[name].minutes += minutes
    parts[name].dates.push(date)
  }
  for (const month of year.months)
    for (const day of month.days) {
      const minutes = minutesOf(day)
      const credit = creditOf(day, perDay)
      const kind: DayKind = kindOf(day)
      if (day.date < start || day.date > end) add('outside', day.date, minutes + credit)
      else if (day.date > today) add('planned', day.date, minutes + credit)
      else {
        if (minutes > 0) add('worked', day.date, minutes)
        if (kind !== 'work') add(kind, day.date, credit)
        if (day.date >= recentFrom) recent += minutes + credit
      }
    }

  const target = days * perDay
  const targetToDate = daysToDate * perDay
  const carryOver = Math.round((year.carryOver ?? 0) * 60)
  const actual = parts.worked.minutes + parts.vacation.minutes + parts.sick.minutes
  const daysLeft = days - daysToDate
  const freeDaysLeft = daysLeft - parts.planned.dates.length
  const missing = Math.max(0, target - carryOver - actual - parts.planned.minutes)
  const certain = actual + parts.planned.minutes
  return {
    year: year.year,
    start,
    end,
    perDay,
    empty: isEmptyYear(year),
    days,
    daysToDate,
    daysLeft,
    freeDaysLeft,
    target,
    targetToDate,
    carryOver,
    ...parts,
    actual,
    balance: carryOver + actual - targetToDate,
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
    projection:
      daysToDate > 0 && daysLeft > 0
        ? {
            plain: Math.round(certain + (actual / daysToDate) * freeDaysLeft),
            recent: Math.round(certain + (recent / recentDays) * freeDaysLeft),
            recentDays,
          }
        : undefined,
  }
}

/** The lines of an account that come from single days. */
export type AccountLine = 'target' | 'worked' | 'vacation' | 'sick' | 'comp' | 'outside'

/** The days that a line of the account comes from. */
export const datesOf = (account: Account, line: AccountLine): readonly IsoDate[] =>
  line === 'target'
    ? Array.from({ length: account.daysToDate }, (_, day) => addDays(account.start, day))
    : account[line].dates
