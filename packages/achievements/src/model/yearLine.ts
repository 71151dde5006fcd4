import { dayNumber, daysBetween, isoDate, yearOf, type IsoDate } from '@kleinzeug/calendar-day'
import type { Entry } from './entry.ts'

export interface LinePoint {
  readonly entry: Entry
  /** 0 to 100, in the width of the line's time span. */
  readonly x: number
  /** 0 to 100, from the upper edge. */
  readonly y: number
}

export interface LineMark {
  readonly x: number
  /** The month (1 to 12) or the year that begins there. */
  readonly value: number
}

export interface YearLine {
  /** In order of time. */
  readonly points: readonly LinePoint[]
  readonly marks: readonly LineMark[]
  /** Where a day of the span is; `undefined` outside of it. */
  readonly at: (date: IsoDate) => number | undefined
}

/** So few entries do not fill the height: the first one does not look like the last. */
const LEAST_HEIGHT = 6
const TOP = 8
const BOTTOM = 96

/** The line that rises by one step with each entry, of one year or (`undefined`) from the first entry to today. */
export function yearLine(entries: readonly Entry[], year: number | undefined, today: IsoDate): YearLine {
  const dated = entries
    .filter((entry) => entry.date !== undefined && (year === undefined || yearOf(entry.date) === year))
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  const first = year ?? yearOf(dated[0]?.date ?? today)
  const last = year ?? Math.max(yearOf(dated.at(-1)?.date ?? today), yearOf(today))
  const [from, to] = [isoDate(first, 1, 1), isoDate(last, 12, 31)]
  const days = daysBetween(from, to) + 1
  const begin = (date: IsoDate) => (100 * (dayNumber(date) - dayNumber(from))) / days
  const height = Math.max(dated.length, LEAST_HEIGHT)
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const stride = Math.ceil(years.length / 12)
  return {
    points: dated.map((entry, index) => ({
      entry,
      x: begin(entry.date ?? from) + 50 / days,
      y: BOTTOM - ((BOTTOM - TOP) * (index + 1)) / height,
    })),
    marks:
      first === last
        ? Array.from({ length: 12 }, (_, index) => ({
            x: begin(isoDate(first, index + 1, 1)),
            value: index + 1,
          }))
        : years
            .filter((_, index) => index % stride === 0)
            .map((value) => ({ x: begin(isoDate(value, 1, 1)), value })),
    at: (date) => (date < from || date > to ? undefined : begin(date) + 50 / days),
  }
}
/** The line as a path in a box of 100 by 100: flat to the first rise, flat again after the last until `end`. */
export function linePath({ points }: YearLine, end: number | undefined): string {
  const rise = points.map(({ x, y }) => `L${x.toFixed(3)} ${y.toFixed(3)}`).join('')
  const last = points.at(-1)
  const tail = last && end !== undefined && end > last.x ? `H${end.toFixed(3)}` : ''
  return `M0 ${BOTTOM}${rise}${last ? tail : end === undefined ? 'H0' : `H${end.toFixed(3)}`}`
}
