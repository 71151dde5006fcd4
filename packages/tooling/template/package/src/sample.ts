import type { ToolSample } from '@kleinzeug/shell'
import type { __Name__Data } from './model/entries.ts'
import { sample as english } from './sample.en.ts'
import { sampleOf } from './sampleEntries.ts'

/** Made-up entries: what the empty tool shows. */
export const sample: ToolSample<__Name__Data> = {
  ...english,
  de: sampleOf(['Apfel', 'Birne', 'Quitte']),
}
