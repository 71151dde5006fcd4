export {
  addDays,
  dayNumber,
  dayOf,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  isIsoDate,
  monthOf,
  weekdayOf,
  yearOf,
} from './calendarDay.ts'
export { dayOfYear, isoWeek } from './isoWeek.ts'
export { isoDate, localDate, type IsoDate } from './localDate.ts'
export { startOfDay } from './startOfDay.ts'
