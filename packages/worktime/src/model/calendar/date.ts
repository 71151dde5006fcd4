import { daysInMonth, isoDate, type IsoDate } from '@kleinzeug/calendar-day'

export {
  addDays,
  dayNumber,
  dayOf,
  dayOfYear,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  isIsoDate,
  isoDate,
  isoWeek,
  localDate,
  monthOf,
  startOfDay,
  weekdayOf,
  yearOf,
  type IsoDate,
} from '@kleinzeug/calendar-day'

/** First and last day of a month. @param month 1 to 12 */
export const firstOfMonth = (year: number, month: number): IsoDate => isoDate(year, month, 1)
export const lastOfMonth = (year: number, month: number): IsoDate =>
  isoDate(year, month, daysInMonth(year, month))

export const firstOfYear = (year: number): IsoDate => isoDate(year, 1, 1)
export const lastOfYear = (year: number): IsoDate => isoDate(year, 12, 31)

export const daysInYear = (year: number) => 337 + daysInMonth(year, 2)

/** The earlier and the later of two days; texts of this form sort as their days do. */
export const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
export const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
