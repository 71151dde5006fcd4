import { expect, test } from 'vitest'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import type { RecordStore } from '../index.ts'
import { readRecord, writeRecord } from '../record/recordText.ts'
import { VersionedField } from '../record/versionedField.ts'
import { dataOf, numberSlice } from '../site.fixtures.ts'

const handedOver = 'kleinzeug.handedOver'
/** Pages that store only when told. */
const late = { delay: 60_000, indexedDB: undefined }
const older = { ...late, version: 1 }
const newer = { ...late, version: 2 }

const write = (record: RecordStore, name: string, value = 1) => record.slice(numberSlice(name)).write(value)
const becomesOutdated = (record: RecordStore) => expect.poll(() => record.status.read().kind).toBe('newer')

/** A text that an older tab of another process stores before it sees what the others have stored. */
const textOf = (...names: string[]) =>
  writeRecord(new Map(names.map((name) => [name, VersionedField.ofText('1', { revision: 1 })])), 0, 1)

/** A browser with access to its localStorage from one more page, and the fields left in it. */
function testBrowser() {
  const browser = fakeBrowser()
  const { localStorage } = browser.page()
  const left = () => readRecord(browser.localStorage.entries.get(handedOver) ?? null).fields
  return {
    ...browser,
    write: (key: string, text: string) => localStorage?.setItem(key, text),
    left,
    leftNames: () => [...left().keys()],
  }
}

/** A mirror that is read, and whose saves never end. */
function hangingMirror(factory: IDBFactory): IDBFactory {
  const open: IDBFactory['open'] = (...given) => {
    const request = factory.open(...given)
    request.addEventListener('success', () => {
      const db = request.result
      const transaction = db.transaction.bind(db)
      db.transaction = (stores, mode, options) => {
        const made = transaction(stores, mode, options)
        if (mode === 'readwrite') Object.defineProperty(made, 'oncomplete', { set: () => {} })
        return made
      }
    })
    return request
  }
  return Object.assign(Object.create(factory), { open })
}

test('an edit whose save in the mirror has not ended is handed over: another old tab may have replaced the record', async () => {
  const browser = testBrowser()
  const around = { indexedDB: hangingMirror(browser.indexedDB), timeout: 60_000 }
  const mine = openManaged(browser.page({ ...older, ...around }))
  await mine.ready
  write(mine, 'mine')
  mine.slice(numberSlice('mine')).flush?.()
  // oxlint-disable-next-line no-restricted-globals -- the save begins
  await new Promise((resolve) => setTimeout(resolve, 20))
  browser.localStorage.entries.set('kleinzeug', textOf('theirs'))

  const next = openManaged(browser.page(newer))
  write(next, 'fresh')
  await next.flush()
  await becomesOutdated(mine)
  await expect.poll(() => next.slice(numberSlice('mine')).read()).toBe(1)
  await next.flush()
  expect(dataOf(browser.text())).toMatchObject({ mine: 1, theirs: 1, fresh: 1 })
})

test('an edit of two old tabs: the newer one is left', async () => {
  const browser = testBrowser()
  const olds = [2000, 1000].map((time) => openManaged(browser.page({ ...older, now: () => time })))
  await Promise.all(olds.map(({ ready }) => ready))
  for (const [i, record] of olds.entries()) write(record, 'same', i)
  const next = openManaged(browser.page(newer))
  write(next, 'fresh')
  await next.dispose()
  for (const record of olds) await becomesOutdated(record)
  expect(browser.left().get('same')?.revision).toBe(2000)
})

test('what another old tab replaces before it has seen it is left again', async () => {
  const browser = testBrowser()
  const mine = openManaged(browser.page(older))
  write(mine, 'mine')
  await mine.ready
  const next = openManaged(browser.page(newer))
  write(next, 'fresh')
  await next.dispose()
  await becomesOutdated(mine)
  write(mine, 'late')
  browser.write(handedOver, textOf('theirs'))
  await expect.poll(browser.leftNames).toEqual(['mine', 'theirs'])
})

test('what is left while the newer version stores what it has taken is taken too', async () => {
  const browser = testBrowser()
  const next = openManaged(browser.page(newer))
  await next.ready
  browser.write(handedOver, textOf('first'))
  await expect.poll(() => next.slice(numberSlice('first')).read()).toBe(1)
  // Its event comes after the page has stored.
  browser.write(handedOver, textOf('second'))
  next.slice(numberSlice('first')).flush?.()
  expect(browser.leftNames()).toEqual(['second'])
  await expect.poll(() => next.slice(numberSlice('second')).read()).toBe(1)
  await next.flush()
  expect(dataOf(browser.text())).toMatchObject({ first: 1, second: 1 })
  expect([...browser.localStorage.entries.keys()]).toEqual(['kleinzeug'])
})

test('what was left for a moment only is taken from the event', async () => {
  const browser = testBrowser()
  const next = openManaged(browser.page(newer))
  await next.ready
  browser.write(handedOver, textOf('first'))
  browser.write(handedOver, textOf('second'))
  await expect.poll(() => next.slice(numberSlice('second')).read()).toBe(1)
  expect(next.slice(numberSlice('first')).read()).toBe(1)
})

test('what a later version has left stays', async () => {
  const browser = testBrowser()
  const next = openManaged(browser.page(newer))
  await next.ready
  browser.write(handedOver, writeRecord(readRecord(textOf('later')).fields, 0, 3))
  write(next, 'fresh')
  await next.flush()
  expect(browser.leftNames()).toEqual(['later'])
})
