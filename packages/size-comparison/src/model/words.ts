import type { Comparison } from './comparison.ts'
import { definitionIn, isWorthSaying } from './definition.ts'
import { formatNumber, formatTimes, type Language } from './length/numbers.ts'
import type { Measure, Thing } from './thing.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Digits of a ratio: fewer where a size is a typical one. */
const digitsOf = ({ isTypical }: Comparison) => (isTypical ? 2 : 3)

/** How often something fits, in whole times while one can count them. */
const whole = (count: number) => (count < 1000 ? Math.floor(count + 1e-9) : count)

/** How exact a ratio is; of a size that is only known to be no larger it is a bound. */
const exactness = (
  { smaller, larger, isTypical }: Comparison,
  [atLeast, atMost, about]: readonly [string, string, string],
) =>
  smaller.definition === 'limit' ? atLeast : larger.definition === 'limit' ? atMost : isTypical ? about : ''

const isPlural = ({ name }: Thing, language: Language) => name[language].gender === 'plural'

/** The adjective of each measure; `undefined` for a wavelength, which is the length of something else. */
type Adjectives = Readonly<Record<Measure, string | undefined>>

const german: Adjectives = {
  diameter: 'groß',
  height: 'hoch',
  depth: 'tief',
  length: 'lang',
  width: 'breit',
  wavelength: undefined,
  thickness: 'dick',
  distance: 'lang',
}
const english: Adjectives = {
  diameter: 'large',
  height: 'tall',
  depth: 'deep',
  length: 'long',
  width: 'wide',
  wavelength: undefined,
  thickness: 'thick',
  distance: 'long',
}

/** A creature is large, not high, and so is the distance between two things. */
function adjectiveOf({ measure, kind, definition }: Thing, adjectives: Adjectives) {
  const isLarge =
    (kind === 'creature' && measure === 'height') || definition === 'gap' || definition === 'now'
  return isLarge && adjectives === german ? german.diameter : adjectives[measure]
}

/** What was measured of either, where that is not the same. */
const measured = ({ smaller, larger, isLike }: Comparison, language: Language, as: string) =>
  isLike && !isWorthSaying(smaller.definition, larger.definition)
    ? []
    : [
        `${as}: ${[larger, smaller]
          .map(({ name, definition }) => `${name[language].label} – ${definitionIn(definition, language)}`)
          .join('; ')}.`,
      ]

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
  const [long, short] = [adjectiveOf(larger, german), adjectiveOf(smaller, german)]
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
  const [long, short] = [adjectiveOf(larger, english), adjectiveOf(smaller, english)]
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
