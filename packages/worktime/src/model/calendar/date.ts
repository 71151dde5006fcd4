/** A day of the Gregorian calendar as YYYY-MM-DD, never an instant: it means the same in every time zone. */
export type IsoDate = string

const DAY = 86_400_000
const pattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/

const pad = (value: number) => String(value).padStart(2, '0')

/** @param month 0 to 11 */
export const isoDate = (year: number, month: number, day: number): IsoDate =>
  `${year}-${pad(month + 1)}-${pad(day)}`

export const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** @param month 0 to 11 */
export const daysInMonth = (year: number, month: number) =>
  month === 1 ? (isLeapYear(year) ? 29 : 28) : 30 + ((month + (month > 6 ? 1 : 0) + 1) % 2)

export const daysInYear = (year: number) => (isLeapYear(year) ? 366 : 365)

export const yearOf = (date: IsoDate) => Number(date.slice(0, 4))
/** 0 to 11. */
export const monthOf = (date: IsoDate) => Number(date.slice(5, 7)) - 1
export const dayOf = (date: IsoDate) => Number(date.slice(8, 10))

/** Whether a text names a day that exists, of the years 1000 to 9999. */
export function isIsoDate(text: string): boolean {
  if (!pattern.test(text)) return false
  const month = monthOf(text)
  return month >= 0 && month < 12 && dayOf(text) >= 1 && dayOf(text) <= daysInMonth(yearOf(text), month)
}

// `Date.UTC` is arithmetic here: neither the time zone nor the clock of the machine takes part.
/** Days since 1970-01-01. */
export const dayNumber = (date: IsoDate): number => Date.UTC(yearOf(date), monthOf(date), dayOf(date)) / DAY

export function fromDayNumber(day: number): IsoDate {
  const date = new Date(day * DAY)
  return isoDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}

export const addDays = (date: IsoDate, days: number): IsoDate => fromDayNumber(dayNumber(date) + days)

/** How many days `to` comes after `from`. */
export const daysBetween = (from: IsoDate, to: IsoDate) => dayNumber(to) - dayNumber(from)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: IsoDate): number => (((dayNumber(date) + 3) % 7) + 7) % 7

/** The place of a day in its year, 0 to 365. */
export const dayOfYear = (date: IsoDate) => daysBetween(isoDate(yearOf(date), 0, 1), date)

/** The week by ISO 8601: it belongs to the year that holds its Thursday. */
export function isoWeek(date: IsoDate): { readonly year: number; readonly week: number } {
  const thursday = addDays(date, 3 - weekdayOf(date))
  return { year: yearOf(thursday), week: Math.floor(dayOfYear(thursday) / 7) + 1 }
}

/** The day that the wall clock of this machine shows at an instant (ms since 1970). */
export function localDate(time: number): IsoDate {
  const date = new Date(time)
  return isoDate(date.getFullYear(), date.getMonth(), date.getDate())
}

/** The earlier and the later of two days; texts of this form sort as their days do. */
export const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
export const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
