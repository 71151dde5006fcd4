// Months count from 0 here, as the stored years list them.
import {
  daysInMonth as lengthOfMonth,
  isoDate as dateOf,
  monthOf as numberOfMonth,
  type IsoDate,
} from '@kleinzeug/calendar-day'

export {
  addDays,
  dayNumber,
  dayOf,
  dayOfYear,
  daysBetween,
  fromDayNumber,
  isIsoDate,
  isoWeek,
  localDate,
  startOfDay,
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

/** The earlier and the later of two days; texts of this form sort as their days do. */
export const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
export const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
