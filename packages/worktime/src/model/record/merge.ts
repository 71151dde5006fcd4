import type { OnLost } from '@kleinzeug/storage/merge'
import type { IsoDate } from '../calendar/date.ts'
import { entriesOf, withDaysInYear } from './edit.ts'
import { emptyYear, yearIn, yearsOf, type WorkDay, type WorktimeData, type WorkYear } from './work.ts'

// Documents read from text have no identity to compare; a day or the settings are small.
const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** Of one value: mine where I changed it, theirs otherwise. */
function pick<T>(base: T, mine: T, theirs: T, onLost?: OnLost): T {
  if (same(mine, base)) return theirs
  if (!same(theirs, base) && !same(theirs, mine)) onLost?.()
  return mine
}

/** Merges two objects field by field, but for the fields that are merged in a way of their own. */
function mergeFields(base: object, mine: object, theirs: object, apart: readonly string[]) {
  const [before, here, there] = [base, mine, theirs].map(
    (value) => new Map<string, unknown>(Object.entries(value)),
  )
  const result: Record<string, unknown> = {}
  for (const name of new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])])) {
    if (apart.includes(name)) continue
    const value = pick(before?.get(name), here?.get(name), there?.get(name))
    if (value !== undefined) result[name] = value
  }
  return result
}

/** Merges a year day by day. Without a base, what only one of them has was added. */
function mergeYear(base: WorkYear | undefined, mine: WorkYear, theirs: WorkYear, onLost?: OnLost): WorkYear {
  const before = base ?? emptyYear(mine.year)
  const patch = new Map<IsoDate, WorkDay | undefined>()
  for (const [index, month] of mine.months.entries()) {
    const here = entriesOf(month)
    const was = entriesOf(before.months[index] ?? { days: [] })
    const there = entriesOf(theirs.months[index] ?? { days: [] })
    for (const date of new Set([...here.keys(), ...was.keys()]))
      patch.set(date, pick(was.get(date), here.get(date), there.get(date), onLost))
  }
  const { year, months } = withDaysInYear(theirs, patch)
  return { ...mergeFields(before, mine, theirs, ['year', 'months']), year, months }
}

/** Joins the edits of two tabs: every day by itself, every setting by itself. */
export function mergeData(
  base: WorktimeData | undefined,
  mine: WorktimeData,
  theirs: WorktimeData,
  onLost?: OnLost,
): WorktimeData {
  const numbers = [...new Set([...yearsOf(theirs), ...yearsOf(mine)])]
  const before = base ?? {}
  const years: Record<`${number}`, WorkYear> = {}
  for (const number of numbers) {
    const [was, here, there] = [before, mine, theirs].map((data) => yearIn(data, number))
    // Deleted by one and left alone by the other: deleted. Changed by the other: kept.
    const year =
      here && there
        ? mergeYear(was, here, there, onLost)
        : same(here ?? there, was)
          ? undefined
          : (here ?? there)
    if (year) years[`${number}`] = year
  }
  const timer = pick(before.timer, mine.timer, theirs.timer, onLost)
  const fields = (name: 'settings' | 'contracts') => {
    const merged = mergeFields(before[name] ?? {}, mine[name] ?? {}, theirs[name] ?? {}, [])
    return Object.keys(merged).length > 0 && { [name]: merged }
  }
  return {
    ...mergeFields(before, mine, theirs, [...numbers.map(String), 'settings', 'contracts', 'timer']),
    ...years,
    ...fields('settings'),
    ...fields('contracts'),
    ...(timer && { timer }),
  }
}
