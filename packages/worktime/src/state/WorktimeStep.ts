import type { StepName } from '@kleinzeug/shell/state'
import type { IsoDate } from '../model/calendar/date.ts'

/** What a step did. */
export type StepKind =
  | 'entry'
  | 'deletion'
  | 'fill'
  | 'repeat'
  | 'timer'
  | 'year-settings'
  | 'import'
  | 'sample'
  | 'year-deletion'

/** A step of undo and redo. */
export interface WorktimeStep extends StepName<StepKind> {
  /** Where it happened: undo shows this day again. */
  readonly date: IsoDate
  /** How many days it changed. */
  readonly days: number
  /** The day to which it moved the start of the account back. */
  readonly start?: IsoDate | undefined
}
