import { IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backupSlice } from '../backup/backupSlice.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { fileNotes } from './fileNotes.ts'

beforeEach(() => vi.stubGlobal('IDBKeyRange', IDBKeyRange))
afterEach(() => vi.unstubAllGlobals())

/** As much of a handle as can be cloned here. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a real one has methods, which only a browser clones
const handle = { kind: 'file', name: 'arbeitszeit.ics' } as FileSystemFileHandle

async function visit(browser: ReturnType<typeof fakeBrowser>) {
  const record = openManaged(browser.page())
  await record.ready
  return {
    record,
    notes: fileNotes(record, 'worktime'),
    isUsed: () => record.slice(backupSlice).read()?.file,
  }
}

test('a file is known at the next visit, and the record says so', async () => {
  const browser = fakeBrowser()
  const first = await visit(browser)
  expect([await first.notes.read(), first.isUsed()]).toEqual([undefined, undefined])
  await first.notes.create({ handle, known: ['a'] })
  await first.notes.update({ handle, known: ['b'], date: 7 })
  await first.record.dispose()
  const second = await visit(browser)
  expect([await second.notes.read(), second.isUsed()]).toEqual([{ handle, known: ['b'], date: 7 }, true])
  expect(await fileNotes(second.record, 'svgEditor').read()).toBeUndefined()
})

test('it is forgotten when it ends, and an update that comes later does not bring it back', async () => {
  const { record, notes, isUsed } = await visit(fakeBrowser())
  const other = fileNotes(record, 'svgEditor')
  await notes.create({ handle, known: [] })
  await other.create({ handle, known: [] })
  await notes.remove()
  await notes.update({ handle, known: ['late'] })
  expect([await notes.read(), isUsed()]).toEqual([undefined, true])
  await other.remove()
  expect(isUsed()).toBeUndefined()
})

test('„Alles löschen“ forgets it', async () => {
  const browser = fakeBrowser()
  const { record, notes, isUsed } = await visit(browser)
  await notes.create({ handle, known: ['a'] })
  await record.flush()
  expect(await record.deleteEverything()).toEqual([])
  expect([await notes.read(), isUsed()]).toEqual([undefined, undefined])
  await record.dispose()
  const next = await visit(browser)
  expect([await next.notes.read(), next.isUsed()]).toEqual([undefined, undefined])
})

test('where there is no IndexedDB, nothing can be remembered, and that is told', async () => {
  const record = openManaged(fakeBrowser().page({ indexedDB: undefined }))
  await record.ready
  await expect(fileNotes(record, 'worktime').create({ handle, known: [] })).rejects.toThrow('remembered')
  expect(record.slice(backupSlice).read()?.file).toBeUndefined()
})
