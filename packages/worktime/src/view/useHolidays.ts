import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { IsoDate } from '../model/calendar/date.ts'
import { holidaysOf, type Holiday, type MunicipalHoliday } from '../model/calendar/holidays.ts'
import { isState } from '../model/calendar/states.ts'
import type { Settings } from '../model/record/work.ts'
import { useWorktime } from './WorktimeContext.ts'

/** Whether a setting shows a holiday that only some municipalities have. */
export const showsMunicipal = (setting: Settings['municipalHolidays'], name: MunicipalHoliday) =>
  setting === true || (Array.isArray(setting) && setting.includes(name))

/** The holidays of some years in the chosen Bundesland, by date; none where none is chosen. */
export function useHolidays(year: number, last = year): ReadonlyMap<IsoDate, Holiday> {
  const { state, municipalHolidays } = useAtomValue(useWorktime().state.settings)
  return useMemo(() => {
    if (state === undefined || !isState(state)) return new Map()
    const years = Array.from({ length: Math.max(0, last - year + 1) }, (_, index) => year + index)
    const shown = years
      .flatMap((each) => holidaysOf(each, state))
      .filter(({ municipal }) => !municipal || showsMunicipal(municipalHolidays, municipal))
    return new Map(shown.map((holiday) => [holiday.date, holiday]))
  }, [last, municipalHolidays, state, year])
}
