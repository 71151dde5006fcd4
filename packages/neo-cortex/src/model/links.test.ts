import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { cardList } from './cards.fixtures.ts'
import { graphOf, linksOf } from './links.ts'
import { openLink, suggestedTitles } from './linkSuggestions.ts'
import { newCard } from './list.ts'
import { isTooCostly } from './markdownCost.ts'
import { neighbourhoodOf, sharingTags } from './neighbourhood.ts'

const card = (id: string, title: string, text = '') => newCard({ title, text }, id, '2026-01-02')

test.each([
  ['siehe [[Zettel]] und [[Kasten|den Kasten]]', ['Zettel', 'Kasten']],
  ['[[Zettel#Abschnitt]] [[zettel]]', ['zettel']],
  ['[[ ]] [[]] [[#nur]]', ['#nur']],
  ['`[[kein]]` und ``[[auch`kein]]``', []],
  ['```\n[[kein]]\n```\n[[ja]]', ['ja']],
  ['~~~\n[[nie geschlossen]]', []],
  ['[[offen', []],
  ['[[offen\nzu]]', []],
  ['[[[[x]]]]', ['x']],
  ['[[a]b]]', []],
])('links of %j', (text, links) => {
  expect(linksOf(text)).toEqual(links)
})

test('five titles are suggested, each once, the newest first', () => {
  const titles = ['Sechs', 'Fünf', 'Vier', 'Drei', 'Zwei', 'zwei', 'Zwei', 'Eins', 'Eins', 'a|b', '']
  const cards = titles.map((title, index) => card(String(index), title))
  expect(suggestedTitles(cards, '', '0')).toEqual(['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'])
  expect(suggestedTitles(cards, ' EI', 'x')).toEqual(['Eins', 'Zwei', 'Drei'])
})

test('no title is suggested whose end a link would take for a heading', () => {
  expect(suggestedTitles([card('a', 'C# und F#'), card('b', '#Anfang')], '', 'x')).toEqual(['#Anfang'])
})

test.prop([
  fc.string({ unit: fc.constantFrom('[', ']', '|', '`', '\n', 'a', '#', '~', ' '), maxLength: 60 }),
])('any text has links or none, and no link has a bracket', (text) => {
  for (const link of linksOf(text)) expect(link).not.toMatch(/[[\]\n|]/)
})

test('brackets and backticks by the ten thousand take no time to speak of', () => {
  for (const piece of ['[[', '`', '``', '``` ', '[[a|', '```\n', '~~~\n`'])
    expect(linksOf(piece.repeat(20_000)).length).toBeLessThan(2)
})

test('a link finds its card by title, by an earlier title, and without its folder', () => {
  const old = { ...card('a', 'Neuer Titel'), aliases: ['Alter Titel'] }
  const { find } = graphOf([card('b', 'Anders'), old])
  expect(find('neuer  TITEL')?.id).toBe('a')
  expect(find('Alter Titel')?.id).toBe('a')
  expect(find('ordner/Anders')?.id).toBe('b')
  expect(find('nirgends')).toBeUndefined()
})

test.prop([cardList])('every link has its way back, and what leads nowhere is listed', (cards) => {
  const graph = graphOf(cards)
  for (const [id, targets] of graph.out)
    for (const target of targets) {
      expect(target).not.toBe(id)
      expect(graph.back.get(target)).toContain(id)
    }
  for (const [id, sources] of graph.back)
    for (const source of sources) expect(graph.out.get(source)).toContain(id)
  for (const [id, titles] of graph.missing)
    for (const title of titles) {
      expect(graph.find(title)).toBeUndefined()
      expect(linksOf(graph.cards.get(id)?.text ?? '')).toContain(title)
    }
})

test.prop([cardList, fc.nat({ max: 6 })])(
  'a neighbourhood holds each card once and never the middle',
  (cards, limit) => {
    const graph = graphOf(cards)
    for (const middle of cards) {
      const near = neighbourhoodOf(middle.id, graph, sharingTags(middle, cards), limit)
      const ids = near.shown.map((each) => each.card.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(middle.id)
      expect(ids.length).toBeLessThanOrEqual(limit)
      const all = neighbourhoodOf(middle.id, graph, sharingTags(middle, cards), 100)
      expect(near.shown.length + near.more).toBe(all.shown.length)
    }
  },
)

test('links in a circle are a neighbourhood like any other', () => {
  const cards = [card('a', 'A', '[[B]] [[A]]'), card('b', 'B', '[[C]]'), card('c', 'C', '[[A]]')]
  const { shown } = neighbourhoodOf('a', graphOf(cards), [], 12)
  expect(shown.map(({ card: { id }, relation, further }) => [id, relation, further])).toEqual([
    ['b', 'out', 1],
    ['c', 'back', 1],
  ])
})

test.each([
  ['siehe [[Zet', 11, 'Zet'],
  ['siehe [[Zettel]] x', 18, undefined],
  ['[[', 2, ''],
  ['[[a\nb', 5, undefined],
  ['kein', 4, undefined],
])('the link being written in %j', (text, caret, begun) => {
  expect(openLink(text, caret)).toBe(begun)
})

test('a text that was made to keep a reader busy is known, an ordinary one is not', () => {
  for (const piece of ['_a*', '![', 'x\n-|-\n', '[a](']) expect(isTooCostly(piece.repeat(5_000))).toBe(true)
  expect(isTooCostly('Ein *Absatz* mit [[Verweis]] und `Code`.\n\n'.repeat(5_000))).toBe(false)
})
