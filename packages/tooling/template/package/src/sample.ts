import type { ToolSample } from '@kleinzeug/shell'
import type { __Name__Data } from './model/entries.ts'

const of = (names: readonly string[]) => (): __Name__Data => ({ entries: names.map((name) => ({ name })) })

/** Made-up entries: what the empty tool shows. */
export const sample: ToolSample<__Name__Data> = {
  de: of(['Apfel', 'Birne', 'Quitte']),
  en: of(['Apple', 'Pear', 'Quince']),
}
