import { type IsoDate, firstOfMonth, lastOfMonth } from '../calendar/date.ts'
import { inOrder, type Contracts } from '../plan/contract.ts'
import { isWorkday, planOf, type Plan } from '../plan/plan.ts'
import { daysOf, kindOf, yearIn, type WorkDay, type WorktimeData, type WorkYear } from '../record/work.ts'

/** When leave that was carried over lapses, where a year says nothing: § 7 (3) BUrlG. */
export const LEAVE_LAPSES = '03-31'

/** When it may lapse. */
export const leaveLapses = ['03-31', '06-30', '12-31', 'never'] as const

/** The leave of a year, in days. */
export interface LeaveAccount {
  /** Of the year, pro rata where the employment begins or ends within it. */
  readonly entitled: number
  /** Whole months of the employment in the year. */
  readonly months: number
  /** The same by contract: how many months with how many days of leave a year. */
  readonly shares: ReadonlyArray<{ readonly leaveDays: number; readonly months: number }>
  readonly carried: number
  /** The leave of the year before, where the carry-over is what it has left. */
  readonly previous: LeaveAccount | undefined
  /** Last day of what was carried over; `undefined` where it does not lapse. */
  readonly lapsesOn: IsoDate | undefined
  /** What of it was not taken by then; 0 as long as that day has not passed. */
  readonly lapsed: number
  /** What of it would lapse, as things are entered. */
  readonly lapsing: number
  readonly taken: number
  readonly planned: number
  readonly left: number
  /** The days that take leave, with how much of it. */
  readonly days: readonly LeaveDay[]
}

export interface LeaveDay {
  readonly date: IsoDate
  readonly leave: 0.5 | 1
}

/** The figures of the leave that come from days or from another figure. */
export type LeaveLine = 'entitled' | 'carried' | 'lapsed' | 'taken' | 'planned'

/** How much leave an entry takes: none on a day that asks for no work. */
export const leaveOn = (plan: Plan, day: WorkDay) =>
  kindOf(day) === 'vacation' && isWorkday(plan, day.date) ? (day.leave ?? 1) : 0

/** Leave of the months of a year that were worked in whole, a twelfth each (§ 5 BUrlG), by the contract of their first day. */
function entitlement(year: number, contracts: Contracts) {
  const entries = inOrder(contracts)
  const at = (date: IsoDate) => entries.findLast(([from]) => from <= date)?.[1]
  const shares = new Map<number, number>()
  for (let month = 1; month <= 12; month++) {
    const first = at(firstOfMonth(year, month))
    const last = at(lastOfMonth(year, month))
    if (!first || first.weeks.length === 0 || last?.weeks.length === 0) continue
    shares.set(first.leaveDays ?? 0, (shares.get(first.leaveDays ?? 0) ?? 0) + 1)
  }
  const months = [...shares.values()].reduce((sum, count) => sum + count, 0)
  const twelfths = [...shares].reduce((sum, [leaveDays, count]) => sum + leaveDays * count, 0)
  const days = Math.round((twelfths / 12) * 100) / 100
  // At least half a day is rounded up (§ 5 (2) BUrlG); of a whole year the contract names the days itself.
  return {
    months,
    shares: Array.from(shares, ([leaveDays, count]) => ({ leaveDays, months: count })),
    entitled: months < 12 && days % 1 >= 0.5 ? Math.ceil(days) : days,
  }
}

/** The leave of a year on a day; `undefined` where no contract names any. */
export function leaveOf(data: WorktimeData, year: WorkYear, today: IsoDate): LeaveAccount | undefined {
  const { contracts } = data
  if (!year.model || !contracts || Object.values(contracts).every(({ leaveDays }) => leaveDays === undefined))
    return undefined
  const before = yearIn(data, year.year - 1)
  const previous = year.leaveCarried === undefined && before ? leaveOf(data, before, today) : undefined
  const carried = year.leaveCarried ?? Math.max(0, previous?.left ?? 0)
  const lapse = year.leaveLapses ?? LEAVE_LAPSES
  const lapsesOn = lapse === 'never' || carried === 0 ? undefined : `${year.year}-${lapse}`

  const plan = planOf(data, year)
  const days = daysOf(year).flatMap((day): readonly LeaveDay[] =>
    leaveOn(plan, day) === 0 ? [] : [{ date: day.date, leave: day.leave ?? 1 }],
  )
  const sum = (fits: (date: IsoDate) => boolean) =>
    days.reduce((total, { date, leave }) => total + (fits(date) ? leave : 0), 0)
  const taken = sum((date) => date <= today)
  const planned = sum((date) => date > today)
  const lapsing = lapsesOn === undefined ? 0 : Math.max(0, carried - sum((date) => date <= lapsesOn))
  const lapsed = lapsesOn !== undefined && today > lapsesOn ? lapsing : 0
  const { entitled, months, shares } = entitlement(year.year, contracts)
  return {
    entitled,
    months,
    shares,
    carried,
    previous,
    lapsesOn,
    lapsed,
    lapsing,
    taken,
    planned,
    left: entitled + carried - lapsed - taken - planned,
    days,
  }
}

/** The days that a figure of the leave comes from. */
export const leaveDaysOf = (
  { days, lapsesOn }: LeaveAccount,
  line: LeaveLine,
  today: IsoDate,
): readonly LeaveDay[] =>
  days.filter(({ date }) =>
    line === 'taken'
      ? date <= today
      : line === 'planned'
        ? date > today
        : line === 'lapsed' && lapsesOn !== undefined && date <= lapsesOn,
  )
