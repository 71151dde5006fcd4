import { stepLabels, type StepLabels } from '@kleinzeug/shell/labels'
import { checkLabels, type CheckLabels } from './labels/check.ts'
import { closingLabels, type ClosingLabels } from './labels/closing.ts'
import { designLabels, type DesignLabels } from './labels/design.ts'
import { deviceLabels, type DeviceLabels } from './labels/device.ts'
import { entryLabels, type EntryLabels } from './labels/entry.ts'
import { filesLabels, type FilesLabels } from './labels/files.ts'
import { letterLabels, type LetterLabels } from './labels/letter.ts'
import { personLabels, type PersonLabels } from './labels/person.ts'

/** All texts of ResumeGenerator, each part of it with its own. */
export interface ResumeLabels
  extends
    StepLabels,
    DeviceLabels,
    PersonLabels,
    EntryLabels,
    LetterLabels,
    ClosingLabels,
    DesignLabels,
    FilesLabels,
    CheckLabels {}

/** The German texts of ResumeGenerator. Replace any of them through the `labels` prop. */
export const defaultLabels: ResumeLabels = {
  ...stepLabels,
  ...deviceLabels,
  ...personLabels,
  ...entryLabels,
  ...letterLabels,
  ...closingLabels,
  ...designLabels,
  ...filesLabels,
  ...checkLabels,
}
