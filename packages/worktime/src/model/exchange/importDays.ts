import { yearOf, type IsoDate } from '../calendar/date.ts'
import { dayIn, type DayPatch } from '../record/edit.ts'
import { daysOf, yearIn, type WorkDay, type WorktimeData, type WorkYear } from '../record/work.ts'

/** What an import does with the days that are here: keep all, let those of the file win, or keep none. */
export type ImportMode = 'keep' | 'overwrite' | 'replace'

/** Days to write for an import of days into the years they lie in. */
export function importPatch(data: WorktimeData, days: readonly WorkDay[], mode: ImportMode): DayPatch {
  const written = mode === 'keep' ? days.filter(({ date }) => !dayIn(data, date)) : days
  const patch = new Map<IsoDate, WorkDay | undefined>(written.map((day) => [day.date, day]))
  if (mode !== 'replace') return patch
  for (const number of new Set(days.map(({ date }) => yearOf(date)))) {
    const year = yearIn(data, number)
    for (const { date } of year ? daysOf(year) : []) if (!patch.has(date)) patch.set(date, undefined)
  }
  return patch
}

const isBare = (value: object, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name))

/** Whether a year holds nothing to keep: neither an entry nor any field of its own. */
export const isUntouched = (year: WorkYear): boolean =>
  isBare(year, ['year', 'months']) &&
  year.months.every((month) => month.days.length === 0 && isBare(month, ['month', 'days']))
