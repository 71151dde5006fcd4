import { shellLabels } from '@kleinzeug/shell/labels'
import { closingLabels } from './labels/closing.ts'
import { designLabels } from './labels/design.ts'
import { deviceLabels } from './labels/device.ts'
import { entryLabels } from './labels/entry.ts'
import { letterLabels } from './labels/letter.ts'
import { personLabels } from './labels/person.ts'

/** The German texts that the page shows at first. */
export const firstLabels = {
  ...shellLabels,
  ...deviceLabels,
  ...personLabels,
  ...entryLabels,
  ...letterLabels,
  ...closingLabels,
  ...designLabels,
}
