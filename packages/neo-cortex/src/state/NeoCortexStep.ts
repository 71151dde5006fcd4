import type { StepName } from '@kleinzeug/shell/state'

/** What a step did. */
export type StepKind = 'add' | 'edit' | 'remove' | 'import' | 'join' | 'keep' | 'sample'

/** A step of undo and redo. */
export interface NeoCortexStep extends StepName<StepKind> {
  /** The card it is about: where undo leads. */
  readonly id?: string | undefined
}
