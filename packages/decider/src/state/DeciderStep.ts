import type { StepName } from '@kleinzeug/shell/state'

/** What a step deleted; the editor offers to restore it. */
export type Removal = 'item' | 'list' | 'history' | 'elimination'

/** What a step did. */
export type StepKind = Removal | 'addItem' | 'addList' | 'edit' | 'move' | 'import'

/** A step of undo and redo. */
export type DeciderStep = StepName<StepKind>
