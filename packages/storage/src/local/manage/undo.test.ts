import { expect, test } from 'vitest'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { dataOf, jsonSlice } from '../site.fixtures.ts'

const HOUR = 60 * 60_000

/** A browser that holds `first`, in which a page has imported `{"colour":"green"}`, and was left. */
async function imported(first?: string, around = {}) {
  let time = Date.UTC(2026, 10, 21)
  const browser = fakeBrowser(first)
  const open = async () => {
    const record = openManaged(browser.page({ now: () => time, ...around }))
    await record.ready
    await record.flush()
    return record
  }
  const record = await open()
  const preview = await record.previewImport('{"meta":{},"colour":"green"}')
  if (!preview.accepted) throw new Error(preview.reason)
  await record.applyImport(preview)
  await record.flush()
  await record.dispose()
  return {
    pass: (ms: number) => (time += ms),
    open,
    data: () => dataOf(browser.text()),
  }
}

const undoable = ({ summary }: ReturnType<typeof openManaged>) =>
  expect.poll(() => summary.read().undoable, { timeout: 2000 })

/** Waits as long as a page takes to read the mirror again. */
// oxlint-disable-next-line no-restricted-globals -- nothing may be undone within this time
const soon = () => new Promise((resolve) => setTimeout(resolve, 50))

test.each([
  ['what was there', '{"meta":{},"colour":"red","decider":{"lists":["Essen"]}}'],
  ['an empty record', undefined],
])('undo: an import over %s is undone after a reload, once', async (_what, first) => {
  const { open, data } = await imported(first)
  expect(data()).toEqual({ colour: 'green' })
  const record = await open()
  await undoable(record).toBe('import')
  await record.undo()
  expect(record.summary.read().undoable).toBeUndefined()
  await record.flush()
  expect(data()).toEqual(dataOf(first))
  await record.dispose()
  const again = await open()
  await soon()
  expect(again.summary.read().undoable).toBeUndefined()
  await again.dispose()
})

test('undo: the page is notified when what can be undone was read', async () => {
  const { open } = await imported('{"meta":{},"colour":"red"}')
  const record = await open()
  let isTold = false
  record.summary.subscribe(() => (isTold ||= record.summary.read().undoable === 'import'))
  await expect.poll(() => isTold || record.summary.read().undoable === 'import').toBe(true)
  await record.dispose()
})

test('undo: edits made since the reload are in the backups', async () => {
  const { open, data } = await imported('{"meta":{},"colour":"red"}')
  const record = await open()
  await undoable(record).toBe('import')
  record.slice(jsonSlice('colour')).write('blue')
  await record.flush()
  await record.undo()
  await record.flush()
  expect(data()).toEqual({ colour: 'red' })
  expect((await record.backups()).map(({ text }) => dataOf(text)['colour'])).toContain('blue')
  await record.dispose()
})

test('undo: importing, undoing and importing the same again can be undone after a reload', async () => {
  const { open, data } = await imported('{"meta":{},"colour":"red"}')
  const record = await open()
  await undoable(record).toBe('import')
  await record.undo()
  const preview = await record.previewImport('{"meta":{},"colour":"green"}')
  if (!preview.accepted) throw new Error(preview.reason)
  await record.applyImport(preview)
  await record.dispose()
  const again = await open()
  await undoable(again).toBe('import')
  await again.undo()
  await again.flush()
  expect(data()).toEqual({ colour: 'red' })
  await again.dispose()
})

test('undo: is offered for a day', async () => {
  const { pass, open } = await imported('{"meta":{},"colour":"red"}')
  pass(23 * HOUR)
  const soonEnough = await open()
  await undoable(soonEnough).toBe('import')
  await soonEnough.dispose()
  pass(2 * HOUR)
  const late = await open()
  await soon()
  expect(late.summary.read().undoable).toBeUndefined()
  await late.dispose()
})

test('undo: a restored backup is undone after a reload', async () => {
  const { open, data } = await imported('{"meta":{},"colour":"red"}')
  const record = await open()
  const [backup] = await record.backups()
  expect(await record.restore(backup?.id ?? NaN)).toBe(true)
  await record.flush()
  await record.dispose()
  expect(data()).toEqual({ colour: 'red' })
  const again = await open()
  await undoable(again).toBe('restore')
  await again.undo()
  await again.flush()
  expect(data()).toEqual({ colour: 'green' })
  await again.dispose()
})

test('undo: deleting everything deletes what could be undone', async () => {
  const { open } = await imported('{"meta":{},"colour":"red"}')
  const record = await open()
  await undoable(record).toBe('import')
  expect(await record.deleteEverything()).toEqual([])
  await record.dispose()
  const again = await open()
  await soon()
  expect(again.summary.read().undoable).toBeUndefined()
  await again.dispose()
})

test('undo: without IndexedDB it ends with the page, and nothing throws', async () => {
  const { open } = await imported('{"meta":{},"colour":"red"}', { indexedDB: undefined })
  const record = await open()
  await soon()
  expect(record.summary.read().undoable).toBeUndefined()
  await record.dispose()
})
