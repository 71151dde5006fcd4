import type { ImportLabels, LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'

/** The German texts of ResumeGenerator. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...laterLabels }

/** All texts of ResumeGenerator. */
export type ResumeLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>

/** The texts before anything else of the tool is loaded. */
export type ShownLabels = LabelsOf<typeof firstLabels> &
  Partial<LabelsOf<typeof laterLabels>> &
  Partial<ImportLabels>
