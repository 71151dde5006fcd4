import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { IsoDate } from '../model/calendar/date.ts'
import { holidaysOf, type Holiday } from '../model/calendar/holidays.ts'
import { isState } from '../model/calendar/states.ts'
import { useWorktime } from './WorktimeContext.ts'

/** The holidays of a year in the chosen Bundesland, by date; none where none is chosen. */
export function useHolidays(year: number): ReadonlyMap<IsoDate, Holiday> {
  const { state, municipalHolidays = false } = useAtomValue(useWorktime().state.settings)
  return useMemo(() => {
    const all = state !== undefined && isState(state) ? holidaysOf(year, state) : []
    return new Map(
      all
        .filter(({ municipal }) => municipalHolidays || !municipal)
        .map((holiday) => [holiday.date, holiday]),
    )
  }, [municipalHolidays, state, year])
}
