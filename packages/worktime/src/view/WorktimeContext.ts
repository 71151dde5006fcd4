import type { Announce, PaintQueue } from '@kleinzeug/ui'
import { createContext, useContext, type RefObject } from 'react'
import type { WorktimeLabels } from '../labels.ts'
import type { WorktimeState } from '../state/createWorktimeState.ts'

interface Instance {
  readonly state: WorktimeState
  readonly labels: WorktimeLabels
  readonly announce: Announce
  /**
   * Calls back once the next frame is painted. Setting the text of a focused field, or its selection, makes the
   * browser lay out the page at once: done then it does not delay what an entry shows.
   */
  readonly afterPaint: PaintQueue['add']
  /** The clock, in ms since 1970. */
  readonly now: () => number
  /** The field that hours are entered in. */
  readonly entry: RefObject<EntryHandle | null>
}

/** What other parts may do with the entry field. */
export interface EntryHandle {
  /** Puts the focus into it; what is given replaces its text. */
  readonly focus: (text?: string) => void
}

export const WorktimeContext = createContext<Instance | undefined>(undefined)

/** The atoms and texts of the Worktime around. */
export function useWorktime() {
  const instance = useContext(WorktimeContext)
  if (!instance) throw new Error('A part of Worktime is used outside of <Worktime>')
  return instance
}
