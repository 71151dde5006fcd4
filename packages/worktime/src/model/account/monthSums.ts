import { type IsoDate, firstOfYear, lastOfYear, firstOfMonth, lastOfMonth } from '../calendar/date.ts'
import { isWorkday, targetOn, type Plan } from '../plan/plan.ts'
import {
  kindOf,
  minutesOf,
  type DayKind,
  type WorkDay,
  type WorkMonth,
  type WorkYear,
  numberOf,
  placeOf,
} from '../record/work.ts'

/** Minutes, and how many days they come from. */
export interface Part {
  readonly minutes: number
  readonly days: number
}

/** What a span of days brought. */
export interface Sums {
  /** Days with an entry, and all that counts of them. */
  readonly entries: Part
  /** Of these, the days of work by the plan; their minutes are not counted. */
  readonly workdays: Part
  readonly worked: Part
  readonly vacation: Part
  readonly sick: Part
  /** Days off in lieu, which are credited nothing. */
  readonly comp: Part
}

type Name = keyof Sums
const names = ['entries', 'workdays', 'worked', 'vacation', 'sick', 'comp'] as const satisfies readonly Name[]

type Mutable = Record<Name, { minutes: number; days: number }>

const none = (): Mutable => ({
  entries: { minutes: 0, days: 0 },
  workdays: { minutes: 0, days: 0 },
  worked: { minutes: 0, days: 0 },
  vacation: { minutes: 0, days: 0 },
  sick: { minutes: 0, days: 0 },
  comp: { minutes: 0, days: 0 },
})

/** What counts for a day beside its hours: for vacation and sickness, what is missing to the day's target. */
export const creditOf = (day: WorkDay, target: number) =>
  kindOf(day) === 'vacation' || kindOf(day) === 'sick'
    ? Math.min(day.leave ? Math.ceil(target / 2) : target, Math.max(0, target - minutesOf(day)))
    : 0

/** What counts for a day of a plan beside its hours. */
export const creditIn = (plan: Plan, day: WorkDay) =>
  kindOf(day) === 'work' ? 0 : creditOf(day, targetOn(plan, day.date))

/** What counts for a day of a plan: its hours and its credit. */
export const countedIn = (plan: Plan, day: WorkDay) => minutesOf(day) + creditIn(plan, day)

function sumDays(days: readonly WorkDay[], plan: Plan, from: IsoDate, to: IsoDate): Sums {
  const sums = none()
  for (const day of days) {
    if (day.date < from || day.date > to) continue
    const minutes = minutesOf(day)
    const credit = creditIn(plan, day)
    const kind: DayKind = kindOf(day)
    sums.entries.days += 1
    sums.entries.minutes += minutes + credit
    if (isWorkday(plan, day.date)) sums.workdays.days += 1
    if (minutes > 0) {
      sums.worked.days += 1
      sums.worked.minutes += minutes
    }
    if (kind === 'work') continue
    sums[kind].days += 1
    sums[kind].minutes += credit
  }
  return sums
}

const cache = new WeakMap<WorkMonth, { readonly plan: Plan; readonly sums: Sums }>()

/** Sums of a month, computed once per changed month. */
function sumMonth(month: WorkMonth, plan: Plan): Sums {
  const known = cache.get(month)
  if (known?.plan === plan) return known.sums
  const sums = sumDays(month.days, plan, '', '~')
  cache.set(month, { plan, sums })
  return sums
}

/** What the days from one to another brought. Only months that changed, and those cut by an end, are read. */
export function sumsOf(year: WorkYear, plan: Plan, from: IsoDate, to: IsoDate): Sums {
  const total = none()
  const [first, last] = [firstOfYear(year.year), lastOfYear(year.year)]
  if (from > to || from > last || to < first) return total
  const [begin, end] = [from > first ? placeOf(from) : 0, to < last ? placeOf(to) : 11]
  for (const month of year.months.slice(begin, end + 1)) {
    const whole =
      from <= firstOfMonth(year.year, numberOf(month)) && to >= lastOfMonth(year.year, numberOf(month))
    const sums = whole ? sumMonth(month, plan) : sumDays(month.days, plan, from, to)
    for (const name of names) {
      total[name].days += sums[name].days
      total[name].minutes += sums[name].minutes
    }
  }
  return total
}
