import type { ImportLabels, LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'

/** The German texts of the Decider. */
export const defaultLabels = { ...firstLabels, ...laterLabels }

/** Every text shown or announced. */
export type DeciderLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>

/** The texts before anything else of the tool is loaded. */
export type ShownLabels = LabelsOf<typeof firstLabels> &
  Partial<LabelsOf<typeof laterLabels>> &
  Partial<ImportLabels>
