import { fc, test } from '@fast-check/vitest'
import { applyImport, planImport } from '@kleinzeug/shell/import-plan'
import { importContract } from '@kleinzeug/shell/import-contract'
import { expect } from 'vitest'
import type { Card, NeoCortexData } from '../model/card.ts'
import { filesOfZip, zipOf } from '../model/files/archive.ts'
import { cardOf } from '../model/files/imported.ts'
import { markdownOf } from '../model/files/markdown.ts'
import { readFiles } from '../model/files/readFiles.ts'
import { newCard } from '../model/list.ts'
import { foreignFields, importRules } from './importRules.ts'

const word = fc.constantFrom('Brot', '[[Ziel]]', '# Brot', '--- : "x"', 'zwei\nZeilen ')
const card = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'a-2'),
    title: word.map((text) => text.split('\n')[0] ?? ''),
    text: fc.array(word, { maxLength: 2 }).map((lines) => lines.join('\n')),
    url: fc.constantFrom('', 'https://a.example/', 'http://www.a.example', 'javascript:alert(1)'),
    tags: fc.uniqueArray(fc.constantFrom('x', 'ä,b', 'c d'), { maxLength: 2 }),
    later: fc.boolean(),
    unknown: fc.constantFrom({}, { mood: 'gut' }, { Stern: [1, { x: null }] }),
  })
  .map(({ id, unknown, ...fields }): Card => ({ ...newCard(fields, id, '2026-01-02'), ...unknown }))
const data = fc
  .uniqueArray(card, { selector: ({ id }) => id, maxLength: 5 })
  .map((entries): NeoCortexData => ({ entries }))

let made = 0
function read(files: ReadonlyArray<{ name: string; text: string }>) {
  const { cards } = readFiles(files)
  return {
    items: cards.map((each) => cardOf(each, `made${made++}`, '2026-11-21')),
    fields: cards.every((each) => each.card) ? undefined : foreignFields,
  }
}
const csvOf = ({ entries }: NeoCortexData) =>
  `url;title;tags\n${entries.map(({ url, title, tags = [] }) => `${url};"${title}";"${tags.join()}"`).join('\n')}`
const links = fc
  .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 })
  .chain((numbers) => fc.tuple(...numbers.map((n) => fc.tuple(fc.constant(n), fc.constantFrom('x', 'y')))))
  .map((all): NeoCortexData => ({
    entries: all.map(([n, title]) =>
      newCard({ title, url: `https://a.example/${n}`, tags: ['t'] }, `id${n}`, '2026-01-02'),
    ),
  }))

importContract<NeoCortexData, Card>({
  rules: importRules,
  empty: { entries: [] },
  data,
  formats: [
    {
      name: 'the record',
      write: (all) => JSON.stringify({ k: JSON.stringify({ neoCortex: all }) }),
      read: (text) => read([{ name: 'a.json', text }]),
    },
    {
      name: 'CSV',
      data: links,
      write: csvOf,
      read: (text) => read([{ name: 'a.csv', text }]),
      carries: ({ title, url, tags }) => ({ title, url, tags }),
    },
  ],
})

test.prop([data])('Markdown in a zip comes back, unknown fields too', (all) => {
  const { files = [] } = filesOfZip(zipOf(all.entries, 'neo-cortex')) ?? {}
  expect(applyImport({ entries: [] }, read(files), importRules)).toEqual(all)
  expect(applyImport(all, read(files), importRules)).toBe(all)
})

test.prop([card, fc.nat()])('a file of Markdown that is cut off gives what can be read', (one, at) => {
  const text = markdownOf(one)
  const { items } = read([{ name: 'a.md', text: text.slice(0, at % text.length) }])
  expect(items.length).toBeLessThanOrEqual(1)
})

test('a link is known by its address, and two of one address in a file both live', () => {
  const here = { entries: [newCard({ title: 'A', url: 'https://a.example/' }, 'a', '')] }
  const link = (url: string, id: string) => newCard({ title: 'x', url }, id, '')
  const items = [
    link('http://www.a.example', '1'),
    link('https://b.example', '2'),
    link('https://b.example/?utm_source=z', '3'),
  ]
  const file = { items, fields: foreignFields }
  expect(planImport(here, file, importRules).map(({ kind }) => kind)).toEqual(['different', 'new', 'new'])
  expect(applyImport(here, file, importRules).entries).toEqual([...here.entries, items[1], items[2]])
})
