import type { ImportLabels, LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'

/** The German texts of Arbeitszeit. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...laterLabels }

/** Every text of Arbeitszeit. Lengths of time come in minutes, days as YYYY-MM-DD. */
export type WorktimeLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>

/** The texts before anything else of the tool is loaded. */
export type ShownLabels = LabelsOf<typeof firstLabels> &
  Partial<LabelsOf<typeof laterLabels>> &
  Partial<ImportLabels>
