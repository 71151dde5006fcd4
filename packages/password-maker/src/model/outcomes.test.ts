import { fc, test } from '@fast-check/vitest'
import type { RandomSource } from '@kleinzeug/random'
import { systemRandom } from '@kleinzeug/random'
import { describe, expect } from 'vitest'
import { characterCounter } from './characters.ts'
import { uniqueCharacters } from './rules/characterRules.ts'
import { bitsOf } from './outcomes.ts'
import { DIGIT_SEPARATOR, phraseOutcomes, type PhraseStyle } from './words/phrase.ts'
import type { WordSource } from './words/WordSource.ts'
import { randomIndex } from './rolls/randomIndex.ts'
import { syllables } from './words/syllables.ts'

test('the published figures: 94²⁰ and 7776⁶', () => {
  expect(bitsOf(94n ** 20n)).toBeCloseTo(131.09, 2)
  expect(bitsOf(7776n ** 6n)).toBeCloseTo(77.55, 2)
})

test.prop([fc.nat({ max: 500 })])('the bits of a power of two are its exponent', (exponent) => {
  expect(bitsOf(1n << BigInt(exponent))).toBe(exponent)
})

const sets = fc.subarray(Array.from('abcd12_'), { minLength: 1 }).map((characters) => characters.join(''))

/** Every string over an alphabet, to hold the counting against. */
const strings = (alphabet: string, length: number): string[] =>
  length === 0
    ? ['']
    : strings(alphabet, length - 1).flatMap((start) =>
        Array.from(alphabet).map((character) => start + character),
      )

describe('random characters', () => {
  test.prop(
    [
      fc.record({
        alphabet: fc.uniqueArray(sets, { minLength: 1, maxLength: 3 }),
        optional: sets,
        least: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
        maxConsecutive: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        length: fc.integer({ min: 1, max: 4 }),
      }),
    ],
    { numRuns: 150 },
  )(
    'are exactly the strings that keep the rules, each once',
    ({ alphabet: required, optional, least, maxConsecutive, length }) => {
      const alphabet = uniqueCharacters(required.join('') + optional)
      const { size, at } = characterCounter({ alphabet, required, least, maxConsecutive }).outcomes(length)
      const run = maxConsecutive === undefined ? undefined : new RegExp(`(.)\\1{${maxConsecutive}}`)
      const expected = strings(alphabet, length).filter(
        (text) =>
          required.every(
            (set, at) =>
              Array.from(text).filter((character) => set.includes(character)).length >= (least[at] ?? 1),
          ) && !run?.test(text),
      )
      const made = Array.from({ length: Number(size) }, (_, index) => at(BigInt(index)))
      expect(made.toSorted()).toEqual(expected.toSorted())
    },
  )
})

const list = (...words: string[]): WordSource => ({ size: words.length, at: (index) => words[index] ?? '' })

const styles = fc.record<PhraseStyle>({
  separator: fc.constantFrom('', '-', ' ', '7', '::', DIGIT_SEPARATOR),
  capitals: fc.constantFrom('none', 'each', 'one'),
  digit: fc.boolean(),
})

describe('phrases', () => {
  test.prop([styles, fc.integer({ min: 2, max: 3 })], { numRuns: 60 })(
    'no two numbers give the same one, also without a separator',
    (style, count) => {
      const { size, at } = phraseOutcomes(list('ab', 'ca', 'bc'), count, style)
      const step = size / 3000n + 1n
      const made = new Set<string>()
      let drawn = 0
      for (let index = 0n; index < size; index += step, drawn++) made.add(at(index))
      expect(made.size).toBe(drawn)
    },
  )

  test('the digits and capitals that are drawn count', () => {
    const words = list('eins', 'zwei')
    const style = { separator: '-', capitals: 'none', digit: false } as const
    expect(phraseOutcomes(words, 3, style).size).toBe(8n)
    expect(phraseOutcomes(words, 3, { ...style, capitals: 'each' }).size).toBe(8n)
    expect(phraseOutcomes(words, 3, { ...style, capitals: 'one' }).size).toBe(24n)
    expect(phraseOutcomes(words, 3, { ...style, digit: true }).size).toBe(240n)
    expect(phraseOutcomes(words, 3, { ...style, separator: DIGIT_SEPARATOR }).size).toBe(800n)
  })
})

describe('phrases of a bounded length', () => {
  const words = list('a', 'bb', 'bc', 'ddd', 'eeeee')
  test.prop([
    styles,
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 9 }),
  ])('are exactly those that keep it, each once', (style, count, min, more) => {
    const bounds = { min, max: min + more }
    const all = phraseOutcomes(words, count, style)
    const within = phraseOutcomes(words, count, style, bounds)
    if (all.size > 20_000n) return
    const made = (outcomes: typeof all) =>
      Array.from({ length: Number(outcomes.size) }, (_, index) => outcomes.at(BigInt(index)))
    const expected = made(all).filter(({ length }) => length >= bounds.min && length <= bounds.max)
    expect(made(within).toSorted()).toEqual(expected.toSorted())
  })
})

describe('syllables', () => {
  test('are all different, have five letters and leave excluded words out', () => {
    const made = new Set(Array.from({ length: syllables.size }, (_, index) => syllables.at(index)))
    expect(made.size).toBe(syllables.size)
    expect(syllables.size).toBeLessThan(17 ** 3 * 5 ** 2)
    expect([...made].every((word) => /^[^aeiou][aeiou][^aeiou][aeiou][^aeiou]$/.test(word))).toBe(true)
    expect(made.has('penis') || made.has('neger')).toBe(false)
    expect(made.has('tafel')).toBe(true)
  })
})

describe('the number that is drawn', () => {
  test('draws again beyond the last full round', () => {
    const values = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5]
    const random: RandomSource = () => values.shift() ?? 0
    expect(randomIndex(7n, random)).toBe(6n)
    expect(values).toEqual([])
  })

  test.prop([fc.bigInt({ min: 1n, max: 1n << 300n })])('lies below its limit', (limit) => {
    const index = randomIndex(limit, systemRandom)
    expect(index >= 0n && index < limit).toBe(true)
  })

  test('a limit below 1 is refused', () => {
    expect(() => randomIndex(0n, systemRandom)).toThrow(RangeError)
  })

  test('fills every bucket evenly (χ²)', () => {
    // 94 buckets have 93 degrees of freedom: beyond 169 is less likely than one in a million.
    const buckets = Array.from({ length: 94 }, () => 0)
    const draws = 94_000
    for (let draw = 0; draw < draws; draw++) {
      const bucket = Number(randomIndex(94n ** 5n, systemRandom) % 94n)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    const expected = draws / buckets.length
    const chi = buckets.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(169)
  })
})
