import type { StepName as Named } from '@kleinzeug/shell/state'
import type { SelfReportData } from '../model/data.ts'
import type { SessionKind } from '../model/session.ts'

/** What a step did. */
export type StepKind = 'finish' | 'discard' | 'edit' | 'remove' | 'trait' | 'reminder' | 'import' | 'sample'

/** What undo and redo say about a step. */
export interface StepName extends Named<StepKind> {
  /** The entry or trait it is about: where undo leads. */
  readonly key?: string | undefined
  readonly session?: SessionKind | undefined
}

export type Change = (data: SelfReportData) => SelfReportData
