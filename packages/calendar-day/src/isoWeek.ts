import { addDays, daysBetween, weekdayOf, yearOf } from './calendarDay.ts'
import { isoDate, type IsoDate } from './localDate.ts'

/** The place of a day in its year, 0 to 365. */
export const dayOfYear = (date: IsoDate) => daysBetween(isoDate(yearOf(date), 1, 1), date)

/** The week by ISO 8601: it belongs to the year that holds its Thursday. */
export function isoWeek(date: IsoDate): { readonly year: number; readonly week: number } {
  const thursday = addDays(date, 3 - weekdayOf(date))
  return { year: yearOf(thursday), week: Math.floor(dayOfYear(thursday) / 7) + 1 }
}
