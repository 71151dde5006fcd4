import { laterLabels } from '../laterLabels.ts'
import { sizeComparisonContext } from './SizeComparisonContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = sizeComparisonContext.useWith(laterLabels)
