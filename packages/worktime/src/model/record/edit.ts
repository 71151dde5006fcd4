import { isoDate, monthOf, yearOf, type IsoDate } from '../calendar/date.ts'
import { emptyYear, isEmptyYear, yearIn, type WorkDay, type WorktimeData, type WorkYear } from './work.ts'

/** What stands, or shall stand, on some days: nothing where it is `undefined`. */
export type DayPatch = ReadonlyMap<IsoDate, WorkDay | undefined>

const cells = new WeakMap<object, ReadonlyMap<IsoDate, WorkDay>>()

/** The entries of a month by their date; worked out once per month that changed. */
export function entriesOf(month: { readonly days: readonly WorkDay[] }): ReadonlyMap<IsoDate, WorkDay> {
  const known = cells.get(month)
  if (known) return known
  const entries = new Map(month.days.map((day) => [day.date, day]))
  cells.set(month, entries)
  return entries
}

export const dayIn = (data: WorktimeData, date: IsoDate): WorkDay | undefined => {
  const month = yearIn(data, yearOf(date))?.months[monthOf(date)]
  return month && entriesOf(month).get(date)
}

/** The year with some days changed; months that nothing changed keep their identity. */
export function withDaysInYear(year: WorkYear, patch: DayPatch): WorkYear {
  const byMonth = Map.groupBy(patch, ([date]) => monthOf(date))
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

/**
 * The data with some days changed. A year that is not there yet is made; when it is the first one
 * anything real is entered in, its account begins with the first of these days, so that nobody who
 * begins in November owes what they did not work since January.
 */
export function withDays(data: WorktimeData, patch: DayPatch): WorktimeData {
  let result = data
  for (const [number, changes] of Map.groupBy(patch, ([date]) => yearOf(date))) {
    const before = yearIn(result, number)
    if (!before && changes.every(([, day]) => !day)) continue
    const after = withDaysInYear(before ?? newYear(result, number, changes[0]?.[0]), new Map(changes))
    if (after !== before) result = { ...result, [`${number}`]: after }
  }
  return result
}

/**
 * A year to come: with the target and the balance of the one before, or beginning on a day when there is none
 * before.
 */
export function newYear(data: WorktimeData, number: number, first?: IsoDate): WorkYear {
  const previous = yearIn(data, number - 1)
  const year = emptyYear(number)
  if (previous && !previous.sample && !isEmptyYear(previous))
    return {
      ...year,
      ...(previous.hoursPerDay !== undefined && { hoursPerDay: previous.hoursPerDay }),
      carryOver: 'previous',
    }
  return first === undefined || first === isoDate(number, 0, 1) ? year : { ...year, start: first }
}

/** What stands on the days of a patch now: applying it later takes the patch back. */
export const inverse = (data: WorktimeData, patch: DayPatch): DayPatch =>
  new Map(Array.from(patch.keys(), (date) => [date, dayIn(data, date)]))

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
    readonly [K in 'hoursPerDay' | 'start' | 'end' | 'carryOver' | 'sample']?: WorkYear[K] | undefined
  },
): WorkYear {
  const merged: Record<string, unknown> = { ...year, ...change }
  for (const [name, value] of Object.entries(change)) if (value === undefined) delete merged[name]
  return { ...merged, year: year.year, months: year.months }
}
