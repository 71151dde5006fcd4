import { fc, test } from '@fast-check/vitest'
import { applyImport, planImport, type ImportChoice } from '@kleinzeug/shell/import-plan'
import { importContract } from '@kleinzeug/shell/import-contract'
import { expect } from 'vitest'
import { readEntry, type AchievementsData } from '../model/entry.ts'
import { csvOf } from '../model/files/csv.ts'
import { markdownOf } from '../model/files/markdown.ts'
import { jsonOf, readFile } from '../model/files/readFile.ts'
import { keyed, newItem, type Keyed } from '../model/list.ts'
import { isEntry } from '../model/talks.ts'
import { fieldsOf, importRules } from './importRules.ts'

const today = '2026-11-21'
let made = 0
const read = (name: string) => (text: string) => readFile(name, text, today, () => `made${made++}`)

const word = fc.constantFrom('rot', '=1+1', 'zwei; "so"', '- Punkt', '**fett**')
const entry = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }).map((n) => `id${n}`),
    date: fc.option(fc.constantFrom('2026-03-12', '2024-02-29'), { nil: undefined }),
    title: word,
    impact: fc.oneof(fc.constant(''), word),
    tags: fc.subarray(['messe', 'rede']),
    people: fc.subarray(['Mira', 'Anna Weiß']),
  })
  .map(({ id, ...fields }) => newItem({ ...fields, evidence: '' }, id, today))
const idOf = (item: unknown) => keyed([item])[0]?.key
const lists = (items: fc.Arbitrary<unknown>): fc.Arbitrary<AchievementsData> =>
  fc.uniqueArray(items, { selector: idOf, maxLength: 6 })

const stored = { id: 'a', title: 'Rede', date: '2026-03-12', impact: 'vor 60 Menschen', mood: 'x' }
const anything = fc.oneof(
  entry,
  fc.jsonValue(),
  fc.record({ id: fc.constantFrom('a', 'b'), title: fc.string(), mood: fc.jsonValue() }),
  fc.constantFrom(
    { id: 't', kind: 'talk', date: today },
    { id: 'reminder', kind: 'reminder', days: 30 },
    'Rede',
  ),
)
const entriesOf = (list: AchievementsData) =>
  keyed(list).flatMap(({ key, item }) => (isEntry(item) ? [readEntry(item, key)] : []))
const carries = (one: Keyed) => ({ ...fieldsOf(one), added: undefined })

importContract<AchievementsData, Keyed>({
  rules: importRules,
  empty: [],
  data: lists(anything),
  formats: [
    { name: 'JSON', write: jsonOf, read: read('a.json') },
    {
      name: 'the record',
      write: (list) => JSON.stringify({ k: JSON.stringify({ achievements: list }) }),
      read: read('a.json'),
    },
    {
      name: 'CSV',
      data: lists(entry),
      write: (list) => csvOf(entriesOf(list)),
      read: read('a.csv'),
      carries,
    },
    {
      name: 'Markdown',
      data: lists(entry),
      write: (list) => markdownOf(entriesOf(list), 'Erfolge'),
      read: read('a.md'),
      carries,
    },
  ],
})

/** A file as it is read, and the list after its import. */
function imported(list: AchievementsData, name: string, text: string, choice: ImportChoice = 'keep') {
  const file = read(name)(text)
  if ('refused' in file) throw new Error(file.refused)
  const kinds = planImport(list, file, importRules).map(({ kind }) => kind)
  return { kinds, list: applyImport(list, file, importRules, () => choice) }
}

test('an import never overwrites a talk or the reminder, whatever its ids', () => {
  const list = [
    { id: 'reminder', kind: 'reminder', days: 30 },
    { id: 't', kind: 'talk', date: '2026-01-01' },
  ]
  const after = imported(list, 'a.csv', 'Titel;Id\nRede;reminder\nVortrag;t\n', 'replace').list
  expect(after.slice(0, 2)).toEqual(list)
  expect(after).toHaveLength(4)
})

const changes = [
  ['a.json', JSON.stringify([{ ...stored, impact: 'anders' }])],
  ['a.csv', 'Titel;Datum;Wirkung;Id\nRede;12.3.2026;anders;a\n'],
  ['a.csv', 'Titel;Datum;Wirkung\nRede;12.3.2026;anders\n'],
] as const

test.each(changes)('%s %s: what is here is kept, replaced or joined by the other', (name, text) => {
  expect(imported([stored], name, text).list).toEqual([stored])
  expect(imported([stored], name, text, 'replace').list).toMatchObject([
    { id: 'a', impact: 'anders', mood: 'x' },
  ])
  expect(imported([stored], name, text, 'both').list).toMatchObject([stored, { impact: 'anders' }])
})

test('two achievements of one day and title are two', () => {
  const csv = 'Titel;Datum;Wirkung\nRede;12.3.2026;vormittags\nRede;12.3.2026;nachmittags\n'
  const more = imported([stored], 'a.csv', csv).list
  expect(more).toMatchObject([stored, { impact: 'vormittags' }, { impact: 'nachmittags' }])
  expect(imported(more, 'a.csv', csv).list).toBe(more)
})

test('two items of one id in a file both live', () => {
  const json = JSON.stringify([
    { ...stored, impact: 'eins' },
    { ...stored, impact: 'zwei' },
  ])
  expect(imported([stored], 'a.json', json, 'replace').list).toMatchObject([
    { impact: 'eins' },
    { impact: 'zwei' },
  ])
})
