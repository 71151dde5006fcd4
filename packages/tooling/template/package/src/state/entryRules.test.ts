import { fc } from '@fast-check/vitest'
import { importContract } from '@kleinzeug/shell/import-contract'
import { expect, test } from 'vitest'
import type { __Name__Data } from '../model/entries.ts'
import { readEntries, writeEntries } from '../model/entryFile.ts'
import { entryRules } from './entryRules.ts'

const entry = fc.record(
  { name: fc.constantFrom('Brot', 'Käse', 'Käse (2)', '„Brot“'), colour: fc.constantFrom('rot', '\\"') },
  { requiredKeys: ['name'] },
)
const data: fc.Arbitrary<__Name__Data> = fc
  .uniqueArray(entry, { selector: ({ name }) => name })
  .map((entries) => ({ entries }))

importContract({
  rules: entryRules,
  empty: { entries: [] },
  data,
  formats: [{ name: 'JSON', write: writeEntries, read: readEntries }],
})

test('what holds no entries is refused, and an entry without a name is told', () => {
  expect(readEntries('Brot')).toEqual({ refused: 'no-json' })
  expect(readEntries('{"notes": []}')).toEqual({ refused: 'no-entries' })
  expect(readEntries('{"entries": [{"name": " "}, {"name": "Brot"}]}')).toMatchObject({
    items: [{ name: 'Brot' }],
    nameless: [1],
  })
})
