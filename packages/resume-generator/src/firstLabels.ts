import { shellLabels } from '@kleinzeug/shell/labels'
import { deviceLabels } from './labels/device.ts'
import { entryLabels } from './labels/entry.ts'
import { personLabels } from './labels/person.ts'

/** The German texts that the page shows at first. */
export const firstLabels = { ...shellLabels, ...deviceLabels, ...personLabels, ...entryLabels }
