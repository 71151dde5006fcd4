import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { fakeBrowser, openManaged } from './browser.fixtures.ts'

const hostile = new Set(['__proto__', 'constructor', 'prototype', 'meta', 'setAside', 'backup'])
const field = fc.string({ minLength: 1 }).filter((name) => !hostile.has(name))
const safe = fc.json({ maxDepth: 4 }).filter((json) => !/__proto__|constructor|prototype/.test(json))
const records = fc.dictionary(field, safe, { maxKeys: 8 }).map((fields) => new Map(Object.entries(fields)))

const dataOf = (text: string | undefined) => {
  const { meta: _meta, backup: _backup, ...data } = JSON.parse(text ?? '{}') as Record<string, unknown>
  return data
}

test('1,000 records survive export, wipe and import identically', async () => {
  await fc.assert(
    fc.asyncProperty(records, async (fields) => {
      const old = `{"radioPinned":true${[...fields].map(([name, json]) => `,${JSON.stringify(name)}:${json}`).join('')}}`
      const from = fakeBrowser(old)
      const record = openManaged(from.page({ indexedDB: undefined }))
      await record.ready
      const file = record.exportRecord()
      await record.flush()
      const to = fakeBrowser()
      const fresh = openManaged(to.page({ indexedDB: undefined }))
      await fresh.ready
      const preview = fresh.previewImport(file.text)
      if (!preview.accepted) throw new Error(`refused: ${preview.reason}`)
      fresh.applyImport(preview)
      expect(dataOf(to.text())).toEqual(dataOf(from.text()))
    }),
    { numRuns: 1000, seed: 20_261_121 },
  )
}, 60_000)

test.each([
  ['tooLarge', '{}', 5 * 1024 * 1024 + 1],
  ['notJson', 'Hallo', 5],
  ['notJson', '{"kleinzeug":"{"}', 20],
  ['tooDeep', `{"resume":${'{"a":'.repeat(600)}1${'}'.repeat(600)}}`, 5000],
  ['hostileKey', '{"decider":{"__proto__":{}}}', 30],
  ['hostileKey', '{"x":"{\\"decider\\":{\\"constructor\\":1}}"}', 50],
  ['notARecord', '{"name":"left-pad","version":"1.0.0"}', 40],
  ['notARecord', '[1,2]', 5],
  ['wrongType', '{"decider":5}', 13],
  ['newer', '{"meta":{"version":99},"decider":{}}', 40],
] as const)('refuses %s and changes nothing: %s', async (reason, text, size) => {
  const browser = fakeBrowser('{"radioPinned":true}')
  const record = openManaged(browser.page())
  await record.ready
  expect(record.previewImport(text, size)).toMatchObject({ accepted: false, reason })
  await record.flush()
  expect(browser.text()).toBe('{"radioPinned":true}')
})

test('a preview tells each field, the import is all or nothing and can be undone once', async () => {
  const browser = fakeBrowser('{"brightness":"blue","radioPinned":true,"decider":{"lists":[]}}')
  const record = openManaged(browser.page())
  await record.ready
  const preview = record.previewImport(
    '{"alt":"{\\"brightness\\":\\"dark\\",\\"radioPinned\\":true,\\"resume\\":{}}"}',
  )
  if (!preview.accepted) throw new Error(preview.reason)
  expect(Object.fromEntries(preview.slices.map(({ name, change }) => [name, change]))).toEqual({
    brightness: 'changed',
    radioPinned: 'same',
    decider: 'removed',
    resume: 'added',
  })
  record.applyImport(preview)
  expect(dataOf(browser.text())).toEqual({ brightness: 'dark', radioPinned: true, resume: {} })
  expect(record.summary.read().undoable).toBe('import')
  record.undo()
  expect(dataOf(browser.text())).toEqual({ brightness: 'blue', radioPinned: true, decider: { lists: [] } })
  expect(record.summary.read().undoable).toBeUndefined()
  await record.flush()
})
