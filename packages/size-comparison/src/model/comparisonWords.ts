import type { Comparison } from './comparison.ts'
import { definitionIn, isWorthSaying } from './definition.ts'
import type { Language } from './length/numbers.ts'
import type { Measure, Thing } from './thing.ts'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Digits of a ratio: fewer where a size is a typical one. */
export const digitsOf = ({ isTypical }: Comparison) => (isTypical ? 2 : 3)

/** How often something fits, in whole times while one can count them. */
export const whole = (count: number) => (count < 1000 ? Math.floor(count + 1e-9) : count)

/** How exact a ratio is; of a size that is only known to be no larger it is a bound. */
export const exactness = (
  { smaller, larger, isTypical }: Comparison,
  [atLeast, atMost, about]: readonly [string, string, string],
) =>
  smaller.definition === 'limit' ? atLeast : larger.definition === 'limit' ? atMost : isTypical ? about : ''

export const isPlural = ({ name }: Thing, language: Language) => name[language].gender === 'plural'

/** The adjective of each measure; `undefined` for a wavelength, which is the length of something else. */
export type Adjectives = Readonly<Record<Measure, string | undefined>>

/** What was measured of either, where that is not the same. */
export const measured = ({ smaller, larger, isLike }: Comparison, language: Language, as: string) =>
  isLike && !isWorthSaying(smaller.definition, larger.definition)
    ? []
    : [
        `${as}: ${[larger, smaller]
          .map(({ name, definition }) => `${name[language].label} – ${definitionIn(definition, language)}`)
          .join('; ')}.`,
      ]
