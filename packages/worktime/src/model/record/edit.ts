import { yearOf, type IsoDate, firstOfYear, lastOfYear } from '../calendar/date.ts'
import type { Contract, Contracts } from '../plan/contract.ts'
import {
  emptyYear,
  isEmptyYear,
  yearIn,
  type WorkDay,
  type WorktimeData,
  type WorkYear,
  placeOf,
} from './work.ts'

/** Days to write; `undefined` deletes a day. */
export type DayPatch = ReadonlyMap<IsoDate, WorkDay | undefined>

const cells = new WeakMap<object, ReadonlyMap<IsoDate, WorkDay>>()

/** Entries of a month by date, computed once per changed month. */
export function entriesOf(month: { readonly days: readonly WorkDay[] }): ReadonlyMap<IsoDate, WorkDay> {
  const known = cells.get(month)
  if (known) return known
  const entries = new Map(month.days.map((day) => [day.date, day]))
  cells.set(month, entries)
  return entries
}

/** What is entered on a day. */
export const dayIn = (data: WorktimeData, date: IsoDate): WorkDay | undefined => {
  const month = yearIn(data, yearOf(date))?.months[placeOf(date)]
  return month && entriesOf(month).get(date)
}

/** The year with some days changed; months that nothing changed keep their identity. */
export function withDaysInYear(year: WorkYear, patch: DayPatch): WorkYear {
  const byMonth = Map.groupBy(patch, ([date]) => placeOf(date))
  let months = year.months
  for (const [index, changes] of byMonth) {
    const month = months[index]
    if (!month) continue
    const entries = new Map(entriesOf(month))
    let changed = false
    for (const [date, day] of changes) {
      if (entries.get(date) === day) continue
      changed = true
      if (day) entries.set(date, day)
      else entries.delete(date)
    }
    if (!changed) continue
    const days = [...entries.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
    months = months.with(index, { ...month, days })
  }
  return months === year.months ? year : { ...year, months }
}

/** The data with some days changed; `'moves'`: an entry before the start of an account moves it back. */
export function withDays(
  data: WorktimeData,
  patch: DayPatch,
  start: 'moves' | 'stays' = 'moves',
): WorktimeData {
  const byYear = [...Map.groupBy(patch, ([date]) => yearOf(date))].toSorted(([a], [b]) => a - b)
  let result = data
  for (const [number, changes] of byYear) {
    const [first] = changes.flatMap(([date, day]) => (day ? [date] : [])).toSorted()
    const before = yearIn(result, number)
    if (!before && first === undefined) continue
    const year = before ?? newYear(result, number)
    const after = withDaysInYear(startedBy(year, first, start), new Map(changes))
    if (after !== before) result = withYear(result, after)
  }
  return result
}

/** A year that was not there: with the target and the balance of the one before, where that has entries. */
export function newYear(data: WorktimeData, number: number): WorkYear {
  const previous = yearIn(data, number - 1)
  const year = emptyYear(number)
  if (!previous || previous.sample || isEmptyYear(previous)) return year
  return {
    ...year,
    ...(previous.hoursPerDay !== undefined && { hoursPerDay: previous.hoursPerDay }),
    ...(previous.model && { model: previous.model }),
    carryOver: 'previous',
  }
}

/**
 * The year whose account the entry of a day begins or moves back. An account without entry, carry-over and
 * start of its own begins with its first entry, so that nobody who begins in November owes what they did not
 * work since January.
 */
function startedBy(year: WorkYear, first: IsoDate | undefined, start: 'moves' | 'stays'): WorkYear {
  if (first === undefined) return year
  const last = year.end ?? lastOfYear(year.year)
  const begins =
    year.start === undefined
      ? // A contract says itself from when on it counts.
        !year.model && isEmptyYear(year) && year.carryOver === undefined && first <= last
      : // A start of another year or after the end is none.
        start === 'moves' && first < year.start && yearOf(year.start) === year.year && year.start <= last
  if (!begins) return year
  return withYearFields(year, { start: first === firstOfYear(year.year) ? undefined : first })
}

/** What stands on the days of a patch now: applying it later takes the patch back. */
export const inverse = (data: WorktimeData, patch: DayPatch): DayPatch =>
  new Map(Array.from(patch.keys(), (date) => [date, dayIn(data, date)]))

/** The start that an edit of days moved back; `undefined` when it moved none. */
export function movedStart(before: WorktimeData, after: WorktimeData, patch: DayPatch): IsoDate | undefined {
  for (const number of new Set(Array.from(patch.keys(), yearOf))) {
    const [was, done] = [before, after].map((data) => yearIn(data, number))
    if (was?.start !== undefined && done && was.start !== done.start) return done.start ?? firstOfYear(number)
  }
  return undefined
}

/** The data with a year in the place of the one of its number. */
export const withYear = (data: WorktimeData, year: WorkYear): WorktimeData => ({
  ...data,
  [`${year.year}`]: year,
})

export function withoutYear(data: WorktimeData, number: number): WorktimeData {
  const { [`${number}` as const]: _year, ...rest } = data
  return rest
}

/** The year with some of its fields changed; `undefined` removes one. */
export function withYearFields(
  year: WorkYear,
  change: {
    readonly [
      K in 'hoursPerDay' | 'model' | 'start' | 'end' | 'carryOver' | 'leaveCarried' | 'leaveLapses' | 'sample'
    ]?: WorkYear[K] | undefined
  },
): WorkYear {
  const merged: Record<string, unknown> = { ...year, ...change }
  for (const [name, value] of Object.entries(change)) if (value === undefined) delete merged[name]
  return { ...merged, year: year.year, months: year.months }
}

/** The data with a contract in the place of the one from `before` on; without a contract that one is removed. */
export function withContract(
  data: WorktimeData,
  before: IsoDate | undefined,
  from: IsoDate,
  contract: Contract | undefined,
): WorktimeData {
  const { contracts = {}, ...rest } = data
  const changed: Contracts = Object.fromEntries([
    ...Object.entries(contracts).filter(([date]) => date !== before && date !== from),
    ...(contract ? [[from, contract] as const] : []),
  ])
  return Object.keys(changed).length > 0 ? { ...rest, contracts: changed } : rest
}
