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
export { isoDate, localDate, type IsoDate } from './localDate.ts'
