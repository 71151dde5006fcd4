import type { SliceFiles } from '@kleinzeug/storage'
import { readTable } from '@kleinzeug/storage/exchange'
import { laterLabels } from './laterLabels.ts'
import { guessColumns, readDays } from './model/exchange/csvFile.ts'
import { icsOf, startOf } from './model/exchange/icsFile.ts'
import { csvOf } from './model/exchange/writeCsv.ts'
import { dayIn, newYear, withDaysInYear, withYear } from './model/record/edit.ts'
import { kindOf, minutesOf, yearIn, yearsOf, type WorkDay, type WorktimeData } from './model/record/work.ts'

const FOLDER = 'Arbeitszeit/'
const yearAt = (path: string) => Number(/^Arbeitszeit\/(\d{4})\.csv$/.exec(path)?.[1])

/** The days of a table; `undefined` where a line cannot be read. */
function daysIn(text: string | undefined): ReadonlyMap<string, WorkDay> | undefined {
  const rows = readTable(text ?? '')
  const { days, problems } = readDays(rows, guessColumns(rows), true)
  return problems.length > 0 ? undefined : new Map(days.map((day) => [day.date, day]))
}

/** The fields of a day that the table holds as a whole. */
const fromTable = new Set([
  'date',
  'hoursWorked',
  'kind',
  'leave',
  'start',
  'end',
  'breakMinutes',
  'spans',
  'project',
  'note',
])

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function toFiles(data: WorktimeData): ReadonlyMap<string, string> {
  const years = yearsOf(data).flatMap((year) => yearIn(data, year) ?? [])
  return new Map(
    years
      .filter(({ sample }) => !sample)
      .flatMap((year) => [
        [`${FOLDER}${year.year}.csv`, csvOf(year)],
        [`${FOLDER}${year.year}.ics`, icsOf(year, icsTitle, startOf)],
      ]),
  )
}

const icsTitle = (day: WorkDay) => laterLabels.icsTitle(kindOf(day), minutesOf(day))

/** One table a year, which is read again, and one calendar, which is not. */
export const folderFiles: SliceFiles<WorktimeData> = {
  toFiles,
  isOurs: (path) => yearAt(path) > 0,
  fromFile: (data, { path, before, now }, onLost) => {
    const number = yearAt(path)
    // A calendar; it is written again.
    if (!(number > 0) || now === undefined) return data
    const [old, next] = [daysIn(before), daysIn(now)]
    if (!next || [...next.keys()].some((date) => !date.startsWith(`${number}-`))) return undefined
    const year = yearIn(data, number) ?? newYear(data, number)
    /** What the file would say today. */
    const present = daysIn(csvOf(year))
    const patch = new Map<string, WorkDay | undefined>()
    for (const date of new Set([...(old ?? new Map()).keys(), ...next.keys()])) {
      const [was, is, mine] = [old?.get(date), next.get(date), present?.get(date)]
      if (isSame(was, is) || isSame(mine, is)) continue
      if (!isSame(mine, was)) onLost()
      else {
        const unknown = Object.entries(dayIn(data, date) ?? {}).filter(([name]) => !fromTable.has(name))
        patch.set(date, is && { ...Object.fromEntries(unknown), ...is })
      }
    }
    return patch.size === 0 ? data : withYear(data, withDaysInYear(year, patch))
  },
}
