import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { withinOneTypo } from './withinOneTypo.ts'

test.each([
  ['abcd', 'abd', true],
  ['abd', 'abcd', true],
  ['abcd', 'abxd', true],
  ['abcd', 'acbd', true],
  ['abcd', 'adcb', false],
  ['abcd', 'ab', false],
])('%s and %s differ by at most one typo: %s', (a, b, expected) => {
  expect(withinOneTypo(a, b)).toBe(expected)
})

test.prop([fc.string(), fc.nat(), fc.string({ maxLength: 1 })])(
  'a word with one character replaced, removed or inserted is within one typo, both ways',
  (word, place, character) => {
    const at = place % (word.length + 1)
    for (const removed of [0, 1]) {
      const typed = word.slice(0, at) + character + word.slice(at + removed)
      expect(withinOneTypo(word, typed)).toBe(true)
      expect(withinOneTypo(typed, word)).toBe(true)
    }
  },
)
