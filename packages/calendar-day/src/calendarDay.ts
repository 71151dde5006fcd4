import { isoDate, type IsoDate } from './localDate.ts'

const DAY = 86_400_000
const pattern = /^[1-9]\d{3}-\d{2}-\d{2}$/

export const yearOf = (date: IsoDate) => Number(date.slice(0, 4))
/** 1 to 12. */
export const monthOf = (date: IsoDate) => Number(date.slice(5, 7))
export const dayOf = (date: IsoDate) => Number(date.slice(8, 10))

// `Date.UTC` is arithmetic here: neither the time zone nor the clock of the machine takes part.
/** Days since 1970-01-01. */
export const dayNumber = (date: IsoDate): number =>
  Date.UTC(yearOf(date), monthOf(date) - 1, dayOf(date)) / DAY

export function fromDayNumber(day: number): IsoDate {
  const date = new Date(day * DAY)
  return isoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** @param month 1 to 12 */
export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether a value names a day that exists, of the years 1000 to 9999. */
export function isIsoDate(value: unknown): value is IsoDate {
  if (typeof value !== 'string' || !pattern.test(value)) return false
  const [month, day] = [monthOf(value), dayOf(value)]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(yearOf(value), month)
}

export const addDays = (date: IsoDate, days: number): IsoDate => fromDayNumber(dayNumber(date) + days)

/** How many days `to` comes after `from`. */
export const daysBetween = (from: IsoDate, to: IsoDate) => dayNumber(to) - dayNumber(from)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: IsoDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7
