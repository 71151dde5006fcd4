import type { ImportLabels, LabelsOf } from '@kleinzeug/shell/labels'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'

/** The German texts of Erfolge. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...laterLabels }

/** All texts, as the German ones define them. */
export type AchievementsLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>

/** The texts before anything else of the tool is loaded. */
export type ShownLabels = Omit<AchievementsLabels, keyof typeof laterLabels> &
  Partial<LabelsOf<typeof laterLabels>>
