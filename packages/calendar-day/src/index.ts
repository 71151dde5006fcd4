export {
  addDays,
  dayNumber,
  dayOf,
  dayOfYear,
  daysBetween,
  daysInMonth,
  fromDayNumber,
  isIsoDate,
  isoWeek,
  mondayOfWeek,
  monthOf,
  weekdayOf,
  yearOf,
} from './calendarDay.ts'
export { isoDate, localDate, type IsoDate } from './localDate.ts'
export { startOfDay } from './startOfDay.ts'
