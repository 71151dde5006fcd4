import { expect, test } from 'vitest'
import { passages } from './passages.ts'

const texts = [
  ['/a', 'Erstes', 'Die Größe zählt. Ein Schlüssel liegt im See.'],
  [
    '/a#b',
    'Zweites',
    `${'Vorher steht viel. '.repeat(2)}Am Ende ${'sehr '.repeat(60)}langer Sätze steht der Schlüssel.`,
  ],
] as const

test.each(['groesse', 'GRÖSSE', 'größ'])('%s finds its sentence', (query) => {
  expect(passages(texts, query).map(({ text }) => text)).toEqual(['Die Größe zählt.'])
})

test('every word stands in one sentence', () => {
  expect(passages(texts, 'schlüssel see')).toEqual([
    { path: '/a', title: 'Erstes', kind: 'Textstelle', text: 'Ein Schlüssel liegt im See.' },
  ])
  expect(passages(texts, 'größe see')).toEqual([])
})

test('a long sentence is shown around its hit', () => {
  const [, second] = passages(texts, 'schlüssel')
  expect(second!.text.startsWith('… ')).toBe(true)
  expect(second!.text.length).toBeLessThan(170)
  expect(second!.text).toContain('Schlüssel')
})

test('one or two letters ask for no text', () => {
  expect(passages(texts, 'im')).toEqual([])
})
