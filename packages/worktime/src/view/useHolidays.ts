import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { IsoDate } from '../model/calendar/date.ts'
import { shownHolidays, type Holiday } from '../model/calendar/holidays.ts'
import { useWorktime } from './WorktimeContext.ts'

/** The holidays of some years in the chosen Bundesland, by date; none where none is chosen. */
export function useHolidays(year: number, last = year): ReadonlyMap<IsoDate, Holiday> {
  const settings = useAtomValue(useWorktime().state.settings)
  return useMemo(() => shownHolidays(settings, year, last), [last, settings, year])
}
