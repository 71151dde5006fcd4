import type { OnLost } from '@kleinzeug/storage'
import { mergeFields, mergeValue } from '@kleinzeug/storage/merge'
import type { IsoDate } from '../calendar/date.ts'
import { entriesOf, withDaysInYear } from './edit.ts'
import { emptyYear, yearIn, yearsOf, type WorkDay, type WorktimeData, type WorkYear } from './work.ts'

// Documents read from text have no identity to compare; a day or the settings are small.
const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The fields that are not merged in a way of their own. */
const without = (data: object, apart: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !apart.includes(name)))

/** Merges a year day by day. Without a base, what only one of them has was added. */
function mergeYear(base: WorkYear | undefined, mine: WorkYear, theirs: WorkYear, onLost?: OnLost): WorkYear {
  const before = base ?? emptyYear(mine.year)
  const patch = new Map<IsoDate, WorkDay | undefined>()
  for (const [index, month] of mine.months.entries()) {
    const here = entriesOf(month)
    const was = entriesOf(before.months[index] ?? { days: [] })
    const there = entriesOf(theirs.months[index] ?? { days: [] })
    for (const date of new Set([...here.keys(), ...was.keys()]))
      if (!same(here.get(date), was.get(date)))
        patch.set(date, mergeValue(was.get(date), here.get(date), there.get(date), onLost))
  }
  const { year, months } = withDaysInYear(theirs, patch)
  const apart = ['year', 'months']
  const rest = mergeFields(without(before, apart), without(mine, apart), without(theirs, apart), onLost)
  return { ...rest, year, months }
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
  const timer = mergeValue(before.timer, mine.timer, theirs.timer, onLost)
  const settings = mergeFields(before.settings, mine.settings ?? {}, theirs.settings ?? {})
  const apart = [...numbers.map(String), 'settings', 'timer']
  return {
    ...mergeFields(without(before, apart), without(mine, apart), without(theirs, apart), onLost),
    ...years,
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(timer && { timer }),
  }
}
