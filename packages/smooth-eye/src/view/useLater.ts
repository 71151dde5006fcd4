import { laterLabels } from '../laterLabels.ts'
import { smoothEyeContext } from './SmoothEyeContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = smoothEyeContext.useWith(laterLabels)
