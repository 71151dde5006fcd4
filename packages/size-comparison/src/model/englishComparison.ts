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
import { formatNumber, formatTimes } from './length/numbers.ts'
import type { Thing } from './thing.ts'

const adjectives: Adjectives = {
  diameter: 'large',
  height: 'tall',
  depth: 'deep',
  length: 'long',
  width: 'wide',
  wavelength: undefined,
  thickness: 'thick',
  distance: 'long',
}

export function englishComparison(comparison: Comparison): readonly string[] {
  const { smaller, larger, ratio, volume, analogy, isLike, isEqual } = comparison
  const name = (thing: Thing) => thing.name.en.withArticle
  const is = (thing: Thing) => (isPlural(thing, 'en') ? 'are' : 'is')
  const about = exactness(comparison, ['at least ', 'at most ', 'about '])
  const digits = digitsOf(comparison)
  if (smaller === larger) return []
  if (!isLike)
    return [
      'A ratio of the two would say nothing, because their sizes are defined differently.',
      ...measured(comparison, 'en', 'Measured'),
    ]
  const [long, short] = [adjectives[larger.measure], adjectives[smaller.measure]]
  const subject = capital(name(larger))
  if (isEqual && long === short && long)
    return [
      `${subject} and ${name(smaller)} are ${about}${long === 'large' ? 'the same size' : `equally ${long}`}.`,
      ...measured(comparison, 'en', 'Measured'),
    ]
  const times = isEqual ? about : `${about}${formatTimes(ratio, 'en', digits)} `
  const ratioWords =
    long === 'large' && short === 'large'
      ? `${subject} ${is(larger)} ${times}the size of ${name(smaller)}`
      : `${long ? `${subject} ${is(larger)} ${times}as ${long} as` : `In wavelength, ${name(larger)} measures ${times}as much as`} ${name(smaller)}${
          long === short ? '' : short ? ` ${is(smaller)} ${short}` : ' measures in wavelength'
        }`
  return [
    `${ratioWords}.`,
    ...measured(comparison, 'en', 'Measured'),
    ...(volume === undefined
      ? []
      : [
          `By volume, ${name(smaller)} would fit ${about}${formatNumber(whole(volume), 'en', digits)} times.`,
        ]),
    ...(analogy
      ? [
          `If ${name(analogy.changed)} were ${analogy.into.name.en.indefinite}, ${name(analogy.other)} would be ${
            analogy.like.isUnique
              ? `as large as ${analogy.like.name.en.withArticle}`
              : analogy.like.name.en.indefinite
          }.`,
        ]
      : []),
  ]
}
