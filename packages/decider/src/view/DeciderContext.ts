import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { DeciderLabels } from '../labels.ts'
import type { DeciderData } from '../model/deciderData.ts'
import type { DeciderState } from '../state/createDeciderState.ts'

export type DeciderProps = ToolProps<DeciderData, DeciderLabels>

export const deciderContext = createToolContext<DeciderState, DeciderLabels, DeciderProps>()
export const useDecider = deciderContext.use
