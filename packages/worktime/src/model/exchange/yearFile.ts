import { isObject } from '@kleinzeug/storage/decode'
import { entriesOf } from '../record/edit.ts'
import type { IsoDate } from '../calendar/date.ts'
import { readYear, type YearProblem } from '../record/readYear.ts'
import type { WorkDay, WorkYear } from '../record/work.ts'

/** The largest file that is read, in characters. */
export const FILE_LIMIT = 5_000_000

export type YearFileResult =
  | { readonly year: WorkYear; readonly problems: readonly YearProblem[] }
  | { readonly refused: 'too-large' | 'not-json' | 'no-year' | 'nothing' }

/** One year as the file `worktime-{year}.json`: the stored form itself. */
export const yearFile = (year: WorkYear): string => `${JSON.stringify(year, null, 2)}\n`

/** Reads a year's file and reports each refused part with its reason. */
export function readYearFile(text: string): YearFileResult {
  if (text.length > FILE_LIMIT) return { refused: 'too-large' }
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { refused: 'not-json' }
  }
  // A file without months is more likely another file than an empty year.
  if (!isObject(data) || !Array.isArray(data['months'])) return { refused: 'no-year' }
  const number = data['year']
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1000 || number > 9999)
    return { refused: 'no-year' }
  const problems: YearProblem[] = []
  const year = readYear(data, number, (problem) => problems.push(problem))
  if (!year) return { refused: 'no-year' }
  const empty = year.months.every(({ days }) => days.length === 0)
  return empty && problems.length > 0 ? { refused: 'nothing' } : { year, problems }
}

/** How the days of a file differ from those that are there. */
export interface Difference {
  readonly added: number
  readonly changed: number
  readonly equal: number
  /** In the tool and not in the file. */
  readonly missing: number
}

const sameDay = (a: WorkDay, b: WorkDay) => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** Compares days to come with those that are there. */
export function differenceOf(years: readonly WorkYear[], days: readonly WorkDay[]): Difference {
  const here = new Map<IsoDate, WorkDay>(
    years.flatMap(({ months }) => months.flatMap((month) => [...entriesOf(month)])),
  )
  const result = { added: 0, changed: 0, equal: 0, missing: here.size }
  for (const day of days) {
    const before = here.get(day.date)
    if (before) result.missing -= 1
    result[before ? (sameDay(before, day) ? 'equal' : 'changed') : 'added'] += 1
  }
  return result
}
