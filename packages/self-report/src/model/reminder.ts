import type { SelfReportData } from './data.ts'
import { daysBetween, isIsoDate, type IsoDate } from '@kleinzeug/calendar-day'

export const setReminder = (data: SelfReportData, days: number, today: IsoDate): SelfReportData => ({
  ...data,
  reminder: { ...data.reminder, days, since: today },
})

/** Days since the last rating where the reminder is due; counted from the day it was set at the earliest. */
export function overdueDays(data: SelfReportData, today: IsoDate): number | undefined {
  const { days, since } = data.reminder
  const dates = [...data.ratings.filter(({ by }) => by === ''), ...data.tests].map(({ date }) => date)
  const last = dates
    .filter((date) => date <= today)
    .toSorted()
    .at(-1)
  const from = [last, since].filter(isIsoDate).toSorted().at(-1)
  if (days === 0 || from === undefined || daysBetween(from, today) < days) return undefined
  return daysBetween(last ?? from, today)
}
