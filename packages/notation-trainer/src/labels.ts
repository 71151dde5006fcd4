import type { LabelsOf } from '@kleinzeug/shell/labels'
import { drillLabels } from './drillLabels.ts'
import { firstLabels } from './firstLabels.ts'
import { laterLabels } from './laterLabels.ts'
import { treeLabels } from './treeLabels.ts'

/** The German texts of the notation trainer. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...laterLabels, ...treeLabels, ...drillLabels }

/** Every text shown or announced. */
export type NotationTrainerLabels = LabelsOf<typeof defaultLabels>

/** The texts until a dialog, the tree view or the drill is loaded. */
export type ShownLabels = LabelsOf<typeof firstLabels> &
  Partial<LabelsOf<typeof laterLabels & typeof treeLabels & typeof drillLabels>>
