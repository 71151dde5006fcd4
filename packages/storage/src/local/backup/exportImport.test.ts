import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { count } from '../attack.fixtures.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { dataOf, exportedData } from '../site.fixtures.ts'
import type { ImportPreview } from './importFile.ts'
import { LARGEST_FILE } from './largestFile.ts'

const hostile = new Set(['__proto__', 'constructor', 'prototype', 'meta', 'setAside', 'backup'])
const field = fc.string({ minLength: 1 }).filter((name) => !hostile.has(name))
const safe = fc.json({ maxDepth: 4 }).filter((json) => !/__proto__|constructor|prototype/.test(json))
const records = fc.dictionary(field, safe, { maxKeys: 8 }).map((fields) => new Map(Object.entries(fields)))

/** The fields of a stored text, without the time of the last export. */
function withoutBackup(text: string | undefined) {
  const { backup: _backup, ...data } = dataOf(text)
  return data
}

/** Counts each record for the table of attacks. */
async function expectToSurvive(numRuns: number, task: Parameters<typeof count>[0]) {
  await fc.assert(
    fc.asyncProperty(records, async (fields) => {
      const old = `{"radioPinned":true${[...fields].map(([name, json]) => `,${JSON.stringify(name)}:${json}`).join('')}}`
      const from = fakeBrowser(old)
      const record = openManaged(from.page({ indexedDB: undefined }))
      await record.ready
      const file = record.exportRecord()
      await record.flush()
      const before = withoutBackup(from.text())
      await record.deleteEverything()
      expect(withoutBackup(from.text())).toEqual({})
      const to = fakeBrowser()
      const fresh = openManaged(to.page({ indexedDB: undefined }))
      await fresh.ready
      for (const [target, browser] of [
        [record, from],
        [fresh, to],
      ] as const) {
        const preview = await target.previewImport(file.text)
        if (!preview.accepted) throw new Error(`refused: ${preview.reason}`)
        await target.applyImport(preview)
        expect(withoutBackup(browser.text())).toEqual(before)
      }
      count(task, 'rounds')
    }),
    { numRuns, seed: 20_261_121 },
  )
}

test('100 records survive export, wipe and import identically', async ({ task }) => {
  await expectToSurvive(100, task)
  expect(task.meta.rounds).toBe(100)
})

test('1,000 records survive export, wipe and import identically', { tags: ['more'] }, async ({ task }) => {
  await expectToSurvive(1000, task)
  expect(task.meta.rounds).toBe(1000)
})

test.each([
  ['tooLarge', '{}', LARGEST_FILE + 1],
  ['notJson', 'Hallo', 5],
  ['notJson', '{"kleinzeug":"{"}', 20],
  ['tooDeep', `{"resume":${'{"a":'.repeat(600)}1${'}'.repeat(600)}}`, 5000],
  ['notARecord', '{"name":"left-pad","version":"1.0.0"}', 40],
  ['notARecord', '[1,2]', 5],
  ['wrongType', '{"decider":5}', 13],
  ['newer', '{"meta":{"version":99},"decider":{}}', 40],
] as const)('refuses %s and changes nothing: %s', async (reason, text, size) => {
  const browser = fakeBrowser('{"radioPinned":true}')
  const record = openManaged(browser.page())
  await record.ready
  expect(await record.previewImport(text, size)).toMatchObject({ accepted: false, reason })
  await record.flush()
  expect(browser.text()).toBe('{"radioPinned":true}')
})

const small = '{"brightness":"blue","resume":{"name":"Ada"}}'

test.each([
  ['the bare record', small],
  ['the wrapped record', JSON.stringify({ kleinzeug: small })],
  ['the wrapped record under the key of an older deployment', JSON.stringify({ altesZeug: small })],
  [
    'the whole of a localStorage, whose own key comes first',
    JSON.stringify({ a: '{"resume":{"name":"Eva"}}', b: 'kein JSON', kleinzeug: small }),
  ],
])('accepts %s', async (_form, file) => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  await record.ready
  const preview = await record.previewImport(file)
  if (!preview.accepted) throw new Error(preview.reason)
  await record.applyImport(preview)
  expect(withoutBackup(browser.text())).toEqual({ brightness: 'blue', resume: { name: 'Ada' } })
  await record.flush()
})

test.each([
  ['a field', '{"__proto__":{"a":1},"brightness":"blue","resume":{"name":"Ada"}}', 1],
  ['deep inside', '{"brightness":"blue","resume":{"name":"Ada","constructor":{"prototype":1}}}', 1],
  [
    'twice, in a wrapped record',
    JSON.stringify({
      kleinzeug: '{"brightness":"blue","resume":{"name":"Ada","prototype":1},"constructor":0}',
    }),
    2,
  ],
])(
  'a name that could reach the objects of the page is left out and counted: %s',
  async (_place, file, dropped) => {
    const browser = fakeBrowser()
    const record = openManaged(browser.page())
    await record.ready
    const preview = await record.previewImport(file)
    if (!preview.accepted) throw new Error(preview.reason)
    expect(preview.dropped).toBe(dropped)
    await record.applyImport(preview)
    expect(withoutBackup(browser.text())).toEqual({ brightness: 'blue', resume: { name: 'Ada' } })
    await record.flush()
  },
)

test('of an export that was cut off, at any place, what is whole is taken; the rest stays as it is', async () => {
  const from = openManaged(
    fakeBrowser('{"resume":{"name":"Ada \\\\ \\"B\\" ü"},"decider":{"lists":[]}}').page(),
  )
  await from.ready
  from.slice({ name: 'fresh', defaults: () => 0, decode: Number }).write(1)
  await from.flush()
  const { text } = from.exportRecord()
  const whole = await openManaged(fakeBrowser().page()).previewImport(text)
  if (!whole.accepted) throw new Error(whole.reason)
  const present = '{"decider":{"lists":["mine"]},"resume":{"name":"Eva"}}'
  const previews: ImportPreview[] = []
  const refusals = new Set<string>()
  for (let length = 1; length < text.length; length++) {
    const record = openManaged(fakeBrowser(present).page())
    await record.ready
    const preview = await record.previewImport(text.slice(0, length))
    if (preview.accepted) previews.push(preview)
    else refusals.add(preview.reason)
  }
  expect([...refusals]).toEqual(['notJson'])
  expect(previews.every(({ isTorn }) => isTorn)).toBe(true)
  expect(previews.flatMap(({ slices }) => slices).filter(({ change }) => change === 'removed')).toEqual([])
  for (const [name, json] of previews.flatMap(({ texts }) => [...texts]))
    expect(whole.texts.get(name)).toBe(json)
  const most = Math.max(...previews.map(({ texts }) => texts.size))
  // Without its last characters alone it lacks nothing.
  expect(most).toBe(whole.texts.size)
})

test('accepts 40 MB, and no byte more', async () => {
  const record = openManaged(fakeBrowser().page())
  await record.ready
  const most = 40 * 1024 * 1024
  expect(await record.previewImport(small, most)).toMatchObject({ accepted: true })
  expect(await record.previewImport(small, most + 1)).toMatchObject({ accepted: false, reason: 'tooLarge' })
})

test('a file whose checksums do not fit is taken, and the field in question named', async () => {
  const from = openManaged(fakeBrowser('{"resume":{"name":"Ada"},"decider":{"lists":[]}}').page())
  from.slice({ name: 'fresh', defaults: () => 0, decode: Number }).write(1)
  await from.flush()
  const record = openManaged(fakeBrowser().page())
  await record.ready
  const preview = await record.previewImport(from.exportRecord().text.replace('Ada', 'Eva'))
  if (!preview.accepted) throw new Error(preview.reason)
  expect(preview.slices.filter(({ suspect }) => suspect).map(({ name }) => name)).toEqual(['resume'])
  expect(preview.texts.get('resume')).toBe('{"name":"Eva"}')
})

test('an import that does not fit leaves the old record in localStorage, and the status says so', async () => {
  const browser = fakeBrowser('{"radioPinned":true}')
  const record = openManaged(browser.page())
  await record.ready
  browser.localStorage.quota = 40
  const preview = await record.previewImport(small)
  if (!preview.accepted) throw new Error(preview.reason)
  await record.applyImport(preview)
  await record.flush()
  expect(browser.text()).toBe('{"radioPinned":true}')
  expect(record.status.read()).toEqual({ kind: 'full', mirrored: true })
  const again = openManaged(browser.page())
  await again.ready
  const { backup: _backup, ...data } = exportedData(again.exportRecord().text)
  expect(data).toEqual({ brightness: 'blue', resume: { name: 'Ada' } })
})

test('a preview tells each field, the import is all or nothing and can be undone once', async () => {
  const browser = fakeBrowser('{"brightness":"blue","radioPinned":true,"decider":{"lists":[]}}')
  const record = openManaged(browser.page())
  await record.ready
  const preview = await record.previewImport(
    '{"alt":"{\\"brightness\\":\\"dark\\",\\"radioPinned\\":true,\\"resume\\":{}}"}',
  )
  if (!preview.accepted) throw new Error(preview.reason)
  expect(Object.fromEntries(preview.slices.map(({ name, change }) => [name, change]))).toEqual({
    brightness: 'changed',
    radioPinned: 'same',
    decider: 'removed',
    resume: 'added',
  })
  await record.applyImport(preview)
  expect(withoutBackup(browser.text())).toEqual({ brightness: 'dark', radioPinned: true, resume: {} })
  expect(record.summary.read().undoable).toBe('import')
  await record.undo()
  expect(withoutBackup(browser.text())).toEqual({
    brightness: 'blue',
    radioPinned: true,
    decider: { lists: [] },
  })
  expect(record.summary.read().undoable).toBeUndefined()
  await record.flush()
})

test('a single field of a wrong type stays as it is, and the rest is imported', async () => {
  const browser = fakeBrowser('{"brightness":"blue","radioPinned":false}')
  const record = openManaged(browser.page())
  await record.ready
  const preview = await record.previewImport('{"brightness":5,"radioPinned":true,"resume":{}}')
  if (!preview.accepted) throw new Error(preview.reason)
  expect(preview.slices.find(({ name }) => name === 'brightness')?.change).toBe('unreadable')
  await record.applyImport(preview)
  expect(withoutBackup(browser.text())).toEqual({ brightness: 'blue', radioPinned: true, resume: {} })
  await record.flush()
})

test('of several records in a file the fullest is proposed, and another can be chosen', async () => {
  const record = openManaged(fakeBrowser().page())
  await record.ready
  const file = JSON.stringify({ a: '{"resume":{"name":"Eva"}}', b: '{"resume":{"name":"Ada"},"decider":{}}' })
  const proposed = await record.previewImport(file)
  if (!proposed.accepted) throw new Error(proposed.reason)
  expect(proposed.sources).toEqual(['b', 'a'])
  const chosen = await record.previewImport(file, file.length, 'a')
  if (!chosen.accepted) throw new Error(chosen.reason)
  expect(chosen.source).toBe('a')
  expect(chosen.texts.get('resume')).toBe('{"name":"Eva"}')
})

test('merging leaves alone what only the age of the file says', async () => {
  const browser = fakeBrowser('{"brightness":"blue"}')
  const record = openManaged(browser.page())
  await record.ready
  const preview = await record.previewImport('{"resume":{"name":"Ada"}}')
  if (!preview.accepted) throw new Error(preview.reason)
  expect(preview.slices).toMatchObject([
    { name: 'brightness', implied: true },
    { name: 'resume', implied: false },
  ])
  await record.applyImport(preview, { mode: 'merge' })
  expect(withoutBackup(browser.text())).toEqual({ brightness: 'blue', resume: { name: 'Ada' } })
  await record.flush()
})

test('parts can be chosen, and what the file lacks can be kept', async () => {
  const browser = fakeBrowser('{"brightness":"blue","decider":{"lists":[]}}')
  const record = openManaged(browser.page())
  await record.ready
  const preview = await record.previewImport('{"brightness":"dark","resume":{"name":"Ada"},"worktime":{}}')
  if (!preview.accepted) throw new Error(preview.reason)
  await record.applyImport(preview, { names: ['resume'], mode: 'merge' })
  expect(withoutBackup(browser.text())).toEqual({
    brightness: 'blue',
    decider: { lists: [] },
    resume: { name: 'Ada' },
  })
  await record.flush()
})
