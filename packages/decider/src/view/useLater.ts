import { laterLabels } from '../laterLabels.ts'
import { deciderContext } from './DeciderContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = deciderContext.useWith(laterLabels)
