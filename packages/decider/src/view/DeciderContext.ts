import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { DeciderData } from '../model/deciderData.ts'
import type { DeciderState } from '../state/createDeciderState.ts'

export type DeciderProps = ToolProps<DeciderData, ShownLabels>

export const deciderContext = createToolContext<DeciderState, ShownLabels, DeciderProps>()
export const useDecider = deciderContext.use
