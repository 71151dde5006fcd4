import { memoryStorage } from '@kleinzeug/storage'
import type { IsoDate } from '../model/calendar/date.ts'
import type { WorktimeData } from '../model/record/work.ts'
import { sample } from '../sample.ts'

export { busyYear } from '../sample.ts'

/** Saturday, 21 November 2026, 14:20 on the clock of this machine. */
export const november = () => new Date(2026, 10, 21, 14, 20).getTime()
export const today: IsoDate = '2026-11-21'

export const stored = (data: WorktimeData) => memoryStorage<WorktimeData>(data)

/** A full year up to today, and one before it. */
export const fullYears = (): WorktimeData => {
  const { '2022': _first, '2023': _second, ...years } = sample.de(today)
  return { ...years, settings: { state: 'BY' } }
}
