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

test.each([
  'Gezündet werden darf am 31. Dezember und am 1. Januar, nur von Erwachsenen.',
  'So steht es in § 24 Abs. 2 Nr. 1 der Verordnung.',
  'Ein Heft namens „Spiegel“ Erwachsener zu lesen verbietet niemand.',
])('„%s“ is one sentence', (sentence) => {
  const text = `Davor steht etwas. ${sentence} „Ende.“ Danach kommt mehr.`
  const last = sentence.split(' ').at(-1)!
  expect(passages([['/a', 'Erstes', text]], last).map(({ text }) => text)).toEqual([sentence])
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

test('a section that was found by its name is not shown again, and two passages of a page are enough', () => {
  const page = [1, 2, 3].map((at) => [`/c#${at}`, 'Viertes', `Ein Wort, das ${at}. Mal.`] as const)
  expect(passages(page, 'wort').map(({ path }) => path)).toEqual(['/c#1', '/c#2'])
  const named = { path: '/c#1', title: 'Wort', kind: 'Abschnitt', text: 'Viertes' } as const
  expect(passages(page, 'wort', [named]).map(({ path }) => path)).toEqual(['/c#2', '/c#3'])
})
