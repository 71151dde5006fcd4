import type { ToolSample } from '@kleinzeug/shell'
import type { __Name__Data } from './model/entries.ts'
import { sampleOf } from './sampleEntries.ts'

const en = sampleOf(['Apple', 'Pear', 'Quince'])

/** The sample of the English entry, which has no German words. */
export const sample: ToolSample<__Name__Data> = { de: en, en }
