import type { ToolSample } from '@kleinzeug/shell'
import {
  dayNumber,
  fromDayNumber,
  weekdayOf,
  yearOf,
  type IsoDate,
  firstOfYear,
  lastOfYear,
} from './model/calendar/date.ts'
import { withDays } from './model/record/edit.ts'
import { emptyYear, type WorkDay, type WorktimeData, type WorkYear } from './model/record/work.ts'
import { worktimeSlice } from './storage.ts'

/** Somebody's year up to a day: about five hours a day, vacation in summer, two days of illness. */
export function busyYear(year: number, until: IsoDate, scale = 1): WorkYear {
  const patch = new Map<IsoDate, WorkDay>()
  const first = dayNumber(firstOfYear(year))
  const weekdayOfFirst = weekdayOf(firstOfYear(year))
  for (let index = first; index <= dayNumber(until); index++) {
    const date = fromDayNumber(index)
    const wave = (index * 73 + Math.floor(index / 7) * 31) % 97
    const weekday = (weekdayOfFirst + index - first) % 7
    const day = (hours: number, rest: Partial<WorkDay> = {}) =>
      patch.set(date, { date, hoursWorked: Math.round(hours * 4) / 4, ...rest })
    const away = date > `${year}-07-26` && date < `${year}-08-17`
    if (away && weekday < 5) day(0, { kind: 'vacation' })
    else if (away || (weekday < 5 && wave < 4)) continue
    else if (date === `${year}-03-10` || date === `${year}-03-11`) day(0, { kind: 'sick' })
    else if (date === `${year}-05-15`) day(0, { kind: 'comp' })
    else if (weekday < 5) day((5 + (wave % 9) / 2) * scale)
    else if (wave > (weekday === 5 ? 40 : 66)) day((1 + (wave % 7) / 2) * scale)
  }
  return withDays({ [`${year}`]: emptyYear(year) }, patch)[`${year}`] ?? emptyYear(year)
}

/** What a new visitor starts with, all of the last year, and the present one up to today. */
const years = (today: IsoDate): WorktimeData => {
  const year = yearOf(today)
  return {
    ...worktimeSlice.defaults(),
    [`${year - 1}`]: busyYear(year - 1, lastOfYear(year - 1), 0.9),
    [`${year}`]: busyYear(year, today),
  }
}

/** Made-up hours; there are no words in them. */
export const sample: ToolSample<WorktimeData> = { de: years, en: years }
