import { dayOf, monthOf, yearOf } from './calendarDay.ts'
import type { IsoDate } from './localDate.ts'

/** The first instant of a local day (ms since 1970), also where the clocks change at midnight. */
export const startOfDay = (date: IsoDate): number =>
  new Date(yearOf(date), monthOf(date) - 1, dayOf(date)).getTime()
