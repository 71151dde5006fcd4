import { laterLabels } from '../laterLabels.ts'
import { selfReportContext } from './SelfReportContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = selfReportContext.useWith(laterLabels)
