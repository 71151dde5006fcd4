import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import { createContext, use, type RefObject } from 'react'
import type { WorktimeLabels } from '../labels.ts'
import type { WorktimeData } from '../model/record/work.ts'
import type { WorktimeState } from '../state/createWorktimeState.ts'

export type WorktimeProps = ToolProps<WorktimeData, WorktimeLabels>

export const worktimeContext = createToolContext<WorktimeState, WorktimeLabels, WorktimeProps>()
export const useWorktime = worktimeContext.use

/** What other parts may do with the field that hours are entered in. */
export interface EntryHandle {
  /** Puts the focus into it; what is given replaces its text. */
  readonly focus: (text?: string) => void
}

export const EntryContext = createContext<RefObject<EntryHandle | null>>({ current: null })
export const useEntry = () => use(EntryContext)
