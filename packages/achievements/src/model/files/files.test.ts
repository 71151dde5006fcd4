import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { fromDayNumber } from '@kleinzeug/calendar-day'
import { cleanNames, cleanTags, readEntry, tidyFields, type EntryFields } from '../entry.ts'
import { newestFirst } from '../filter.ts'
import { addEntry, keyed } from '../list.ts'
import { csvOf, readCsv } from './csv.ts'
import { markdownOf, readMarkdown } from './markdown.ts'
import { readFile } from './readFile.ts'

const today = '2026-11-21'
const day = fc.integer({ min: 10_000, max: 20_500 }).map(fromDayNumber)
const nasty = fc.constantFrom(
  '=1+1',
  "'=x",
  '-a',
  '+b',
  '@c',
  ' =d',
  '**fett**',
  '- Punkt',
  '1. x',
  '# y',
  '\\',
  'a\\',
  '`',
  '"',
  ';',
  '<b>',
  '- [ ] z',
  '\t=1',
  '＝x',
)
const text = fc.oneof(
  fc.string({ unit: 'grapheme-composite', maxLength: 12 }),
  nasty,
  fc.tuple(nasty, nasty).map((all) => all.join(' ')),
)
const word = fc.stringMatching(/^[a-zäöüß][a-z0-9_-]{0,6}$/)
const isPrintable = (value: string) => !/[^\P{Cc}\t\n]|[\u2028\u2029\uFEFF]/u.test(value)

const fields = fc
  .record({
    date: fc.option(day, { nil: undefined }),
    title: text.filter((value) => value.trim() !== '' && isPrintable(value)),
    impact: fc
      .array(text.filter(isPrintable), { maxLength: 3 })
      .map((lines) => lines.map((line) => line.trim()).join('\n')),
    evidence: fc.oneof(
      fc.constant(''),
      fc.webUrl().filter((url) => !url.includes('>')),
    ),
    tags: fc.array(word, { maxLength: 3 }),
    people: fc.array(
      fc.oneof(
        word,
        fc.tuple(word, word).map((all) => all.join(' ')),
      ),
      { maxLength: 3 },
    ),
  })
  .map((value): EntryFields => tidyFields(value))
  .filter(({ title }) => title !== '')

const listOf = (all: readonly EntryFields[]) =>
  all.reduce<readonly unknown[]>((list, each, index) => addEntry(list, each, `id${index}`, today), [])
const entriesOf = (list: readonly unknown[]) => keyed(list).map(({ key, item }) => readEntry(item, key))
const plain = (all: readonly EntryFields[]) => all.map((each) => tidyFields(each))

const read = (name: string, content: string) => readFile(name, content, today, () => 'new')

function imported(name: string, content: string) {
  const result = read(name, content)
  if ('refused' in result) throw new Error(result.refused)
  expect(result.problems).toEqual([])
  return plain(result.items.map(({ item, key }) => readEntry(item, key)))
}
const lists = fc.array(fields, { minLength: 1, maxLength: 6 })

test.prop([lists])('CSV comes back as it went, and holds no formula', (all) => {
  const entries = entriesOf(listOf(all))
  const csv = csvOf(entries)
  expect(csv.startsWith('\uFEFFDatum;')).toBe(true)
  const cells = csv.slice(1).matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(?:;|\r\n)/g)
  for (const [, cell = ''] of cells) expect(cell.replace(/^"/, '')).not.toMatch(/^\s*[=+\-@＝]/)
})

test.prop([lists])('Markdown comes back as it went', (all) => {
  const entries = entriesOf(listOf(all))
  expect(imported('a.md', markdownOf(entries, 'Erfolge'))).toEqual(plain(newestFirst(entries)))
})

test.prop([fc.string(), fc.constantFrom('a.json', 'a.csv', 'a.md', '')])(
  'any file is read or refused',
  (content, name) => {
    expect(() => read(name, content)).not.toThrow()
  },
)

test('a list of somebody else', () => {
  const text = `# Brag document\n\n## 2025\n* 3.4.2025: Talk given #talks @Mira\n  with 60 people\n* [x] Shipped it -> faster\n`
  const result = read('brag.md', text)
  expect(result).toMatchObject({
    items: [
      {
        item: {
          date: '2025-04-03',
          title: 'Talk given',
          tags: ['talks'],
          people: ['Mira'],
          impact: 'with 60 people',
        },
      },
      { item: { id: 'new', title: 'Shipped it', impact: 'faster', added: today } },
    ],
  })
})

test('a table of somebody else: order, delimiter and unknown columns', () => {
  const result = read('x.csv', 'Titel,Projekt,Datum\nRede,Messe,12.3.2026\n,leer,\nAlt,,31.2.2020\n')
  expect(result).toMatchObject({
    items: [
      { item: { title: 'Rede', date: '2026-03-12', impact: 'Projekt: Messe' } },
      { item: { id: 'new', title: 'Alt', added: today } },
    ],
    problems: [
      { line: 3, fault: 'title' },
      { line: 4, fault: 'date' },
    ],
  })
})

test('the backup of a whole record is read', () => {
  const record = JSON.stringify({ kleinzeug: JSON.stringify({ achievements: ['Rede'], brightness: 'dark' }) })
  expect(read('kleinzeug.json', record)).toMatchObject({
    items: [{ key: '"Rede"', item: 'Rede' }],
  })
})

test.each([
  ['a.json', '{"a":1}', 'no-list'],
  ['a.json', '[1', 'no-json'],
  ['a.csv', 'a;b\n1;2', 'no-columns'],
  ['a.md', '# Nur eine Überschrift', 'no-entries'],
  ['a.txt', '  ', 'no-entries'],
])('%s %s is refused: %s', (name, content, refused) => {
  expect(read(name, content)).toEqual({ refused })
})

test('names are cleaned', () => {
  expect(cleanTags(['#a b', 'c,d', ' ', 'c'])).toEqual(['a-b', 'c', 'd'])
  expect(cleanNames([' Anna  Weiß ', 'Anna Weiß;Mira'])).toEqual(['Anna Weiß', 'Mira'])
})

test.each([
  ['Team Lead, UX', ['Team-Lead', 'UX']],
  ['#ux #team', ['ux', 'team']],
  ['ux|Team Lead', ['ux', 'Team-Lead']],
  ['zwei Worte', ['zwei-Worte']],
])('tags of a table: %j', (cell, tags) => {
  const result = readCsv(`Erfolg\tTags\nRede\t${cell}\n`, '2026-11-21')
  expect('entries' in result && cleanTags(result.entries[0]?.fields.tags ?? [])).toEqual(tags)
})

test('a tag of an earlier record with a blank comes back as one from CSV and Markdown', () => {
  const entry = readEntry({ title: 'Rede', tags: ['zwei Worte', 'x'] }, 'a')
  for (const result of [
    readCsv(csvOf([entry]), '2026-11-21'),
    readMarkdown(markdownOf([entry], 'Erfolge'), '2026-11-21'),
  ])
    expect('entries' in result && cleanTags(result.entries[0]?.fields.tags ?? [])).toEqual([
      'zwei-Worte',
      'x',
    ])
})
