import type { StepName } from '@kleinzeug/shell/state'

/** What a step did. */
export type StepKind = 'add' | 'edit' | 'remove' | 'import' | 'talk' | 'reminder' | 'sample'

/** A step of undo and redo. */
export interface AchievementsStep extends StepName<StepKind> {
  /** The entry it is about: where undo leads. */
  readonly key?: string | undefined
}
