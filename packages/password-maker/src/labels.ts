import type { LabelsOf } from '@kleinzeug/shell/labels'
import { drawerLabels } from './drawerLabels.ts'
import { firstLabels } from './firstLabels.ts'

export type { CharacterSet, Weakness } from './firstLabels.ts'

/** The German texts of the Pass Maker. Replace any of them through the `labels` prop. */
export const defaultLabels = { ...firstLabels, ...drawerLabels }

/** The texts of the Pass Maker. */
export type PasswordMakerLabels = LabelsOf<typeof defaultLabels>

/** Texts as the tool has them before a drawer is opened. */
export type ShownLabels = LabelsOf<typeof firstLabels> & Partial<LabelsOf<typeof drawerLabels>>
