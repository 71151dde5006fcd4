import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { __Name__Labels } from '../labels.ts'
import type { __Name__Data } from '../model/entries.ts'
import type { __Name__State } from '../state/create__Name__State.ts'

export type __Name__Props = ToolProps<__Name__Data, __Name__Labels>

export const __camel__Context = createToolContext<__Name__State, __Name__Labels, __Name__Props>()
export const use__Name__ = __camel__Context.use
