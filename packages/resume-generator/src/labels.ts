import { shellLabels, type ImportLabels, type LabelsOf } from '@kleinzeug/shell/labels'
import { checkLabels } from './labels/check.ts'
import { closingLabels } from './labels/closing.ts'
import { designLabels } from './labels/design.ts'
import { deviceLabels } from './labels/device.ts'
import { entryLabels } from './labels/entry.ts'
import { filesLabels } from './labels/files.ts'
import { letterLabels } from './labels/letter.ts'
import { personLabels } from './labels/person.ts'

/** The German texts of ResumeGenerator. Replace any of them through the `labels` prop. */
export const defaultLabels = {
  ...shellLabels,
  ...deviceLabels,
  ...personLabels,
  ...entryLabels,
  ...letterLabels,
  ...closingLabels,
  ...designLabels,
  ...filesLabels,
  ...checkLabels,
}

/** All texts of ResumeGenerator. */
export type ResumeLabels = LabelsOf<typeof defaultLabels> & Partial<ImportLabels>
