import type { Comparison } from './comparison.ts'
import { formatLength } from './length/formatLength.ts'
import { formatNumber, formatTimes, type Language } from './length/numbers.ts'
import type { Thing } from './thing.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Digits of a ratio: fewer where a size is a typical one. */
const digitsOf = ({ isTypical }: Comparison) => (isTypical ? 2 : 3)

/** How often something fits, in whole times while one can count them. */
const whole = (count: number) => (count < 1000 ? Math.floor(count + 1e-9) : count)

const isPlural = ({ name }: Thing, language: Language) => name[language].gender === 'plural'

export function germanComparison(comparison: Comparison): readonly string[] {
  const { smaller, larger, ratio, volume, analogy, isTypical } = comparison
  const name = (thing: Thing) => thing.name.de.withArticle
  const about = isTypical ? 'etwa ' : ''
  const digits = digitsOf(comparison)
  if (smaller === larger) return []
  if (comparison.isEqual) return [`${capital(name(larger))} und ${name(smaller)} sind ${about}gleich groß.`]
  const is = isPlural(larger, 'de') ? 'sind' : 'ist'
  const fits = isPlural(smaller, 'de') ? 'passen' : 'passt'
  const were = ({ changed }: { changed: Thing }) => (isPlural(changed, 'de') ? 'Wären' : 'Wäre')
  const count = whole(volume ?? ratio)
  return [
    `${capital(name(larger))} ${is} ${about}${formatTimes(ratio, 'de', digits)} so groß wie ${name(smaller)}.`,
    ...(count < 2
      ? []
      : [
          `${volume === undefined ? 'Aneinandergereiht' : 'Dem Volumen nach'} ${fits} ${name(smaller)} ${about}${formatTimes(count, 'de', digits)} hinein.`,
        ]),
    ...(analogy
      ? [
          `${were(analogy)} ${name(analogy.changed)} ${analogy.into.name.de.indefinite}, dann ${isPlural(analogy.other, 'de') ? 'wären' : 'wäre'} ${name(analogy.other)} ${
            analogy.like
              ? analogy.like.name.de.indefinite
              : `${about}${formatLength(analogy.size, 'de', 2)} groß`
          }.`,
        ]
      : []),
  ]
}

export function englishComparison(comparison: Comparison): readonly string[] {
  const { smaller, larger, ratio, volume, analogy, isTypical } = comparison
  const name = (thing: Thing) => thing.name.en.withArticle
  const about = isTypical ? 'about ' : ''
  const digits = digitsOf(comparison)
  if (smaller === larger) return []
  if (comparison.isEqual) return [`${capital(name(larger))} and ${name(smaller)} are ${about}the same size.`]
  const count = whole(volume ?? ratio)
  return [
    `${capital(name(larger))} ${isPlural(larger, 'en') ? 'are' : 'is'} ${about}${formatTimes(ratio, 'en', digits)} the size of ${name(smaller)}.`,
    ...(count < 2
      ? []
      : [
          `${volume === undefined ? 'In a row' : 'By volume'}, ${name(smaller)} would fit ${about}${formatNumber(count, 'en', digits)} times.`,
        ]),
    ...(analogy
      ? [
          `If ${name(analogy.changed)} were ${analogy.into.name.en.indefinite}, ${name(analogy.other)} would be ${
            analogy.like
              ? analogy.like.name.en.indefinite
              : `${about}${formatLength(analogy.size, 'en', 2)} in size`
          }.`,
        ]
      : []),
  ]
}
