import { formatLength } from './length/formatLength.ts'
import type { Language } from './length/numbers.ts'
import type { Thing } from './thing.ts'

/** The size of a thing; a typical one with fewer digits. */
export const sizeInWords = ({ size, isTypical }: Thing, language: Language) =>
  formatLength(size, language, isTypical ? 3 : 6)
