import type { LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'

/** The German texts of the eye exercise. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...laterLabels }

/** All texts, as the German ones define them. */
export type SmoothEyeLabels = LabelsOf<typeof defaultLabels>

/** The texts before anything else of the tool is loaded. */
export type ShownLabels = LabelsOf<typeof firstLabels> & Partial<LabelsOf<typeof laterLabels>>
