import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { generatorOf, isRecipeProblem } from '../generator.ts'
import { phraseOutcomes } from './phrase.ts'
import { FEWEST_WORDS, LARGEST_LIST, readOwnWords } from './ownWords.ts'
import { recipe } from '../recipe.ts'
import { wifiLengths } from '../wifi/wifiLengths.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Different words of three letters, none of which begins another. */
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    [at % 26, Math.floor(at / 26) % 26, Math.floor(at / 676)].map((place) => letters[place]).join(''),
  )
const read = (lines: readonly string[]) => readOwnWords(lines.join('\n'))
const list = (lines: readonly string[]) => {
  const words = read(lines)
  if ('kind' in words) throw new Error(words.kind)
  return words
}

describe('what is read', () => {
  test('one word a line, whatever ends it, with or without the numbers of dice', () => {
    const lines = numbered(150)
    const plain = list(lines)
    const diced = list([lines.map((word, at) => `${11_111 + (at % 5)}\t${word} `).join('\r\n')])
    expect(diced).toMatchObject({ size: 150, repeated: 0, leftOut: 0 })
    expect(diced.at(7)).toBe(plain.at(7))
  })

  test('capitals are no other word, repeated words count once, empty lines do not count', () => {
    const words = list([...numbered(120), 'AAA', 'baa', '', '   '])
    expect(words).toMatchObject({ size: 120, repeated: 2, leftOut: 0 })
  })

  test.each(['drop-down', 'zwei wörter', 'a1b', '123', 'maß', '語', '1234 5678', 'x'.repeat(31)])(
    '%s is left out, with its line',
    (line) => {
      expect(list([...numbered(110), line])).toMatchObject({ size: 110, leftOut: 1, firstLeftOut: 111 })
    },
  )

  test('umlauts are letters, composed or not', () => {
    expect(list([...numbered(110), 'a\u0308pfel', 'äpfel'])).toMatchObject({ size: 111, repeated: 1 })
  })
})

test('a list that is empty, too short or too large is refused with the reason', () => {
  expect(readOwnWords(' \n\n')).toEqual({ kind: 'empty' })
  expect(read([...numbered(99), '!'])).toEqual({ kind: 'too-few', words: 99, leftOut: 1 })
  expect('kind' in read(numbered(FEWEST_WORDS))).toBe(false)
  expect(readOwnWords('a'.repeat(LARGEST_LIST + 1))).toEqual({ kind: 'too-large' })
})

const words = fc
  .uniqueArray(fc.stringMatching(/^[abß]{1,3}$/), { minLength: 3, maxLength: 6 })
  .map((few) => list([...few, ...numbered(100).map((word) => `z${word}`)]))

test.prop(
  [words, fc.constantFrom('', '-', 'digit'), fc.constantFrom('none', 'each', 'one' as const), fc.boolean()],
  { numRuns: 30 },
)('different draws look different wherever the recipe is taken', (source, separator, capitals, digit) => {
  const style = { separator, capitals, digit }
  const phrase = { ...recipe, words: { ...recipe.words, ...style, count: 2 } }
  const made = generatorOf(phrase, { german: source })
  if (!made || isRecipeProblem(made)) {
    expect(made).toEqual({ kind: 'list-separator' })
    return
  }
  // The few words that were made up come first: every phrase of them, and none twice.
  const small = { ...source, size: 6 }
  const { size, at } = phraseOutcomes(small, 2, style)
  const all = Array.from({ length: Number(size) }, (_, index) => at(BigInt(index)))
  expect(new Set(all).size).toBe(all.length)
})

test('bits follow from the count of different words', () => {
  const made = generatorOf(recipe, { german: list([...numbered(128), 'aaa']) })
  expect(made).toMatchObject({ bits: 6 * 7, choices: 128 })
})

test('a list whose words begin each other needs a separator or a capital at each word', () => {
  const source = list([...numbered(100), 'aaab'])
  const phrase = (change: object) =>
    generatorOf({ ...recipe, words: { ...recipe.words, separator: '', ...change } }, { german: source })
  expect(phrase({ capitals: 'none' })).toEqual({ kind: 'list-separator' })
  expect(phrase({ capitals: 'each' })).not.toHaveProperty('kind')
})

test('a list with other letters than ASCII gives no Wi-Fi password', () => {
  const source = list([...numbered(100), 'äpfel'])
  expect(generatorOf(recipe, { german: source }, wifiLengths)).toEqual({ kind: 'wifi-list' })
})
