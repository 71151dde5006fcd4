import type { ImportRules } from '@kleinzeug/shell/import-plan'
import { yearOf } from '../model/calendar/date.ts'
import type { YearsFile } from '../model/exchange/yearFile.ts'
import { withDays, withDaysInYear, withYear } from '../model/record/edit.ts'
import {
  daysOf,
  yearIn,
  yearsOf,
  type WorkDay,
  type WorktimeData,
  type WorkYear,
} from '../model/record/work.ts'

/** A day, or a year without its days. */
export type WorktimePart = WorkDay | WorkYear

const isBare = (value: object, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name))

/** Whether a year holds nothing to keep: neither an entry nor any field of its own. */
const isUntouched = (year: WorkYear): boolean =>
  isBare(year, ['year', 'months']) &&
  year.months.every((month) => month.days.length === 0 && isBare(month, ['month', 'days']))

export const isDay = (part: WorktimePart): part is WorkDay => 'date' in part
const isYear = (part: WorktimePart): part is WorkYear => !isDay(part)

/** The parts of a year that are imported one by one. */
const partsOf = (year: WorkYear): readonly WorktimePart[] =>
  isUntouched(year)
    ? []
    : [{ ...year, months: year.months.map((month) => ({ ...month, days: [] })) }, ...daysOf(year)]

/** The parts of a file. What a year holds beside its days is not known where the file ends within it. */
export const partsOfFile = ({ years, isCut }: YearsFile): readonly WorktimePart[] =>
  years.flatMap((year, at) => (isCut && at === years.length - 1 ? daysOf(year) : partsOf(year)))

/** How days and the settings of years are imported: two of one date cannot stand. */
export const importRules: ImportRules<WorktimeData, WorktimePart> = {
  itemsOf: (data) =>
    yearsOf(data).flatMap((number) => partsOf(yearIn(data, number) ?? { year: number, months: [] })),
  keyOf: (part) => (isDay(part) ? part.date : String(part.year)),
  fieldsOf: (part) => {
    if (!isYear(part)) return part
    const { months, ...fields } = part
    const others = months.filter((month) => !isBare(month, ['month', 'days']))
    return others.length > 0 ? { ...fields, months: others } : fields
  },
  put: (data, changes) => {
    let result = data
    const parts = changes.map(({ item }) => item)
    const days = Map.groupBy(parts.filter(isDay), ({ date }) => yearOf(date))
    for (const year of parts.filter(isYear)) {
      const here = yearIn(result, year.year)
      const months = year.months.map((month, at) => ({ ...month, days: here?.months[at]?.days ?? [] }))
      result = withYear(result, { ...year, months })
    }
    for (const [number, list] of days) {
      const patch = new Map(list.map((day) => [day.date, day] as const))
      const isSetUp = parts.some((part) => isYear(part) && part.year === number)
      const year = isSetUp ? yearIn(result, number) : undefined
      // The file says where the account of its year begins.
      result = year ? withYear(result, withDaysInYear(year, patch)) : withDays(result, patch, 'stays')
    }
    return result
  },
}
