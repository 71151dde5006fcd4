import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { DeciderData, Item } from '../model/deciderData.ts'
import type { DeciderState } from '../state/createDeciderState.ts'

interface OwnProps {
  /**
   * What a link carries: the text that `linkTo` was given. Its list is shown before it is taken over; a text that does
   * not begin with `list=` is none.
   */
  linked?: string | undefined
  /** Called once for a draw, when its winners are shown, in the order in which they were drawn. */
  onDecide?: ((winners: readonly Item[]) => void) | undefined
  /** Called when the list of a link was taken over or closed. */
  onLinkedDone?: (() => void) | undefined
  /** The address of a link, such as ``(text) => `https://example.org/decider#${text}` ``; without it no links are made. */
  linkTo?: ((text: string) => string) | undefined
}

export type DeciderProps = ToolProps<DeciderData, ShownLabels> & OwnProps

export const deciderContext = createToolContext<DeciderState, ShownLabels, DeciderProps>()
export const useDecider = deciderContext.use
