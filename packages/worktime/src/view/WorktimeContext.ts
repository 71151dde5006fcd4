import type { FileMemory } from '@kleinzeug/storage'
import { createToolContext, type ToolProps, type ViewProps } from '@kleinzeug/shell'
import type { PaintQueue } from '@kleinzeug/ui'
import { createContext, use, type RefObject } from 'react'
import type { ShownLabels } from '../labels.ts'
import type { WorktimeData } from '../model/record/work.ts'
import type { WorktimeState } from '../state/createWorktimeState.ts'

interface OwnProps {
  /**
   * Remembers the calendar file that is kept current, where the browser can; until the page is left when left out. Pass
   * the same one at every render.
   */
  fileMemory?: FileMemory | undefined
}

export type WorktimeProps = ToolProps<WorktimeData, ShownLabels> & ViewProps & OwnProps

/** The line of the chosen day: typed in its field on the plate, or in the cell of the month, it is one draft. */
export interface EntryHandle {
  /** Puts the focus into its field; what is given replaces its text. */
  readonly focus: (text?: string) => void
  /** Another text; `undefined` gives the draft up. */
  readonly change: (text: string | undefined) => void
  /** Stores what is typed, or answers why not. A line that names another day is read later. */
  readonly commit: () => Refusal | Promise<Refusal>
}

/** Why a line was not taken, in words; `undefined` once it is. */
export type Refusal = string | undefined

interface DeviceParts {
  /**
   * Calls back once the next frame is painted. Setting the text of a focused field, or its selection, makes the
   * browser lay out the page at once: done then it does not delay what an entry shows.
   */
  readonly afterPaint: PaintQueue['add']
  /** The line that hours are entered in. */
  readonly entry: RefObject<EntryHandle | null>
}

export const worktimeContext = createToolContext<WorktimeState, ShownLabels, WorktimeProps>()
export const DevicePartsContext = createContext<DeviceParts>({
  afterPaint: (task) => {
    task()
    return () => {}
  },
  entry: { current: null },
})

/** The atoms, texts and clock of the Worktime around, and the parts of its device. */
export function useWorktime() {
  const instance = worktimeContext.use()
  return { ...instance, now: instance.environment.now, ...use(DevicePartsContext) }
}
