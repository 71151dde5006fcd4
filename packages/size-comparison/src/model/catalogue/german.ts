import { germanName } from '../germanName.ts'
import type { Name } from '../thing.ts'
import { cosmos } from './german/cosmos.ts'
import { everyday } from './german/everyday.ts'
import { references } from './german/references.ts'
import { small } from './german/small.ts'
import { sources } from './german/sources.ts'
import { tiny } from './german/tiny.ts'
import { tour } from './german/tour.ts'
import { readSentences } from './sentences/readSentences.ts'

/** The German names of the things, as they are written. */
export const writtenNames = readSentences([tiny, small, everyday, cosmos])

const nameOr = (written: string | undefined, english: Name) =>
  written === undefined ? english : germanName(written)

// What has no German text of its own has the English one.
export const nameInGerman = (id: string, english: Name): Name => nameOr(writtenNames.get(id), english)
export const referenceInGerman = (written: string, english: Name): Name =>
  nameOr(references[written], english)
export const stopInGerman = (id: string, english: string): string => tour[id] ?? english
export const sourceInGerman = (english: string): string => sources[english] ?? english
