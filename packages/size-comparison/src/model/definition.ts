import { englishDefinitions } from './englishDefinitions.ts'
import { germanDefinitions } from './germanDefinitions.ts'
import type { Language } from './length/numbers.ts'

/**
 * What exactly is measured, by its field. Bodies end at an edge and can be held against anything; atoms and
 * what glows in the sky have none, and it depends on the definition where they end.
 */
const fields = {
  outer: 'body',
  body: 'body',
  withers: 'body',
  shoulder: 'body',
  mean: 'body',
  rings: 'body',
  sea: 'body',
  ground: 'body',
  depth: 'body',
  east: 'body',
  north: 'body',
  course: 'body',
  girth: 'body',
  distance: 'body',
  gap: 'body',
  orbit: 'body',
  wavelength: 'body',
  broglie: 'body',
  compton: 'body',
  planck: 'body',
  pitch: 'body',
  photosphere: 'body',
  horizon: 'body',
  limit: 'atom',
  own: 'body',
  charge: 'atom',
  magnetic: 'atom',
  bohr: 'atom',
  waals: 'atom',
  bond: 'atom',
  lattice: 'atom',
  visible: 'sky',
  d25: 'sky',
  light: 'sky',
  now: 'sky',
} as const

/** Which of the things one could mean by „how large“ the size of a thing is. */
export type Definition = keyof typeof fields

export const isDefinition = (name: string): name is Definition => Object.hasOwn(fields, name)

export const definitionIds = Object.keys(fields).filter(isDefinition)

const texts: Readonly<Record<Language, Readonly<Record<Definition, string>>>> = {
  de: germanDefinitions,
  en: englishDefinitions,
}

export const definitionIn = (definition: Definition, language: Language) => texts[language][definition]

/** What is meant by the size of a thing as a matter of course: a comparison need not say it. */
const plain = new Set<Definition>(['outer', 'mean', 'photosphere', 'distance', 'own', 'wavelength', 'course'])

/** Whether a comparison of two sizes has to say what was measured. */
export const isWorthSaying = (one: Definition, other: Definition) =>
  one !== other && !(plain.has(one) && plain.has(other))

/** From this ratio on it does not matter any more how the edge of something without an edge was drawn. */
const APART = 10

/** Whether the ratio of two sizes says something: it is not only a ratio of two definitions. */
export function isLike(one: Definition, other: Definition, ratio: number) {
  if (one === other || ratio >= APART) return true
  const both = [fields[one], fields[other]]
  return !both.includes('atom') && both.includes('body')
}
