import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { containsWords, wordsOf } from './words.ts'

test('words are runs of letters and digits', () => {
  expect(wordsOf(' Königsindisch, Bd. 2 – „Straße“ ')).toEqual(['konigsindisch', 'bd', '2', 'strasse'])
  expect(wordsOf(' – ')).toEqual([])
})

test.each([
  ['Königsindische Verteidigung', 'koenigsindisch', true],
  ['Königsindische Verteidigung', 'indisch konig', true],
  ['Königsindische Verteidigung', 'indisch dame', false],
  ['King’s Indian', 'kings', true],
  ['', 'x', false],
  ['', '', true],
  ['alles', ' ?', true],
])('%j contains the words of %j: %s', (text, query, expected) => {
  expect(containsWords(text, query)).toBe(expected)
})

test.prop([fc.string({ unit: 'grapheme' })])('a text contains its own words', (text) => {
  expect(containsWords(text, text)).toBe(true)
})
