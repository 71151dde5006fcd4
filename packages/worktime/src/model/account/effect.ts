import { addDays, daysBetween, yearOf, type IsoDate } from '../calendar/date.ts'
import { planOf, targetOn } from '../plan/plan.ts'
import { dayIn, newYear, type DayPatch } from '../record/edit.ts'
import { yearIn, type WorktimeData } from '../record/work.ts'
import { countedIn } from './monthSums.ts'

/** What the days from one to another ask for and what counts for them, in minutes, once a patch is entered. */
export function effectOf(data: WorktimeData, patch: DayPatch, from: IsoDate, to: IsoDate) {
  let [target, counted] = [0, 0]
  for (let index = 0; index <= daysBetween(from, to); index++) {
    const date = addDays(from, index)
    const number = yearOf(date)
    const plan = planOf(data, yearIn(data, number) ?? newYear(data, number))
    const day = patch.has(date) ? patch.get(date) : dayIn(data, date)
    target += targetOn(plan, date)
    if (day) counted += countedIn(plan, day)
  }
  return { target, counted }
}
