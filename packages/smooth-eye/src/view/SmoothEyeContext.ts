import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { SmoothEyeLabels } from '../labels.ts'
import type { SmoothEyeData } from '../model/data.ts'
import type { SmoothEyeState, SteadyTime } from '../state/createSmoothEyeState.ts'

export interface SmoothEyeProps extends ToolProps<SmoothEyeData, SmoothEyeLabels> {
  /**
   * Milliseconds of the clock that moves the dot, for tests; read once.
   *
   * @defaultValue `performance.now`
   */
  steadyTime?: SteadyTime | undefined
}

export const smoothEyeContext = createToolContext<SmoothEyeState, SmoothEyeLabels, SmoothEyeProps>()
export const useSmoothEye = smoothEyeContext.use
