import { addDays, type IsoDate } from '@kleinzeug/calendar-day'
import type { Result } from './results.ts'

/** On how many days in a row the number of the day was found, up to today or, while today is open, yesterday. */
export function seriesOf(results: readonly Result[], today: IsoDate): number {
  const daily = results.filter(({ mode }) => mode === 'daily')
  const found = new Set(daily.flatMap(({ day, gaveUp }) => (day !== undefined && !gaveUp ? [day] : [])))
  let day = daily.some((result) => result.day === today) ? today : addDays(today, -1)
  let series = 0
  for (; found.has(day); day = addDays(day, -1)) series++
  return series
}
