import type { LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'
import type { Language } from './model/length/numbers.ts'

/** The German texts of SizeComparison. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...laterLabels }

/** All texts, as the German ones define them. */
export type SizeComparisonLabels = LabelsOf<Omit<typeof defaultLabels, 'language'>> & {
  readonly language: Language
}

/** The texts before anything else of the tool is loaded. */
export type ShownLabels = Omit<SizeComparisonLabels, keyof typeof laterLabels> &
  Partial<LabelsOf<typeof laterLabels>>
