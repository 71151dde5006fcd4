import { addDays, startOfDay, type IsoDate } from '@kleinzeug/calendar-day'
import type { Session } from './data.ts'

/** Seconds of exercise on the last seven days, today included. */
export function secondsOfLastWeek(sessions: readonly Session[], today: IsoDate) {
  const from = startOfDay(addDays(today, -6))
  return sessions.reduce((sum, { start, seconds }) => sum + (start >= from ? seconds : 0), 0)
}
