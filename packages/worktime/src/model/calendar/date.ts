// Months count from 0 here, as the stored years list them.
import {
  addDays,
  daysBetween,
  daysInMonth as lengthOfMonth,
  isoDate as dateOf,
  monthOf as numberOfMonth,
  weekdayOf,
  yearOf,
  type IsoDate,
} from '@kleinzeug/calendar-day'

export {
  addDays,
  dayNumber,
  dayOf,
  daysBetween,
  fromDayNumber,
  isIsoDate,
  localDate,
  weekdayOf,
  yearOf,
  type IsoDate,
} from '@kleinzeug/calendar-day'

/** @param month 0 to 11 */
export const isoDate = (year: number, month: number, day: number): IsoDate => dateOf(year, month + 1, day)

/** @param month 0 to 11 */
export const daysInMonth = (year: number, month: number) => lengthOfMonth(year, month + 1)

export const daysInYear = (year: number) => 337 + daysInMonth(year, 1)

/** 0 to 11. */
export const monthOf = (date: IsoDate) => numberOfMonth(date) - 1

/** The place of a day in its year, 0 to 365. */
export const dayOfYear = (date: IsoDate) => daysBetween(isoDate(yearOf(date), 0, 1), date)

/** The week by ISO 8601: it belongs to the year that holds its Thursday. */
export function isoWeek(date: IsoDate): { readonly year: number; readonly week: number } {
  const thursday = addDays(date, 3 - weekdayOf(date))
  return { year: yearOf(thursday), week: Math.floor(dayOfYear(thursday) / 7) + 1 }
}

/** The earlier and the later of two days; texts of this form sort as their days do. */
export const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
export const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
