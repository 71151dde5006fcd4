import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { Card } from './card.ts'
import { graphOf, linksOf } from './links.ts'
import { mentionsOf, withLinkTo } from './mentions.ts'

const luhmann: Card = { id: 'l', title: 'Luhmann', text: '', aliases: ['Niklas Luhmann'] }
const naming = (text: string) => mentionsOf(luhmann, [{ id: 'x', title: 'x', text }], []).length === 1

test.each([
  ['Bei Luhmann steht das.', true],
  ['bei luhmann.', true],
  ['Niklas Luhmann', true],
  ['Luhmanns Kasten', false],
  ['Hluhmann', false],
  ['`Luhmann`', false],
  ['```\nLuhmann\n```', false],
  ['[[Luhmann]] und [[Luhmann|er]]', false],
  ['[Luhmann](https://example.org)', false],
  ['https://example.org/Luhmann', false],
  ['`offen Luhmann', true],
])('%j mentions: %s', (text, isMention) => {
  expect(naming(text)).toBe(isMention)
})

test('a title with signs that a pattern would read is looked for as it is written', () => {
  for (const title of ['Niklas Luhmann-Archiv', 'Ein/Aus', 'Wozu (Frage)'])
    expect(
      mentionsOf({ id: 'own', title, text: '' }, [{ id: 'x', title: 'x', text: `Siehe ${title}.` }], []),
    ).toHaveLength(1)
})

test('cards that link already, the card itself and short or impossible names mention nothing', () => {
  const other: Card = { id: 'o', title: 'o', text: 'Luhmann' }
  expect(mentionsOf(luhmann, [luhmann, other], ['o'])).toEqual([])
  expect(mentionsOf({ ...luhmann, title: 'a', aliases: [] }, [{ ...other, text: 'a' }], [])).toEqual([])
  expect(mentionsOf({ ...luhmann, title: 'F# lernen' }, [{ ...other, text: 'F# lernen' }], [])).toEqual([])
  expect(mentionsOf({ ...luhmann, title: 'a|b]]' }, [{ ...other, text: 'a|b]] Luhmann' }], [])).toEqual([])
})

test.each([
  ['Luhmann und Luhmann', '[[Luhmann]] und Luhmann'],
  ['`Luhmann` luhmann', '`Luhmann` [[Luhmann|luhmann]]'],
  ['Niklas Luhmann', '[[Luhmann|Niklas Luhmann]]'],
  ['nichts', 'nichts'],
])('%j becomes %j', (text, linked) => {
  expect(withLinkTo(luhmann, text)).toBe(linked)
})

const piece = fc.constantFrom(
  'Luhmann',
  'luhmann',
  ' ',
  '`',
  '[[',
  ']]',
  '[',
  '](',
  ')',
  '\n',
  'x',
  '```',
  '.',
)

test.prop([fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''))])(
  'a mention that was linked is a link of the card, and its other text is as it was',
  (text) => {
    const card: Card = { id: 'x', title: 'x', text }
    const linked = withLinkTo(luhmann, text)
    expect(linked === text).toBe(mentionsOf(luhmann, [card], []).length === 0)
    expect(
      linked.replace(/\[\[Luhmann(?:\|([^\]]*))?\]\]/, (_, shown?: string) => shown ?? 'Luhmann').length,
    ).toBeLessThanOrEqual(text.length)
  },
)

test('a linked mention leads to the card', () => {
  const text = withLinkTo(luhmann, 'Bei luhmann')
  expect(linksOf(text)).toEqual(['Luhmann'])
  expect(graphOf([luhmann, { id: 'x', title: 'x', text }]).back.get('l')).toEqual(['x'])
})

test('a card of the collection can be linked, and an own one of that title comes first', () => {
  const offered: Card = { id: 'sammlung:oeis.org/', title: 'OEIS', text: '' }
  const own: Card = { id: 'a', title: 'Zahlen', text: 'siehe [[oeis]]' }
  const graph = graphOf([own], [offered])
  expect(graph.out.get('a')).toEqual([offered.id])
  expect(graph.missing.size).toBe(0)
  expect(graphOf([own, { id: 'b', title: 'OEIS', text: '' }], [offered]).out.get('a')).toEqual(['b'])
})
