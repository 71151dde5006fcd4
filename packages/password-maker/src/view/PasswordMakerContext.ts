import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { PasswordMakerData } from '../model/data.ts'
import type { PasswordMakerState } from '../state/createPasswordMakerState.ts'

interface OwnProps {
  /** Called with each password that is shown in place of another; `undefined` while none can be made. */
  onPasswordChange?: ((password: string | undefined) => void) | undefined
}

export type PasswordMakerProps = ToolProps<PasswordMakerData, ShownLabels> & OwnProps

export const passwordMakerContext = createToolContext<PasswordMakerState, ShownLabels, PasswordMakerProps>()
export const usePasswordMaker = passwordMakerContext.use
