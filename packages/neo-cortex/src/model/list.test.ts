import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { cardList } from './cards.fixtures.ts'
import { cardsByAddress, joinDuplicates } from './duplicates.ts'
import { addCards, changeCard, mergeData, newCard, removeCards } from './list.ts'
import { parseQuickLine, lineOfShared } from './quickLine.ts'
import { columnsOf } from './register.ts'
import { shareOf, sizeOf } from './storeShare.ts'

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
const card = (id: string, fields = {}) => newCard({ title: id, ...fields }, id, '2026-01-02')

test.prop([cardList, fc.nat(), fc.nat()])(
  'what one tab adds and another removes are both done',
  (cards, a, b) => {
    const base = { entries: cards }
    const mine = addCards(base, [card(`new ${a}`)])
    const gone = cards[b % (cards.length || 1)]?.id ?? ''
    const theirs = removeCards(base, new Set([gone]))
    const merged = ids(mergeData(base, mine, theirs).entries)
    expect(merged).toEqual([...ids(cards).filter((id) => id !== gone), `new ${a}`])
    expect(mergeData(base, mine, mine)).toEqual(mine)
  },
)

test('two tabs edit two fields of one card: both stay, and fields nobody knows too', () => {
  const base = { entries: [{ ...card('a'), colour: 'red' }] }
  const merged = mergeData(base, changeCard(base, 'a', { text: 'x' }), changeCard(base, 'a', { tags: ['y'] }))
  expect(merged.entries).toEqual([
    { id: 'a', title: 'a', text: 'x', tags: ['y'], created: '2026-01-02', colour: 'red' },
  ])
})

test('taking a removal back puts the card where it stood', () => {
  const before = { entries: ['a', 'b', 'c'].map((id) => card(id)) }
  const after = removeCards(before, new Set(['b']))
  const now = addCards(after, [card('d')])
  expect(ids(mergeData(after, before, now).entries)).toEqual(['a', 'b', 'c', 'd'])
})

test('empty fields are left out', () => {
  expect(newCard({ title: ' a  b ', url: '', tags: ['#x y', 'x-y'], later: false }, 'i', '')).toEqual({
    id: 'i',
    title: 'a b',
    text: '',
    tags: ['x-y'],
  })
})

test('cards of one address become the oldest of them, and nothing they say is lost', () => {
  const data = {
    entries: [
      card('a', { url: 'https://www.example.org/', text: 'eins', tags: ['x'] }),
      { ...card('b', { url: 'http://example.org', text: 'zwei', tags: ['y'], later: true }), colour: 'red' },
      card('c', { url: 'https://example.org/?utm_source=z' }),
      card('d'),
    ],
  }
  expect([...cardsByAddress(data.entries)].map(([key, cards]) => [key, ids(cards)])).toEqual([
    ['example.org', ['a', 'b', 'c']],
  ])
  expect(joinDuplicates(data, 'example.org').entries).toEqual([
    {
      ...card('a', {
        url: 'https://www.example.org/',
        text: 'eins\n\nzwei',
        tags: ['x', 'y'],
        aliases: ['b', 'c'],
        later: true,
      }),
      colour: 'red',
    },
    card('d'),
  ])
  expect(joinDuplicates(data, 'nowhere')).toBe(data)
})

test.each([
  ['Ein Gedanke #denken', { title: 'Ein Gedanke', text: '', tags: ['denken'] }],
  ['https://example.org/a%20b', { title: 'example.org/a b', text: '', url: 'https://example.org/a%20b' }],
  ['Lesen: https://example.org/x).', { title: 'Lesen:', text: '', url: 'https://example.org/x' }],
  ['Titel\nZeile zwei', { title: 'Titel', text: 'Zeile zwei' }],
  ['C# und #1 und a#b', { title: 'C# und und a#b', text: '', tags: ['1'] }],
  ['javascript:alert(1)', { title: 'javascript:alert(1)', text: '' }],
])('%j is read', (typed, fields) => {
  expect(parseQuickLine(typed).fields).toEqual(fields)
})

test('a long line becomes a title and a text, and no word of it is lost', () => {
  const { fields } = parseQuickLine(`Erster Satz, der kurz ist. ${'Danach kommt noch viel mehr. '.repeat(8)}`)
  expect(fields.title).toBe('Erster Satz, der kurz ist')
  expect(fields.text).toMatch(/^Danach .* mehr\.$/)
})

test.prop([fc.string({ unit: 'grapheme' })])(
  'any line is read, and an empty one is known as such',
  (line) => {
    const { fields, isEmpty } = parseQuickLine(line)
    expect(isEmpty).toBe(fields.title === '' && fields.text === '')
  },
)

test('a shared page is one line; an address in the text is not repeated', () => {
  const url = 'https://example.org/'
  expect(lineOfShared({ title: 'Titel', text: url, url })).toBe(`Titel ${url}`)
  expect(lineOfShared({ title: 'Titel', text: 'Titel' })).toBe('Titel')
  expect(lineOfShared({})).toBe('')
})

test.prop([fc.array(fc.boolean()), fc.integer({ min: 1, max: 40 })])(
  'the register holds every card once',
  (lit, limit) => {
    const columns = columnsOf(lit, limit)
    expect(columns.length).toBeLessThanOrEqual(limit)
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(lit.length)
    expect(columns.reduce((sum, column) => sum + column.lit, 0)).toBe(lit.filter(Boolean).length)
    columns.forEach(({ from, count }, index) =>
      expect(columns[index + 1]?.from ?? lit.length).toBe(from + count),
    )
  },
)

test('the share of the store says in time how much still fits', () => {
  expect(shareOf(0, 0, 0)).toMatchObject({ part: 0, level: 'ample' })
  expect(shareOf(4_300_000, 10_000, 0)).toMatchObject({
    level: 'scarce',
    room: Math.floor((5_242_880 - 4_300_000) / 430),
  })
  expect(shareOf(100, 1, 5_242_880)).toMatchObject({ part: 1, level: 'full', room: 0 })
  expect(sizeOf([card('a')])).toBe(JSON.stringify(card('a')).length + 1)
})
