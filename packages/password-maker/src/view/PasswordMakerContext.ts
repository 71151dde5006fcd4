import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { PasswordMakerLabels } from '../labels.ts'
import type { PasswordMakerData } from '../model/data.ts'
import type { PasswordMakerState } from '../state/createPasswordMakerState.ts'

export interface PasswordMakerProps extends ToolProps<PasswordMakerData, PasswordMakerLabels> {}

export const passwordMakerContext = createToolContext<
  PasswordMakerState,
  PasswordMakerLabels,
  PasswordMakerProps
>()
export const usePasswordMaker = passwordMakerContext.use
