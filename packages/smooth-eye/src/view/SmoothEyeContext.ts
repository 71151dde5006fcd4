import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { SmoothEyeData } from '../model/data.ts'
import type { SmoothEyeState, SteadyTime } from '../state/createSmoothEyeState.ts'

export interface SmoothEyeProps extends ToolProps<SmoothEyeData, ShownLabels> {
  /**
   * Milliseconds of the clock that moves the dot, for tests; read once.
   *
   * @defaultValue `performance.now`
   */
  steadyTime?: SteadyTime | undefined
}

export const smoothEyeContext = createToolContext<SmoothEyeState, ShownLabels, SmoothEyeProps>()
export const useSmoothEye = smoothEyeContext.use
