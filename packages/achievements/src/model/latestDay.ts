import { isIsoDate, isoDate, yearOf, type IsoDate } from '@kleinzeug/calendar-day'

/** The latest day with this day and month that is not after `today`; `undefined` where there is none. */
export function latestDay(month: number, day: number, today: IsoDate): IsoDate | undefined {
  // 29 February comes every eight years at the latest.
  for (let year = yearOf(today); year >= yearOf(today) - 8; year--) {
    const date = isoDate(year, month, day)
    if (isIsoDate(date) && date <= today) return date
  }
  return undefined
}
