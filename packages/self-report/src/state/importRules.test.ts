import { fc, test } from '@fast-check/vitest'
import { applyImport } from '@kleinzeug/shell/import-plan'
import { importContract } from '@kleinzeug/shell/import-contract'
import { expect } from 'vitest'
import { emptyData, type SelfReportData } from '../model/data.ts'
import { csvOf } from '../model/files/csv.ts'
import { readFile } from '../model/files/readFile.ts'
import { importRules, type ImportedItem } from './importRules.ts'

const unknown = { mood: fc.constantFrom('x', '„y“', null) }
const note = fc.constantFrom('', '-x', 'zwei\nZeilen; "so"')
const date = fc.constantFrom('2024-02-29', '2026-01-02')
const listOf = <T extends { readonly id: string }>(item: fc.Arbitrary<T>) =>
  fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 4 })
const id = fc.constantFrom('a', 'b', 'c', 'd', 'a-2')
const values = fc.array(
  fc.record({ trait: fc.constantFrom('a', 'b'), value: fc.integer({ min: 0, max: 7 }) }),
  {
    maxLength: 1,
  },
)
const rating = { id, date, values, note, by: fc.constantFrom('', 'Mira'), open: fc.constant(false) }

const data: fc.Arbitrary<SelfReportData> = fc
  .record({
    traits: listOf(fc.record({ id, name: id, low: note, high: note, resting: fc.boolean(), ...unknown })),
    ratings: listOf(fc.record({ ...rating, ...unknown })),
    tests: listOf(
      fc.record({ id, date, answers: fc.constant('3'.repeat(120)), note, open: fc.boolean(), ...unknown }),
    ),
    sheets: listOf(fc.record({ ...rating, about: note, traits: fc.constant([]) })),
    reminder: fc.record({ days: fc.constantFrom(0, 30), since: fc.constant('') }),
    ...unknown,
  })
  .map((all) => ({ ...emptyData(), ...all }))

const traits = ['a', '=b'].map((name) => ({ id: name, name, low: '', high: '', resting: false }))
const rated = fc
  .constantFrom(1, 4, 7)
  .chain((value) =>
    listOf(
      fc.record({ ...rating, values: fc.constant(traits.map((trait) => ({ trait: trait.id, value }))) }),
    ),
  )
const tables = rated.map((ratings) => ({ ...emptyData(), traits: ratings.length > 0 ? traits : [], ratings }))

let made = 0
function read(text: string, here: SelfReportData) {
  const file = readFile(text, '2026-11-21', () => `made${made++}`, here)
  if (file.kind === 'refused') return { refused: file.refusal }
  if (file.kind !== 'backup') return { items: [] }
  const fields = file.sums === undefined ? undefined : ['name', 'date', 'by', 'note', 'values']
  return { items: importRules.itemsOf(file.data), fields }
}
const words = {
  columns: ['Datum', 'Art', 'Eigenschaft', 'Wert', 'Kleinster', 'Größter', 'Von', 'Notiz', 'Id'],
  self: 'Einschätzung',
  other: 'Zweitblick',
  test: 'IPIP',
  scale: (scale: string) => scale,
}

importContract<SelfReportData, ImportedItem>({
  rules: importRules,
  empty: emptyData(),
  data,
  formats: [
    { name: 'JSON', write: (all) => JSON.stringify(all), read },
    { name: 'the record', write: (all) => JSON.stringify({ k: JSON.stringify({ selfReport: all }) }), read },
    {
      name: 'CSV',
      data: tables,
      write: (all) => csvOf(all, words),
      read,
      // The traits of a table are known by their names.
      carries: ({ item }) => {
        const { values: given, ...fields } = {
          values: [] as SelfReportData['ratings'][number]['values'],
          ...item,
        }
        return 'name' in fields ? fields.name : { ...fields, values: given.map(({ value }) => value) }
      },
    },
  ],
})

test('an import keeps what is here, and adds the rest', () => {
  const here = { ...emptyData(), traits: [{ ...traits[0]!, name: 'Geduld!' }] }
  const there = { ...emptyData(), traits }
  expect(applyImport(here, { items: importRules.itemsOf(there) }, importRules).traits).toEqual([
    here.traits[0],
    traits[1],
  ])
})
