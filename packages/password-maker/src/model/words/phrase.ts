import type { Outcomes } from '../outcomes.ts'
import { wordSequences, type Bounds } from './wordSequences.ts'
import type { WordSource } from './WordSource.ts'

/** How capitals are set: nowhere, at the start of every word, or on one whole word that is drawn too. */
export const capitalChoices = ['none', 'each', 'one'] as const
export type Capitals = (typeof capitalChoices)[number]

/** What stands between words when it is not a text: a digit drawn for each gap. */
export const DIGIT_SEPARATOR = 'digit'

export interface PhraseStyle {
  /** A text without letters, or `DIGIT_SEPARATOR`. */
  readonly separator: string
  readonly capitals: Capitals
  /** Whether a digit is drawn and put behind a word that is drawn too. */
  readonly digit: boolean
}

/** Letters in a separator would make two different draws look the same. */
export const isSeparator = (text: string) => !/\p{L}/u.test(text) && text.length <= 5

const DIGITS = 10n

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/**
 * All phrases of `count` words in one style.
 *
 * @param bounds of the length of the whole phrase, where a site or a device has some
 */
export function phraseOutcomes(
  words: WordSource,
  count: number,
  style: PhraseStyle,
  bounds?: Bounds,
): Outcomes {
  const places = BigInt(count)
  const upperCases = style.capitals === 'one' ? places : 1n
  const digitPlaces = style.digit ? places * DIGITS : 1n
  const gaps = style.separator === DIGIT_SEPARATOR ? DIGITS ** (places - 1n) : 1n
  const gap = style.separator === DIGIT_SEPARATOR ? 1 : style.separator.length
  const others = (count - 1) * gap + (style.digit ? 1 : 0)
  const sequences = wordSequences(
    words,
    count,
    bounds && { min: bounds.min - others, max: bounds.max - others },
  )

  return {
    size: sequences.size * upperCases * digitPlaces * gaps,
    at: (index) => {
      let rest = index
      // Takes one draw below `limit` out of the number.
      const take = (limit: bigint) => {
        const value = rest % limit
        rest /= limit
        return value
      }
      const drawn = sequences.at(take(sequences.size))
      const upper = Number(take(upperCases))
      const digitAt = style.digit ? Number(take(places)) : -1
      const digit = style.digit ? take(DIGITS) : 0
      const dressed = drawn.map((word, place) => {
        const cased =
          style.capitals === 'each'
            ? capitalized(word)
            : style.capitals === 'one' && place === upper
              ? word.toUpperCase()
              : word
        return place === digitAt ? cased + digit : cased
      })
      return dressed.reduce(
        (phrase, word) =>
          phrase + (style.separator === DIGIT_SEPARATOR ? take(DIGITS) : style.separator) + word,
      )
    },
  }
}
