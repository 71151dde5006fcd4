import { fc, test } from '@fast-check/vitest'
import { containsWords } from '@kleinzeug/text-search'
import { expect } from 'vitest'
import { cardList } from './cards.fixtures.ts'
import { newCard } from './list.ts'
import { createSearch } from './search.ts'

const textOf = (card: { title: string; text: string; url?: string; tags?: readonly string[] }) =>
  `${card.title}\n${card.text}\n${card.url ?? ''}\n${(card.tags ?? []).join(' ')}`

test.prop([cardList, fc.stringMatching(/^[aeouäöüß ]{1,6}$/)])(
  'typed key by key, the same cards are found as by looking at each',
  (cards, query) => {
    const search = createSearch()
    for (let end = 1; end <= query.length; end++) {
      const typed = query.slice(0, end)
      const found = search.find(cards, typed)
      const expected = cards.filter((card) => containsWords(textOf(card), typed))
      expect(new Set(found.cards)).toEqual(new Set(expected))
      expect(found.places?.map((place) => cards[place]) ?? cards).toEqual(expected)
      expect(found).toEqual(createSearch().find(cards, typed))
    }
  },
)

test('folds as everywhere, finds tags and addresses, titles first', () => {
  const cards = [
    newCard({ title: 'Anders', text: 'die Größe' }, 'a', ''),
    newCard({ title: 'Größe', url: 'https://example.org/pfad', tags: ['maß'] }, 'b', ''),
  ]
  const { find } = createSearch()
  expect(find(cards, 'GROESSE').cards.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(find(cards, 'mass pfad').cards.map(({ id }) => id)).toEqual(['b'])
  expect(find(cards, ' ').cards).toBe(cards)
})

test('an edited card is found by what it says now', () => {
  const search = createSearch()
  const before = newCard({ title: 'x', text: 'alt' }, 'a', '')
  expect(search.find([before], 'alt').cards).toHaveLength(1)
  expect(search.find([{ ...before, text: 'neu' }], 'alt').cards).toHaveLength(0)
  expect(search.find([{ ...before, text: 'neu' }], 'neu').cards).toHaveLength(1)
})

test('warming goes on where the time ended', () => {
  const cards = Array.from({ length: 100 }, (_, index) => newCard({ title: `t${index}` }, `${index}`, ''))
  const search = createSearch()
  let clock = 0
  let rounds = 0
  while (!search.warm(cards, 1, () => clock++)) rounds++
  expect(rounds).toBeLessThan(100)
  expect(search.find(cards, 't99').cards).toHaveLength(1)
})
