import type { Comparison } from './comparison.ts'
import {
  capital,
  digitsOf,
  exactness,
  isPlural,
  measured,
  whole,
  type Adjectives,
} from './comparisonWords.ts'
import { formatTimes } from './length/numbers.ts'
import type { Thing } from './thing.ts'

const adjectives: Adjectives = {
  diameter: 'groß',
  height: 'hoch',
  depth: 'tief',
  length: 'lang',
  width: 'breit',
  wavelength: undefined,
  thickness: 'dick',
  distance: 'lang',
}

/** A creature is large, not high, and so is the distance between two things. */
function adjectiveOf({ measure, kind, definition }: Thing) {
  const isLarge =
    (kind === 'creature' && measure === 'height') || definition === 'gap' || definition === 'now'
  return isLarge ? adjectives.diameter : adjectives[measure]
}

export function germanComparison(comparison: Comparison): readonly string[] {
  const { smaller, larger, ratio, volume, analogy, isLike, isEqual } = comparison
  const name = (thing: Thing) => thing.name.de.withArticle
  const is = (thing: Thing) => (isPlural(thing, 'de') ? 'sind' : 'ist')
  const measures = (thing: Thing) => (isPlural(thing, 'de') ? 'messen' : 'misst')
  const were = (thing: Thing) => (isPlural(thing, 'de') ? 'wären' : 'wäre')
  const about = exactness(comparison, ['mindestens ', 'höchstens ', 'etwa '])
  const digits = digitsOf(comparison)
  if (smaller === larger) return []
  if (!isLike)
    return [
      'Ein Verhältnis der beiden sagte nichts, denn ihre Größen sind verschieden bestimmt.',
      ...measured(comparison, 'de', 'Gemessen ist'),
    ]
  const [long, short] = [adjectiveOf(larger), adjectiveOf(smaller)]
  const subject = capital(name(larger))
  if (isEqual && long === short && long)
    return [
      `${subject} und ${name(smaller)} sind ${about}gleich ${long}.`,
      ...measured(comparison, 'de', 'Gemessen ist'),
    ]
  const times = isEqual ? about : `${about}${formatTimes(ratio, 'de', digits)} `
  const predicate = long
    ? `${is(larger)} ${times}so ${long}`
    : `${measures(larger)} in der Wellenlänge ${times}so viel`
  const than =
    long === short
      ? ` wie ${name(smaller)}`
      : `, wie ${name(smaller)} ${short ? `${short} ${is(smaller)}` : `in der Wellenlänge ${measures(smaller)}`}`
  return [
    `${subject} ${predicate}${than}.`,
    ...measured(comparison, 'de', 'Gemessen ist'),
    ...(volume === undefined
      ? []
      : [
          `Dem Volumen nach ${isPlural(smaller, 'de') ? 'passen' : 'passt'} ${name(smaller)} ${about}${formatTimes(whole(volume), 'de', digits)} hinein.`,
        ]),
    ...(analogy
      ? [
          `${capital(were(analogy.changed))} ${name(analogy.changed)} ${analogy.into.name.de.indefinite}, dann ${were(analogy.other)} ${name(analogy.other)} ${
            analogy.like.isUnique
              ? `so groß wie ${analogy.like.name.de.withArticle}`
              : analogy.like.name.de.indefinite
          }.`,
        ]
      : []),
  ]
}
