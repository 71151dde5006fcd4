import * as v from 'valibot'
import { isObject } from '@kleinzeug/storage/decode'
import { addDays, daysBetween, isIsoDate, weekdayOf, type IsoDate } from '../calendar/date.ts'

/** A week of work: minutes of each weekday, Monday first. */
export type Week = readonly number[]

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))

/** How many different weeks may take turns. */
const WEEKS = 8

export const contractSchema = v.looseObject({
  /** Weeks that take turns, from the week of the first day on; none: the employment is over. */
  weeks: v.pipe(
    v.array(
      v.pipe(
        v.array(minutes),
        v.check((week: number[]): boolean => week.length === 7),
      ),
    ),
    v.check((weeks: number[][]): boolean => weeks.length <= WEEKS),
  ),
  /** Whether public holidays are days of work, too. */
  worksOnHolidays: v.exactOptional(v.boolean()),
  /** Days of leave of a whole year. */
  leaveDays: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(366))),
})

/** What was agreed from a day on. */
export type Contract = v.InferOutput<typeof contractSchema>

/** What was agreed, by the day from which on it holds. */
export type Contracts = Readonly<Record<IsoDate, Contract>>

/** Reads contracts one by one; `reject` gets those that cannot be read. */
export function readContracts(
  value: unknown,
  reject: (path: string, value: unknown) => void,
): Contracts | undefined {
  if (value === undefined) return undefined
  if (!isObject(value)) {
    reject('', value)
    return undefined
  }
  const contracts: Record<IsoDate, Contract> = {}
  for (const [from, one] of Object.entries(value)) {
    const result = v.safeParse(contractSchema, one)
    if (isIsoDate(from) && result.success) contracts[from] = result.output
    else reject(`/${from}`, one)
  }
  return contracts
}

/** Contracts in the order of their first days. */
export const inOrder = (contracts: Contracts): ReadonlyArray<readonly [from: IsoDate, contract: Contract]> =>
  Object.entries(contracts).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The minutes that a contract, in force from `from` on, asks for on a day that is no holiday. */
export function minutesOn(from: IsoDate, { weeks }: Contract, date: IsoDate): number {
  const passed = Math.floor(daysBetween(addDays(from, -weekdayOf(from)), date) / 7)
  return weeks[passed % weeks.length]?.[weekdayOf(date)] ?? 0
}

/** The minutes of a week spread over some weekdays, 0 for Monday to 6 for Sunday, so that they add up to it. */
export function spread(minutes: number, weekdays: ReadonlySet<number>): number[] {
  const count = weekdays.size
  let place = 0
  return Array.from({ length: 7 }, (_, weekday) => {
    if (!weekdays.has(weekday)) return 0
    place += 1
    return Math.round((minutes * place) / count) - Math.round((minutes * (place - 1)) / count)
  })
}

export const weekSum = (week: Week) => week.reduce((sum, minutes) => sum + minutes, 0)
