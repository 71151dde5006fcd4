import type { LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'

export type { SharedResult } from './laterLabels.ts'

/** The German texts of Number Guessing. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...laterLabels }

/** The texts of Number Guessing. */
export type NumberGuessingLabels = LabelsOf<typeof defaultLabels>

/** The texts before anything else of the tool is loaded. */
export type ShownLabels = LabelsOf<typeof firstLabels> & Partial<LabelsOf<typeof laterLabels>>
