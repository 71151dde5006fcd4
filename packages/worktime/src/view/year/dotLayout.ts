import {
  addDays,
  daysInMonth,
  daysInYear,
  dayOfYear,
  isoDate,
  weekdayOf,
  dayOf,
  monthOf,
  type IsoDate,
  firstOfYear,
  firstOfMonth,
} from '../../model/calendar/date.ts'

/** Where the days of a year stand: a column per week, on a phone a row per month, for dots as large as a finger. */
export interface DotLayout {
  readonly name: 'weeks' | 'months'
  readonly width: number
  readonly height: number
  /** The largest radius of a dot. */
  readonly radius: number
  readonly place: (date: IsoDate) => { readonly x: number; readonly y: number }
  /** The day nearest to a point. */
  readonly dayAt: (x: number, y: number) => IsoDate
  readonly monthLabels: ReadonlyArray<{ readonly month: number; readonly x: number; readonly y: number }>
  readonly weekdayLabels: ReadonlyArray<{ readonly weekday: number; readonly x: number; readonly y: number }>
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1)

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

function weeks(year: number): DotLayout {
  const [left, top, column, row] = [34, 24, 13, 15]
  const first = weekdayOf(firstOfYear(year))
  const place = (date: IsoDate) => {
    const index = dayOfYear(date) + first
    return { x: left + Math.floor(index / 7) * column, y: top + (index % 7) * row }
  }
  return {
    name: 'weeks',
    width: left + 53 * column + 8,
    height: top + 6 * row + 10,
    radius: 5.6,
    place,
    dayAt: (x, y) => {
      const week = Math.round((x - left) / column)
      const weekday = between(Math.round((y - top) / row), 0, 6)
      return addDays(firstOfYear(year), between(week * 7 + weekday - first, 0, daysInYear(year) - 1))
    },
    monthLabels: monthNumbers.map((month) => {
      const begin = firstOfMonth(year, month)
      return { month, x: place(begin).x + (weekdayOf(begin) > 0 ? column : 0) - 5, y: 10 }
    }),
    weekdayLabels: [0, 3, 6].map((weekday) => ({ weekday, x: 0, y: top + weekday * row + 4 })),
  }
}

function months(year: number): DotLayout {
  const [left, top, column, row] = [36, -8, 10, 17]
  return {
    name: 'months',
    width: left + 30 * column + 6,
    height: top + 12 * row + 9,
    radius: 4.4,
    place: (date) => ({ x: left + (dayOf(date) - 1) * column, y: top + monthOf(date) * row }),
    dayAt: (x, y) => {
      const month = between(Math.round((y - top) / row), 1, 12)
      return isoDate(year, month, between(Math.round((x - left) / column) + 1, 1, daysInMonth(year, month)))
    },
    monthLabels: monthNumbers.map((month) => ({ month, x: 0, y: top + month * row + 4 })),
    weekdayLabels: [],
  }
}

export const dotLayout = (name: DotLayout['name'], year: number): DotLayout =>
  name === 'weeks' ? weeks(year) : months(year)
