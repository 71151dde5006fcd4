import { addDays, weekdayOf, type IsoDate } from '../calendar/date.ts'
import { dayIn, type DayPatch } from '../record/edit.ts'
import type { WorkDay, WorktimeData } from '../record/work.ts'

/** The empty days of the week of a date, each with the hours of the day seven days before it. */
export function repeatWeekPatch(data: WorktimeData, date: IsoDate): DayPatch {
  const patch = new Map<IsoDate, WorkDay | undefined>()
  const monday = addDays(date, -weekdayOf(date))
  for (let index = 0; index < 7; index++) {
    const day = addDays(monday, index)
    const model = dayIn(data, addDays(day, -7))
    if (!model || model.hoursWorked === 0 || dayIn(data, day)) continue
    const { note: _note, kind: _kind, ...times } = model
    patch.set(day, { ...times, date: day })
  }
  return patch
}
