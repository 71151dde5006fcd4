import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { SmoothEyeData } from '../model/data.ts'
import type { SmoothEyeState } from '../state/createSmoothEyeState.ts'
import type { SteadyTime } from '../state/steadyTime.ts'

interface OwnProps {
  /**
   * Milliseconds of the clock that moves the dot, for tests; read once.
   *
   * @defaultValue `performance.now`
   */
  steadyTime?: SteadyTime | undefined
}

export type SmoothEyeProps = ToolProps<SmoothEyeData, ShownLabels> & OwnProps

export const smoothEyeContext = createToolContext<SmoothEyeState, ShownLabels, SmoothEyeProps>()
export const useSmoothEye = smoothEyeContext.use
