import { sizeInWords } from '../model/sizeInWords.ts'
import type { Thing } from '../model/thing.ts'
import type { ShownLabels } from '../labels.ts'

/** Name and size of a thing. */
export const textOf = (thing: Thing, { language, about }: ShownLabels) => ({
  name: thing.name[language].label,
  size: (thing.isTypical ? `${about} ` : '') + sizeInWords(thing, language),
})
