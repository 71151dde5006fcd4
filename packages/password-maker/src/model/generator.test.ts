import { fc, test } from '@fast-check/vitest'
import { systemRandom } from '@kleinzeug/random'
import { describe, expect } from 'vitest'
import { attacksOn, bitsForSeconds, oneInWithTries, secondsToGuess } from './attack.ts'
import { durationOf, YEAR } from './duration.ts'
import { generatorOf, isRecipeProblem, type WordLists } from './generator.ts'
import { randomIndex } from './rolls/randomIndex.ts'
import { defaultRecipes, limits, recipe, type Recipe } from './recipe.ts'
import { spell } from './spelling/spelling.ts'
import { wifiCode } from './wifi/wifiCode.ts'
import { wifiLengths } from './wifi/wifiLengths.ts'

const numbered = (size: number) => ({ size, at: (index: number) => `w${'abcdefghij'[index % 10] ?? ''}` })
const lists: WordLists = { german: numbered(7776), english: numbered(7776) }

function made(changed: Recipe) {
  const generator = generatorOf(changed, lists)
  if (!generator || isRecipeProblem(generator)) throw new Error(`no generator: ${JSON.stringify(generator)}`)
  return generator
}
const characters = (change: Partial<Recipe['characters']>, rest: Partial<Recipe> = {}): Recipe => ({
  ...defaultRecipes.account,
  ...rest,
  characters: { ...defaultRecipes.account.characters, ...change },
})

describe('strength', () => {
  test('twenty of 94 characters have 131 bits, six of 7,776 words 77.5', () => {
    expect(made(defaultRecipes.account).bits).toBeCloseTo(131.09, 2)
    expect(made(defaultRecipes.main).bits).toBeCloseTo(77.55, 2)
  })

  test('what has to occur takes a little away', () => {
    const all = { lower: 'required', upper: 'required', digits: 'required', symbols: 'required' } as const
    const bits = made(characters({ ...all, length: 8 })).bits
    expect(bits).toBeLessThan(made(characters({ length: 8 })).bits)
    expect(bits).toBeGreaterThan(50)
  })

  test.prop([fc.integer({ min: 20, max: 256 }), fc.constantFrom('words', 'characters', 'syllables')])(
    'asked for, it is reached by the least length, or the limit is named',
    (bits, kind) => {
      const asked: Recipe = { ...recipe, kind, by: 'bits', bits }
      const generator = made(asked)
      if (generator.unreached === undefined) expect(generator.bits).toBeGreaterThanOrEqual(bits)
      else expect(generator.length).toBe(limits[kind].max)
      if (generator.length > limits[kind].min + 4) {
        const count = generator.length - 1
        const shorter = made({
          ...asked,
          by: 'length',
          words: { ...asked.words, count },
          syllables: { ...asked.syllables, count },
          characters: { ...asked.characters, length: count },
        })
        expect(shorter.bits).toBeLessThan(bits)
      }
    },
  )

  test('a site that takes no more than 12 characters is named as the limit', () => {
    expect(made(characters({ maxLength: 12 }, { by: 'bits', bits: 128 }))).toMatchObject({
      length: 12,
      unreached: 128,
    })
  })
})

describe('what cannot be made is named', () => {
  test.each([
    ['no set', { lower: 'off', upper: 'off', digits: 'off', symbols: 'off' }, 'no-characters'],
    ['an emptied set', { digits: 'required', without: '0123456789' }, 'set-emptied'],
    [
      'four sets in three places',
      { lower: 'required', upper: 'required', digits: 'required', symbols: 'required', maxLength: 3 },
      'too-short',
    ],
    ['rules that cannot be read', { rules: 'required: foo' }, 'rules'],
  ] as const)('%s', (_name, change, kind) => {
    expect(generatorOf(characters(change), lists)).toMatchObject({ kind })
  })

  test('letters as a separator', () => {
    expect(generatorOf({ ...recipe, words: { ...recipe.words, separator: 'und' } }, lists)).toEqual({
      kind: 'separator',
    })
  })
})

describe('a Wi-Fi password', () => {
  const words = Array.from(
    { length: 400 },
    (_, index) => 'w'.repeat(4 + (index % 12)) + String.fromCharCode(97 + (index % 26)),
  )
  const real: WordLists = { german: { size: words.length, at: (index) => words[index] ?? '' } }
  const at = (change: Partial<Recipe>) =>
    generatorOf({ ...defaultRecipes.wifi, ...change }, real, wifiLengths)

  test.prop([fc.integer({ min: 2, max: 20 }), fc.constantFrom('words', 'characters', 'syllables')])(
    'has 8 to 63 characters, however long it is asked for',
    (count, kind) => {
      const { wifi } = defaultRecipes
      const generator = at({
        kind,
        words: { ...wifi.words, count },
        syllables: { ...wifi.syllables, count },
        characters: { ...wifi.characters, length: count * 6 },
      })
      if (!generator || isRecipeProblem(generator)) throw new Error('no generator')
      expect(generator.length).toBeLessThanOrEqual(generator.most)
      for (let draw = 0; draw < 20; draw++) {
        const { length } = generator.outcomes.at(randomIndex(generator.outcomes.size, systemRandom))
        expect(length).toBeGreaterThanOrEqual(8)
        expect(length).toBeLessThanOrEqual(63)
      }
    },
  )

  test('one more word never makes it weaker', () => {
    const bits = Array.from({ length: 19 }, (_, more) => {
      const generator = at({ words: { ...defaultRecipes.wifi.words, count: more + 2 } })
      return generator && !isRecipeProblem(generator) ? generator.bits : Number.NaN
    })
    expect(bits).toEqual(bits.toSorted((a, b) => a - b))
  })

  test('has no sign beyond ASCII', () => {
    expect(at({ words: { ...defaultRecipes.wifi.words, separator: '€' } })).toEqual({ kind: 'wifi-sign' })
  })
})

test('as many digits and signs occur as were asked for', () => {
  const required = { lower: 'allowed', upper: 'off', digits: 'required', symbols: 'required' } as const
  const { outcomes } = made(characters({ ...required, leastDigits: 4, leastSymbols: 3, length: 8 }))
  for (let draw = 0; draw < 300; draw++) {
    const password = outcomes.at(randomIndex(outcomes.size, systemRandom))
    expect(password.replaceAll(/\D/g, '').length).toBeGreaterThanOrEqual(4)
    expect(password.replaceAll(/[a-z\d]/g, '').length).toBeGreaterThanOrEqual(3)
  }
  expect(
    generatorOf(characters({ ...required, leastDigits: 9, leastSymbols: 9, maxLength: 12 }), {}),
  ).toEqual({
    kind: 'too-short',
    least: 18,
  })
})

test('a PIN of six digits is found with three tries once in 333,333 cases', () => {
  expect(oneInWithTries(made(defaultRecipes.pin).bits)).toBeCloseTo(333_333.3, 0)
  expect(oneInWithTries(1)).toBe(1)
})

test('rules of a site hold in every password', () => {
  const rules =
    'required: upper; required: digit; required: [-!?]; allowed: lower; max-consecutive: 1; maxlength: 10;'
  const { outcomes, length } = made(characters({ rules, length: 40 }))
  expect(length).toBe(10)
  for (let draw = 0; draw < 300; draw++) {
    const password = outcomes.at(randomIndex(outcomes.size, systemRandom))
    expect(password).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[-!?])(?!.*(.)\1)[A-Za-z\d!?-]{10}$/)
  }
})

test('one required character that also others hold may stand alone in one place', () => {
  expect(made(characters({ rules: 'required: lower; required: [a]; maxlength: 1' })).outcomes.at(0n)).toBe(
    'a',
  )
})

test('a word list that is not loaded gives nothing yet', () => {
  expect(generatorOf(recipe, {})).toBeUndefined()
})

test('attacks: bits for a time and the time for bits agree', () => {
  for (const attack of [...attacksOn('main'), ...attacksOn('wifi')])
    expect(secondsToGuess(bitsForSeconds(YEAR, attack), attack)).toBeCloseTo(YEAR, 0)
  expect(durationOf(0.2)).toEqual({ unit: 'instant' })
  expect(durationOf(2 * YEAR)).toEqual({ unit: 'year', amount: 2 })
})

test('DIN 5009 of 2022 spells with cities, with umlauts named', () => {
  expect(spell('Aß7-ü', 'din2022')).toEqual([
    { kind: 'letter', character: 'A', upper: true, word: 'Aachen' },
    { kind: 'letter', character: 'ß', upper: false, word: 'Eszett' },
    { kind: 'digit', character: '7' },
    { kind: 'sign', character: '-' },
    { kind: 'letter', character: 'ü', upper: false, word: 'Umlaut Unna' },
  ])
  expect(spell('s', 'din1996')[0]).toMatchObject({ word: 'Samuel' })
})

test('every letter has a word in every table', () => {
  for (const table of ['din2022', 'din1996', 'nato'] as const)
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      expect(spell(letter, table)[0]).toMatchObject({
        kind: 'letter',
        word: expect.stringMatching(new RegExp(`^${letter}`, 'i')),
      })
})

test('signs with a meaning are escaped in a Wi-Fi code', () => {
  expect(wifiCode('Café; 5', 'a:b,c"d\\e')).toBe(String.raw`WIFI:T:WPA;S:Café\; 5;P:a\:b\,c\"d\\e;;`)
})
