import { addDays, daysBetween, weekdayOf, yearOf, type IsoDate } from '../calendar/date.ts'
import { dayIn, newYear, type DayPatch } from '../record/edit.ts'
import { withKind } from './entry.ts'
import { planOf, targetOn } from '../plan/plan.ts'
import { yearIn, type DayKind, type WorkDay, type WorktimeData } from '../record/work.ts'

export interface Fill {
  readonly from: IsoDate
  readonly to: IsoDate
  /** Hours of each day; as much as the plan has for it, and none where it has none, with `planned`. */
  readonly minutes: number | 'planned'
  readonly kind: DayKind
  /** The weekdays to fill, 0 for Monday. */
  readonly weekdays: ReadonlySet<number>
  /** Days to leave out, such as holidays. */
  readonly except: ReadonlySet<IsoDate>
  /** Whether days that have an entry are filled, too. */
  readonly overwrite: boolean
}

/** The longest range that is filled at once. */
export const FILL_LIMIT = 3660

/** What the plan of its year has for a day. */
const plannedOn = (data: WorktimeData, date: IsoDate) =>
  targetOn(planOf(data, yearIn(data, yearOf(date)) ?? newYear(data, yearOf(date))), date)

/** The days of a range with the same entry. */
export function fillPatch(data: WorktimeData, fill: Fill): DayPatch {
  const patch = new Map<IsoDate, WorkDay | undefined>()
  const count = Math.min(FILL_LIMIT, daysBetween(fill.from, fill.to) + 1)
  for (let index = 0; index < count; index++) {
    const date = addDays(fill.from, index)
    if (!fill.weekdays.has(weekdayOf(date)) || fill.except.has(date)) continue
    if (!fill.overwrite && dayIn(data, date)) continue
    const minutes = fill.minutes === 'planned' ? plannedOn(data, date) : fill.minutes
    if (fill.minutes === 'planned' && minutes === 0) continue
    patch.set(date, withKind({ date, hoursWorked: minutes / 60 }, fill.kind))
  }
  return patch
}
