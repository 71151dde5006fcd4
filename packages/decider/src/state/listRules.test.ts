import { fc } from '@fast-check/vitest'
import { importContract } from '@kleinzeug/shell/import-contract'
import { defaultSettings, type DeciderData, type List } from '../model/deciderData.ts'
import { listsFromFile, listToFile } from '../model/listFile.ts'
import { withFreeNames } from '../model/name.ts'
import { listRules } from './listRules.ts'

const name = fc.oneof(
  fc.constantFrom('Essen', 'Film', 'Film (2)'),
  fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `x${text.trim()}`),
)
const unknown = { colour: fc.constantFrom('red', '„rot“', '\\"') }
const items = fc
  .array(
    fc.record(
      { name, active: fc.boolean(), weight: fc.integer({ min: 1, max: 999 }), ...unknown },
      { requiredKeys: ['name', 'active'] },
    ),
    { maxLength: 5 },
  )
  .map(withFreeNames)
const lists = fc
  .array(fc.record({ name, items, ...unknown }, { requiredKeys: ['name', 'items'] }), { maxLength: 4 })
  .map(withFreeNames)
const dataOf = (all: readonly List[]): DeciderData => ({ lists: all, settings: defaultSettings, history: [] })
const read = (text: string) => {
  const file = listsFromFile(text)
  return 'refused' in file ? file : { items: file.lists }
}

importContract({
  rules: listRules,
  empty: dataOf([]),
  data: lists.map(dataOf),
  formats: [
    { name: 'all lists', write: (data) => JSON.stringify({ lists: data.lists }), read },
    { name: 'the record', write: (data) => JSON.stringify({ x: JSON.stringify({ decider: data }) }), read },
    { name: 'lists by hand', write: ({ lists: all }) => `[${all.map(listToFile).join()}]`, read },
  ],
})
