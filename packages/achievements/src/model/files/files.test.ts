import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { fromDayNumber } from '@kleinzeug/calendar-day'
import { cleanNames, cleanTags, readEntry, tidyFields, type EntryFields } from '../entry.ts'
import { newestFirst } from '../filter.ts'
import { addEntry, keyed } from '../list.ts'
import { csvOf } from './csv.ts'
import { markdownOf } from './markdown.ts'
import { planImport, type ImportMode } from './planImport.ts'
import { jsonOf, readFile } from './readFile.ts'

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

function imported(name: string, content: string) {
  const result = readFile(name, content, today)
  if (!('entries' in result)) throw new Error(result.refused)
  expect(result.problems).toEqual([])
  return plain(result.entries.map((entry) => entry.fields))
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

test.prop([fc.array(fc.jsonValue(), { minLength: 1 })])(
  'JSON holds every item, and adds nothing to its own list',
  (list) => {
    const result = readFile('a.json', jsonOf(list), today)
    if (!('entries' in result)) throw new Error('refused')
    const json: unknown = JSON.parse(JSON.stringify(list))
    expect(planImport([], result.entries, today, () => 'new').list).toEqual(json)
    expect(planImport(list, result.entries, today, () => 'new').list).toBe(list)
  },
)

test.prop([lists])('what was exported is known again: nothing is added twice', (all) => {
  const list = listOf(all)
  for (const [name, content] of [
    ['a.csv', csvOf(entriesOf(list))],
    ['a.json', jsonOf(list)],
  ] as const) {
    const result = readFile(name, content, today)
    const plan = planImport(list, 'entries' in result ? result.entries : [], today, () => 'new')
    expect([plan.added.length, plan.changed.length, plan.list === list]).toEqual([0, 0, true])
  }
})

test.prop([fc.string(), fc.constantFrom('a.json', 'a.csv', 'a.md', '')])(
  'any file is read or refused',
  (content, name) => {
    expect(() => readFile(name, content, today)).not.toThrow()
  },
)

test('a list of somebody else', () => {
  const text = `# Brag document\n\n## 2025\n* 3.4.2025: Talk given #talks @Mira\n  with 60 people\n* [x] Shipped it -> faster\n`
  const result = readFile('brag.md', text, today)
  expect(result).toMatchObject({
    entries: [
      {
        fields: {
          date: '2025-04-03',
          title: 'Talk given',
          tags: ['talks'],
          people: ['Mira'],
          impact: 'with 60 people',
        },
      },
      { fields: { date: undefined, title: 'Shipped it', impact: 'faster' } },
    ],
  })
})

test('a table of somebody else: order, delimiter and unknown columns', () => {
  const result = readFile(
    'x.csv',
    'Titel,Projekt,Datum\nRede,Messe,12.3.2026\n,leer,\nAlt,,31.2.2020\n',
    today,
  )
  expect(result).toMatchObject({
    entries: [
      { fields: { title: 'Rede', date: '2026-03-12', impact: 'Projekt: Messe' } },
      { fields: { title: 'Alt', date: undefined } },
    ],
    problems: [
      { line: 3, fault: 'title' },
      { line: 4, fault: 'date' },
    ],
  })
})

test('the backup of a whole record is read', () => {
  const record = JSON.stringify({ kleinzeug: JSON.stringify({ achievements: ['Rede'], brightness: 'dark' }) })
  expect(readFile('kleinzeug.json', record, today)).toMatchObject({
    entries: [{ fields: { title: 'Rede' } }],
  })
})

test.each([
  ['a.json', '{"a":1}', 'no-list'],
  ['a.json', '[1', 'no-json'],
  ['a.csv', 'a;b\n1;2', 'no-columns'],
  ['a.md', '# Nur eine Überschrift', 'no-entries'],
  ['a.txt', '  ', 'empty'],
])('%s %s is refused: %s', (name, content, refused) => {
  expect(readFile(name, content, today)).toEqual({ refused })
})

test('names are cleaned', () => {
  expect(cleanTags(['#a b', 'c,d', ' ', 'c'])).toEqual(['a-b', 'c', 'd'])
  expect(cleanNames([' Anna  Weiß ', 'Anna Weiß;Mira'])).toEqual(['Anna Weiß', 'Mira'])
})

test('an import never overwrites a talk or the reminder, whatever its ids', () => {
  const list = [
    { id: 'reminder', kind: 'reminder', days: 30 },
    { id: 't', kind: 'talk', date: '2026-01-01' },
  ]
  const csv = readFile('a.csv', 'Titel;Id\nRede;reminder\nVortrag;t\n', today)
  const plan = planImport(list, 'entries' in csv ? csv.entries : [], today, () => 'new')
  expect(plan.list.slice(0, 2)).toEqual(list)
  expect(plan.added).toHaveLength(2)
})

/** A file as it is read, planned into a list. */
const planned = (list: readonly unknown[], name: string, content: string, mode?: ImportMode) => {
  const result = readFile(name, content, today)
  let made = 0
  return planImport(list, 'entries' in result ? result.entries : [], today, () => `new${made++}`, mode)
}
const stored = { id: 'a', title: 'Rede', date: '2026-03-12', impact: 'vor 60 Menschen', mood: 'x' }
const changes = [
  ['a.json', JSON.stringify([{ ...stored, impact: 'anders' }])],
  ['a.csv', 'Titel;Datum;Wirkung;Id\nRede;12.3.2026;anders;a\n'],
] as const

test.each(changes)('%s: what is here is kept, to the letter, and counted', (name, content) => {
  const plan = planned([stored], name, content)
  expect(plan.list).toEqual([stored])
  expect(plan.kept.map(({ title }) => title)).toEqual(['Rede'])
  expect(plan.changed).toEqual([])
})

test.each(changes)('%s: what is here is replaced only when asked', (name, content) => {
  const plan = planned([stored], name, content, 'replace')
  expect(plan.list).toMatchObject([{ id: 'a', impact: 'anders' }])
  expect(plan.changed.map(({ title }) => title)).toEqual(['Rede'])
})

test.each(['keep', 'replace'] as const)('%s: two achievements of one day and title are two', (mode) => {
  const csv = 'Titel;Datum;Wirkung\nRede;12.3.2026;vormittags\nRede;12.3.2026;nachmittags\n'
  const both = planned([], 'a.csv', csv, mode)
  expect(both.list).toMatchObject([{ impact: 'vormittags' }, { impact: 'nachmittags' }])
  const more = planned([stored], 'a.csv', csv, mode)
  expect(more.list).toMatchObject([stored, { impact: 'vormittags' }, { impact: 'nachmittags' }])
  expect(planned(more.list, 'a.csv', csv, mode).list).toBe(more.list)
})

test('one of the same day and title beside one that is here is kept beside it, or replaces it when asked', () => {
  const csv = 'Titel;Datum;Wirkung\nRede;12.3.2026;anders\n'
  expect(planned([stored], 'a.csv', csv).list).toMatchObject([stored, { id: 'new0', impact: 'anders' }])
  expect(planned([stored], 'a.csv', csv, 'replace').list).toMatchObject([{ id: 'a', impact: 'anders' }])
})

test('two items of one id in a file both live', () => {
  const json = JSON.stringify([
    { ...stored, impact: 'eins' },
    { ...stored, impact: 'zwei' },
  ])
  expect(planned([stored], 'a.json', json, 'replace').list).toMatchObject([
    { impact: 'eins' },
    { impact: 'zwei' },
  ])
})

test.prop([lists, lists])('keeping changes nothing that is here, and adds nothing twice', (here, there) => {
  const list = listOf(here)
  for (const [name, content] of [
    ['a.csv', csvOf(entriesOf(listOf(there)))],
    ['a.md', markdownOf(entriesOf(listOf(there)), 'Erfolge')],
    ['a.json', jsonOf(listOf(there))],
  ] as const) {
    const once = planned(list, name, content).list
    expect(JSON.stringify(once.slice(0, list.length))).toBe(JSON.stringify(list))
    expect(planned(once, name, content).list).toBe(once)
  }
})
