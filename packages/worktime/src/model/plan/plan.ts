import { addDays, dayOfYear, daysInYear, yearOf, type IsoDate, firstOfYear } from '../calendar/date.ts'
import { shownHolidays } from '../calendar/holidays.ts'
import { HOURS_PER_DAY, type Settings, type WorktimeData, type WorkYear } from '../record/work.ts'
import { inOrder, minutesOn, type Contracts } from './contract.ts'

/** Where the target comes from: the same for every day of the year, or what a contract asks for. */
export type PlanModel = 'year' | 'contract'

/** What the days of a year ask for. Days are counted from 0, 1 January. */
export interface Plan {
  readonly model: PlanModel
  /** First and last day of the employment, where they lie in the year. */
  readonly start?: IsoDate | undefined
  readonly end?: IsoDate | undefined
  /** Minutes asked for by the days before a day. */
  readonly targetBefore: (day: number) => number
  /** How many of the days before a day are days of work: all in the model of the year. */
  readonly workdaysBefore: (day: number) => number
}

/** Minutes asked for by the days from one to another of a year; 0 when the second comes first. */
export const targetOf = (plan: Plan, from: IsoDate, to: IsoDate) =>
  from > to ? 0 : plan.targetBefore(dayOfYear(to) + 1) - plan.targetBefore(dayOfYear(from))

export const targetOn = (plan: Plan, date: IsoDate) => targetOf(plan, date, date)

export const workdaysOf = (plan: Plan, from: IsoDate, to: IsoDate) =>
  from > to ? 0 : plan.workdaysBefore(dayOfYear(to) + 1) - plan.workdaysBefore(dayOfYear(from))

export const isWorkday = (plan: Plan, date: IsoDate) => workdaysOf(plan, date, date) > 0

const yearPlans = new Map<string, Plan>()

/** The same target for every day. Where it is no whole minute, the days from `start` on add up to the rounded sum. */
export function yearPlan(year: WorkYear): Plan {
  const minutes = (year.hoursPerDay ?? HOURS_PER_DAY) * 60
  const isWhole = Math.abs(minutes - Math.round(minutes)) < 1e-9
  const start =
    isWhole || year.start === undefined || yearOf(year.start) !== year.year ? 0 : dayOfYear(year.start)
  const key = `${minutes} ${start}`
  const known = yearPlans.get(key)
  if (known) return known
  const plan: Plan = {
    model: 'year',
    targetBefore: (day) => Math.round((day - start) * minutes),
    workdaysBefore: (day) => day,
  }
  yearPlans.set(key, plan)
  return plan
}

/** What the contracts ask for, day by day. */
function contractPlan(year: number, contracts: Contracts, holidays: ReadonlyMap<IsoDate, unknown>): Plan {
  const entries = inOrder(contracts)
  const [target, workdays] = [[0], [0]]
  const length = daysInYear(year)
  let at = -1
  for (let day = 0; day < length; day++) {
    const date = addDays(firstOfYear(year), day)
    while ((entries[at + 1]?.[0] ?? '~') <= date) at += 1
    const [from, contract] = entries[at] ?? []
    const minutes =
      from === undefined || !contract || (!contract.worksOnHolidays && holidays.has(date))
        ? 0
        : minutesOn(from, contract, date)
    target.push((target[day] ?? 0) + minutes)
    workdays.push((workdays[day] ?? 0) + (minutes > 0 ? 1 : 0))
  }
  const first = entries[0]?.[0]
  const last = entries.at(-1)
  const left = last && last[1].weeks.length === 0 && entries.length > 1 ? addDays(last[0], -1) : undefined
  const inYear = (date: IsoDate | undefined) => (date && yearOf(date) === year ? date : undefined)
  return {
    model: 'contract',
    start: inYear(first),
    end: inYear(left),
    targetBefore: (day) => target[Math.min(length, Math.max(0, day))] ?? 0,
    workdaysBefore: (day) => workdays[Math.min(length, Math.max(0, day))] ?? 0,
  }
}

const none: Contracts = {}
const contractPlans = new WeakMap<Contracts, Map<string, Plan>>()

/** The plan of a year by a model; the same one until what it is made of changes. */
export function planBy(
  model: PlanModel,
  year: WorkYear,
  contracts: Contracts = none,
  settings: Settings = {},
): Plan {
  if (model === 'year') return yearPlan(year)
  const { state, municipalHolidays } = settings
  const key = `${year.year} ${state} ${String(municipalHolidays)}`
  const plans = contractPlans.get(contracts) ?? new Map<string, Plan>()
  contractPlans.set(contracts, plans)
  const plan = plans.get(key) ?? contractPlan(year.year, contracts, shownHolidays(settings, year.year))
  plans.set(key, plan)
  return plan
}

/** The plan that the account of a year of the record follows. */
export const planOf = (data: WorktimeData, year: WorkYear): Plan =>
  planBy(year.model ?? 'year', year, data.contracts, data.settings)
