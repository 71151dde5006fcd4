import { expect, test } from 'vitest'
import { isObject } from '../decode/isObject.ts'
import type { Slice } from '../slice.ts'
import { contractOf } from '../testing/contract.ts'
import { notesSlice } from '../testing/notes.ts'
import { fakeBrowser, openManaged } from './browser.fixtures.ts'
import { brightnessSlice, radioPinnedSlice } from './site.fixtures.ts'

interface Count {
  readonly n: number
}

const countSlice: Slice<Count> = {
  name: 'count',
  defaults: () => ({ n: 0 }),
  decode: (data) => {
    const n = isObject(data) ? data['n'] : undefined
    return typeof n === 'number' ? { n } : undefined
  },
}

test.for([
  ...contractOf(() => openManaged(fakeBrowser().page()).slice(notesSlice)),
  ...contractOf(() => openManaged().slice(notesSlice)).map(({ name, run }) => ({
    name: `on a server: ${name}`,
    run,
  })),
])('contract: $name', ({ run }) => expect(run()).resolves.toBeUndefined())

test('what is written is one JSON object under the key, and is there at the next visit', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  record.slice(countSlice).write({ n: 7 })
  record.slice(radioPinnedSlice).write(true)
  await record.flush()
  expect(JSON.parse(browser.text() ?? '')).toMatchObject({
    count: { n: 7 },
    radioPinned: true,
    meta: { version: 1 },
  })
  expect([...browser.localStorage.entries.keys()]).toEqual(['kleinzeug'])

  const again = openManaged(browser.page())
  expect(again.slice(countSlice).read()).toEqual({ n: 7 })
  expect(again.slice(radioPinnedSlice).read()).toBe(true)
})

test('a visit that changes nothing writes nothing', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  expect(record.slice(countSlice).read()).toBeUndefined()
  await record.flush()
  await record.dispose()
  expect(browser.text()).toBeUndefined()
})

test('nothing is written before the first reading is complete', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  record.slice(countSlice).write({ n: 1 })
  expect(record.status.read()).toEqual({ kind: 'loading' })
  await Promise.resolve()
  expect(browser.text()).toBeUndefined()
  await record.flush()
  expect(browser.text()).toContain('"count":{"n":1}')
  expect(record.status.read()).toEqual({ kind: 'saved', mirrored: true })
})

test('the same adapter at every call', () => {
  const record = openManaged(fakeBrowser().page())
  expect(record.slice(countSlice)).toBe(record.slice({ ...countSlice }))
})

test('a slice that is not opened is kept as it is, unknown fields too', async () => {
  const browser = fakeBrowser('{"decider":{"lists":[]},"fremd":[1,{"a":null}]}')
  const record = openManaged(browser.page())
  record.slice(countSlice).write({ n: 1 })
  await record.flush()
  expect(JSON.parse(browser.text() ?? '')).toMatchObject({ decider: { lists: [] }, fremd: [1, { a: null }] })
})

test('a new visitor has no brightness, a record from before meta the fourth', () => {
  expect(openManaged(fakeBrowser().page()).slice(brightnessSlice).read()).toBeUndefined()
  expect(openManaged(fakeBrowser('{}').page()).slice(brightnessSlice).read()).toBe('light')
  expect(openManaged(fakeBrowser('{"brightness":"blue"}').page()).slice(brightnessSlice).read()).toBe('blue')
})

test('resetting a tool returns it to its defaults, here and in the next visit, and can be undone from the backups', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  const count = record.slice(countSlice)
  count.write({ n: 3 })
  await record.flush()
  await record.reset('count')
  await record.flush()
  expect(count.read()).toBeUndefined()
  expect(openManaged(browser.page()).slice(countSlice).read()).toBeUndefined()
  const [backup] = await record.backups()
  expect(await record.restore(backup?.id ?? NaN)).toBe(true)
  expect(count.read()).toEqual({ n: 3 })
})

test('deleting everything leaves no data in any place, nor does another tab bring it back', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  const other = openManaged(browser.page())
  record.slice(countSlice).write({ n: 3 })
  await record.flush()
  other.slice(countSlice).read()
  // oxlint-disable-next-line no-restricted-globals -- a late message may change nothing within this time
  await new Promise((resolve) => setTimeout(resolve, 20))
  await record.deleteEverything()
  // oxlint-disable-next-line no-restricted-globals -- a late message may change nothing within this time
  await new Promise((resolve) => setTimeout(resolve, 20))
  other.slice(radioPinnedSlice).write(true)
  await other.flush()
  expect(browser.text()).not.toContain('"count"')
  expect(other.slice(countSlice).read()).toBeUndefined()
  expect(await record.backups()).toEqual([])
  const later = openManaged(browser.page())
  await later.ready
  expect(later.slice(countSlice).read()).toBeUndefined()
  expect(later.slice(radioPinnedSlice).read()).toBe(true)
})
