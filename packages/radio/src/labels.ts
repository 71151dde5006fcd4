import type { ImportLabels, LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { stationLabels } from './stationLabels.ts'

/** The German texts of Digi Radio. */
export const defaultLabels = { ...firstLabels, ...stationLabels }

/** Every text of the radio. Replace any of them through the `labels` prop. */
export type RadioLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>

/** The texts until the station editor is opened. */
export type FirstLabels = LabelsOf<typeof firstLabels> & Partial<RadioLabels>
