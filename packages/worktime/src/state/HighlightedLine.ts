import type { AccountLine } from '../model/account/accountDays.ts'
import type { IsoDate } from '../model/calendar/date.ts'
import type { WorktimeData, WorkYear } from '../model/record/work.ts'

/** A line of another account than that of the hours. It brings its days along, as it loads on request. */
export interface LineOfDays {
  readonly datesIn: (data: WorktimeData, year: WorkYear, today: IsoDate) => readonly IsoDate[]
}

/** The line whose days are shown. */
export type HighlightedLine = AccountLine | LineOfDays
