import { laterLabels } from '../laterLabels.ts'
import { neoCortexContext } from './NeoCortexContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = neoCortexContext.useWith(laterLabels)
