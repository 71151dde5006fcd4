import { isObject } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { isIsoDate, yearOf } from '../calendar/date.ts'
import { daySchema, yearFields, type WorkDay, type WorkMonth, type WorkYear, placeOf } from './work.ts'

/** Why a part of a year cannot be taken as it is. */
export type YearFault =
  /** Not the shape it should have. */
  | 'shape'
  /** A date that does not exist, as 30 February. */
  | 'date'
  /** A date of another year. */
  | 'other-year'
  /** Hours that are no number, below 0, above 24. */
  | 'hours'
  | 'negative'
  | 'over-day'
  /** A second entry of a date. */
  | 'duplicate'
  /** A field beside date and hours; the rest of the day is taken. */
  | 'field'

export interface YearProblem {
  readonly fault: YearFault
  /** JSON pointer to the part, below the year. */
  readonly path: string
  readonly value: unknown
  /** The date as it is written there. */
  readonly date?: string
}

type Report = (problem: YearProblem) => void

function faultOf(value: unknown, year: number): YearFault {
  if (!isObject(value) || typeof value['date'] !== 'string') return 'shape'
  if (!isIsoDate(value['date'])) return 'date'
  if (yearOf(value['date']) !== year) return 'other-year'
  const hours = value['hoursWorked']
  if (typeof hours !== 'number' || Number.isNaN(hours)) return 'hours'
  return hours < 0 ? 'negative' : 'over-day'
}

/** Takes what a schema of an object can read, without the optional fields that are wrong. */
function readFields<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  onField: (name: string, value: unknown) => void,
): T | undefined {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  if (!isObject(value)) return undefined
  const rest = { ...value }
  const names = new Set(result.issues.map(({ path }) => String(path?.[0]?.key)))
  for (const name of names) delete rest[name]
  const again = v.safeParse(schema, rest)
  if (!again.success) return undefined
  for (const name of names) onField(name, value[name])
  return again.output
}

/** Reads the months of a year by hand, as an entry is judged by the year around it and those before it. */
function readMonths(months: readonly unknown[], year: number, report: Report): WorkMonth[] {
  const fields: Array<Record<string, unknown>> = Array.from({ length: 12 }, () => ({}))
  const entries = Array.from({ length: 12 }, () => new Map<string, WorkDay>())
  for (const [at, month] of months.entries()) {
    const index = isObject(month) ? month['month'] : undefined
    const days = isObject(month) ? month['days'] : undefined
    if (!isObject(month) || !Array.isArray(days)) {
      report({ fault: 'shape', path: `/months/${at}`, value: month })
      continue
    }
    if (typeof index === 'number' && index in fields) fields[index] = { ...month, ...fields[index] }
    for (const [place, value] of days.entries()) {
      const path = `/months/${at}/days/${place}`
      const day = readFields(daySchema, value, (name, field) =>
        report({ fault: 'field', path: `${path}/${name}`, value: field, ...dateOf(value) }),
      )
      const among = day && yearOf(day.date) === year ? entries[placeOf(day.date)] : undefined
      if (!day || !among) report({ fault: faultOf(value, year), path, value, ...dateOf(value) })
      else if (among.has(day.date)) report({ fault: 'duplicate', path, value, date: day.date })
      else among.set(day.date, day)
    }
  }
  return entries.map((days, month) => ({
    ...fields[month],
    month,
    // Files are mostly in order already.
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }))
}

const dateOf = (value: unknown) =>
  isObject(value) && typeof value['date'] === 'string' ? { date: value['date'] } : {}

/** Reads a year of any origin; dates decide where entries belong, `report` gets what is left out. */
export function readYear(value: unknown, year: number, report: Report): WorkYear | undefined {
  if (!isObject(value)) return undefined
  const { months = [], ...rest } = value
  if (!Array.isArray(months)) return undefined
  const fields = readFields(yearFields, rest, (name, field) =>
    report({ fault: 'field', path: `/${name}`, value: field }),
  )
  if (!fields) return undefined
  return { ...fields, year, months: readMonths(months, year, report) }
}
