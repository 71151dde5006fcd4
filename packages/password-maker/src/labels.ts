import type { LabelsOf } from '@kleinzeug/shell/labels'
import { characterLabels } from './characterLabels.ts'
import { copyLabels } from './copyLabels.ts'
import { drawerLabels } from './drawerLabels.ts'
import { firstLabels } from './firstLabels.ts'
import { problemLabels } from './problemLabels.ts'

export type { CharacterSet, Weakness } from './firstLabels.ts'

/** The German texts of the Pass Maker. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...firstLabels,
  ...copyLabels,
  ...characterLabels,
  ...problemLabels,
  ...drawerLabels,
}

/** The texts of the Pass Maker. */
export type PasswordMakerLabels = LabelsOf<typeof defaultLabels>

/** Texts as the tool has them before anything else of it is loaded. */
export type ShownLabels = LabelsOf<typeof firstLabels> &
  Partial<LabelsOf<typeof copyLabels & typeof characterLabels & typeof problemLabels & typeof drawerLabels>>
