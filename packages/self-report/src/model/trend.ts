import { STEPS, valueOf, type Rating, type Trait } from './data.ts'
import { dayNumber, fromDayNumber, monthOf, yearOf, type IsoDate } from '@kleinzeug/calendar-day'

/** How far back the window shows. */
export type Span = 'all' | 'year' | 'quarter'
export const spans: readonly Span[] = ['all', 'year', 'quarter']
/** Days. */
export const QUARTER = 92
const DAYS: Readonly<Record<Span, number>> = { all: Number.POSITIVE_INFINITY, year: 365, quarter: QUARTER }

/** Left and right of the outermost points, in percent. */
const MARGIN = 2

export interface TimeAxis {
  /** Where a day is, in percent of the width. */
  readonly at: (date: IsoDate) => number
  readonly marks: ReadonlyArray<{ readonly x: number; readonly date: IsoDate; readonly isYear: boolean }>
}

export interface TrendLine {
  readonly trait: Trait
  readonly points: ReadonlyArray<{ readonly x: number; readonly y: number; readonly rating: string }>
}

/** The ratings of the chosen span before the last one; never none where there are any. */
export function inSpan(ratings: readonly Rating[], span: Span): readonly Rating[] {
  const last = ratings.at(-1)
  return last ? ratings.filter(({ date }) => dayNumber(last.date) - dayNumber(date) <= DAYS[span]) : []
}

/** Maximum number of marks whose words do not touch. */
const MOST_MARKS = 8

function monthStarts(first: number, last: number): IsoDate[] {
  const starts: IsoDate[] = []
  const from = fromDayNumber(first)
  let [year, month] = [yearOf(from), monthOf(from)]
  for (;;) {
    const date: IsoDate = `${year}-${String(month).padStart(2, '0')}-01`
    if (dayNumber(date) > last) return starts
    if (dayNumber(date) >= first) starts.push(date)
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
  }
}

/** The days of ratings on a line of time, with marks at the start of months or of years. */
export function timeAxis(dates: readonly IsoDate[]): TimeAxis {
  const days = dates.map(dayNumber)
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const at = (date: IsoDate) =>
    first === last ? 50 : MARGIN + ((dayNumber(date) - first) / (last - first)) * (100 - 2 * MARGIN)
  if (dates.length === 0 || first === last) return { at, marks: [] }
  const months = monthStarts(first, last)
  const years = months.filter((date) => monthOf(date) === 1)
  const isLong = months.length > 3 * MOST_MARKS
  const all = isLong ? years : months
  const step = Math.ceil(all.length / MOST_MARKS)
  return {
    at,
    marks: all
      .filter((_, index) => index % step === 0)
      .map((date) => ({ x: at(date), date, isYear: isLong || monthOf(date) === 1 })),
  }
}

/** Height of a step in percent: 1 lies above the lower edge, 7 below the upper one. */
export const heightOf = (value: number, steps = STEPS) => 100 - ((value - 0.5) / steps) * 100

export const trendLines = (
  traits: readonly Trait[],
  ratings: readonly Rating[],
  axis: TimeAxis,
): readonly TrendLine[] =>
  traits.map((trait) => ({
    trait,
    points: ratings.flatMap((rating) => {
      const value = valueOf(rating, trait.id)
      return value === undefined ? [] : [{ x: axis.at(rating.date), y: heightOf(value), rating: rating.id }]
    }),
  }))

const rounded = (value: number) => Math.round(value * 100) / 100

export const linePath = ({ points }: Pick<TrendLine, 'points'>) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('')

/** Points as lines without length: with round ends they are dots. */
export const dotPath = ({ points }: Pick<TrendLine, 'points'>) =>
  points.map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h0`).join('')
