import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import { readYear, type YearProblem } from '../record/readYear.ts'
import type { WorkYear } from '../record/work.ts'

/** The largest file that is read, in bytes. */
export const FILE_LIMIT = 5_000_000

export interface YearsFile {
  readonly years: readonly WorkYear[]
  readonly problems: readonly YearProblem[]
  /** Whether the file ends in the middle. */
  readonly isCut: boolean
}

/** One year as the file `worktime-{year}.json`: the stored form itself. */
export const yearFile = (year: WorkYear): string => `${JSON.stringify(year, null, 2)}\n`

/** Reads a year's file, or the years of the record. What in it cannot be taken is told with its reason. */
export function readYearFile(
  text: string,
): YearsFile | { readonly refused: 'no-json' | 'no-year' | 'nothing' } {
  const file = readBackup(text, 'worktime')
  if (!file) return { refused: 'no-json' }
  const problems: YearProblem[] = []
  const read = (data: unknown): readonly WorkYear[] => {
    // A file without months is more likely another file than an empty year.
    if (!isObject(data) || !Array.isArray(data['months'])) return []
    const number = data['year']
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 1000 || number > 9999) return []
    const year = readYear(data, number, (problem) => problems.push(problem))
    return year ? [year] : []
  }
  const { data, isCut } = file
  const years = isObject(data) && !('months' in data) ? Object.values(data).flatMap(read) : read(data)
  if (years.length === 0) return { refused: 'no-year' }
  const isEmpty = years.every(({ months }) => months.every(({ days }) => days.length === 0))
  return isEmpty && problems.length > 0 ? { refused: 'nothing' } : { years, problems, isCut }
}
