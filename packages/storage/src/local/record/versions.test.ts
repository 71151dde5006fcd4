import { describe, expect, test } from 'vitest'
import type { Slice } from '../../slice.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { unversioned, versions } from './history.fixtures.ts'
import { isObject } from '../../decode/isObject.ts'
import type { ImportPreview, ImportRefusal } from '../backup/importFile.ts'
import type { RecordStore } from '../index.ts'
import { brightnessSlice, dataOf, exportedData } from '../site.fixtures.ts'
import { readRecord, RECORD_VERSION, writeRecord } from './recordText.ts'

const objects = (data: unknown) => (Array.isArray(data) ? data.filter(isObject) : [])

/** Fills in what is missing, as the tool does. */
const deciderSlice: Slice<object> = {
  name: 'decider',
  defaults: () => ({ lists: [] }),
  decode: (data) =>
    isObject(data)
      ? {
          lists: objects(data['lists']).map(({ name, items }) => ({
            name,
            items: objects(items).map((item) => ({ name: item['name'], active: item['active'] !== false })),
          })),
        }
      : undefined,
}

/** Gives up a single year, as the specification wants it. */
const worktimeSlice: Slice<object> = {
  name: 'worktime',
  defaults: () => ({}),
  decode: (data) => {
    if (!isObject(data) || 'year' in data) return undefined
    const years = Object.entries(data).map(([year, of]) => [
      year,
      { months: [], ...(isObject(of) ? of : {}) },
    ])
    return Object.fromEntries(years)
  },
}

function accepted(preview: ImportPreview | ImportRefusal): ImportPreview {
  if (!preview.accepted) throw new Error(preview.reason)
  return preview
}

const count: Slice<number> = { name: 'count', defaults: () => 0, decode: Number }

/** Opens the tools and lets each write back what it has read, as after an edit. */
async function migrate(record: RecordStore) {
  function writeBack<T>(slice: Slice<T>) {
    const adapter = record.slice(slice)
    const data = adapter.read()
    if (data !== undefined) adapter.write(structuredClone(data))
    return data
  }
  const seen = [writeBack(deciderSlice), writeBack(worktimeSlice), writeBack(brightnessSlice)] as const
  await record.flush()
  return seen
}

/** The fields of a stored text, without what was set aside. */
function withoutSetAside(text: string | undefined) {
  const { setAside: _setAside, ...data } = dataOf(text)
  return data
}

describe('versions: records from before meta', () => {
  test.each(Object.entries(unversioned))('%s: a visit leaves it as it is', async (_shape, text) => {
    const browser = fakeBrowser(text)
    const record = openManaged(browser.page())
    await record.ready
    await record.dispose()
    expect(browser.text()).toBe(text)
  })

  test.each(Object.entries(unversioned))('%s: migrates, a second time to the same', async (_shape, text) => {
    const browser = fakeBrowser(text)
    const first = openManaged(browser.page())
    const found = await migrate(first)
    await first.dispose()
    const once = withoutSetAside(browser.text())

    const second = openManaged(browser.page())
    const seen = await migrate(second)
    await second.dispose()
    expect(withoutSetAside(browser.text())).toEqual(once)
    expect(seen).toEqual(found)
  })

  test('items without active become active', async () => {
    const [decider] = await migrate(openManaged(fakeBrowser(unversioned['no active']).page()))
    expect(decider).toEqual({
      lists: [{ name: 'Nächstes Auto', items: [{ name: 'Käfer', active: true }] }],
    })
  })

  test('a record without brightness is light, one that has it keeps it', async () => {
    const read = async (text: string) => (await migrate(openManaged(fakeBrowser(text).page())))[2]
    expect(await read(unversioned['no brightness'])).toBe('light')
    expect(await read(unversioned['no active'])).toBe('blue')
    // With `meta` it is a record of ours whose visitor has chosen nothing.
    expect(await read(writeRecord(new Map(), 0))).toBeUndefined()
  })

  test('a single year that the tool gives up is set aside whole', async () => {
    const browser = fakeBrowser(unversioned['single year'])
    const record = openManaged(browser.page())
    await migrate(record)
    await record.flush()
    expect(record.summary.read().setAside).toMatchObject([
      { name: 'worktime', reason: 'shape', outcome: 'defaults' },
    ])
    const [found] = record.summary.read().setAside
    expect(await record.setAsideText(found?.id ?? '')).toBe('{"year":2022,"months":[{"month":0,"days":[]}]}')
  })

  test('what is missing is filled in, what is unknown carried along', async () => {
    const missing = await migrate(openManaged(fakeBrowser(unversioned['missing parts']).page()))
    expect(missing).toEqual([{ lists: [] }, { '2022': { year: 2022, months: [] } }, 'light'])
    const browser = fakeBrowser(unversioned['unknown parts'])
    await migrate(openManaged(browser.page()))
    expect(withoutSetAside(browser.text())).toMatchObject({ fremd: [1, { a: null }] })
  })
})

describe('versions: records of ours', () => {
  test('there is a fixture of each', () => {
    expect(Object.keys(versions).map(Number)).toEqual(Array.from({ length: RECORD_VERSION }, (_, i) => i + 1))
  })

  test.each(Object.entries(versions))('%s: a visit leaves it as it is', async (_version, text) => {
    const browser = fakeBrowser(text)
    const record = openManaged(browser.page())
    await record.dispose()
    expect(browser.text()).toBe(text)
  })

  test.each(Object.entries(versions))('%s is read and written back whole', async (_version, text) => {
    const { damaged, fields } = readRecord(text)
    expect(damaged).toEqual([])
    expect([...fields.keys()]).toEqual(['brightness', 'decider', 'fremd', 'worktime'])
    const browser = fakeBrowser(text)
    const record = openManaged(browser.page())
    const [decider, worktime, brightness] = await migrate(record)
    await record.dispose()
    expect(decider).toEqual({ lists: [{ name: 'Essen', items: [{ name: 'Käsebrot', active: false }] }] })
    expect(worktime).toHaveProperty(['2026', 'months', '0', 'days', '0', 'hoursWorked'], 7.5)
    expect(brightness).toBe('lightLight')
    expect(withoutSetAside(browser.text())).toEqual(withoutSetAside(text))
  })
})

describe('versions: a newer record', () => {
  /** As this version's code would write it, and as it might be written one day. */
  const newer = {
    'of the same form': writeRecord(readRecord('{"count":7,"brightness":"blue"}').fields, 0, 2),
    'of another form':
      '{"meta":{"version":9,"new":[1]},"count":7,"brightness":{"day":"light"},"more":{"a":1}}',
  }

  test.each(Object.entries(newer))('%s: is read as far as known, and stays as it is', async (_form, text) => {
    const browser = fakeBrowser(text)
    const record = openManaged(browser.page())
    await record.ready
    expect(record.status.read()).toEqual({ kind: 'newer' })
    expect(record.slice(count).read()).toBe(7)
    expect(JSON.parse(record.exportRecord().text)).toEqual({ kleinzeug: text })

    record.slice(count).write(8)
    // Each says that nothing has happened.
    expect(await record.reset('brightness')).toBeUndefined()
    expect(await record.applyImport(accepted(await record.previewImport('{"count":9}')))).toBe(false)
    expect(await record.deleteEverything()).toEqual(['newer'])
    record.dismiss('x')
    await record.dispose()
    expect([...browser.localStorage.entries]).toEqual([['kleinzeug', text]])
  })

  test('an edit made in a page that may not write stays in that page and in its export', async () => {
    const record = openManaged(fakeBrowser(newer['of the same form']).page())
    record.slice(count).write(8)
    await record.flush()
    expect(record.slice(count).read()).toBe(8)
    expect(exportedData(record.exportRecord().text)).toMatchObject({ count: 8 })
  })
})

describe('versions: a tab that has grown old', () => {
  const slice = (name: string): Slice<number> => ({ ...count, name })
  // oxlint-disable-next-line no-restricted-globals -- an outdated tab may write nothing within this time
  const soon = () => new Promise((resolve) => setTimeout(resolve, 20))
  /** Reads while edits of the others are still on their way. */
  const arrives = (record: RecordStore, name: string) =>
    expect.poll(() => record.slice(slice(name)).read(), { timeout: 10_000 })

  test('stops writing; what it had not written waits for the next page of the newer version', async () => {
    const browser = fakeBrowser()
    const old = openManaged(browser.page({ delay: 60_000, version: 1 }))
    await old.ready
    old.slice(slice('pending')).write(1)

    const next = openManaged(browser.page({ version: 2, indexedDB: undefined }))
    next.slice(slice('fresh')).write(2)
    await next.dispose()
    await soon()
    expect(old.status.read()).toEqual({ kind: 'newer' })
    expect(old.slice(slice('pending')).read()).toBe(1)

    const text = browser.text()
    old.slice(slice('late')).write(3)
    await old.dispose()
    expect(browser.text()).toBe(text)

    const last = openManaged(browser.page({ version: 2, indexedDB: undefined }))
    await last.flush()
    expect(JSON.parse(browser.text() ?? '')).toMatchObject({ pending: 1, fresh: 2, meta: { version: 2 } })
    expect([...browser.localStorage.entries.keys()]).toEqual(['kleinzeug'])
  })

  test('says that an undo has not happened', async () => {
    const browser = fakeBrowser('{"meta":{},"count":1}')
    const old = openManaged(browser.page({ version: 1 }))
    await old.ready
    await old.applyImport(accepted(await old.previewImport('{"meta":{},"count":2}')))
    await old.flush()
    const next = openManaged(browser.page({ version: 2, indexedDB: undefined }))
    next.slice(slice('fresh')).write(3)
    await next.dispose()
    await soon()
    const text = browser.text()
    expect(await old.undo()).toBe(false)
    await old.dispose()
    expect(old.slice(slice('count')).read()).toBe(2)
    expect(browser.text()).toBe(text)
  })

  test('two of them leave their edits beside each other, for a newer page that is open', async () => {
    const browser = fakeBrowser()
    const olds = [1, 2].map(() => openManaged(browser.page({ delay: 60_000, version: 1 })))
    await Promise.all(olds.map(({ ready }) => ready))
    for (const [i, old] of olds.entries()) old.slice(slice(`old${i}`)).write(i + 1)
    const next = openManaged(browser.page({ version: 2 }))
    next.slice(slice('fresh')).write(9)
    await arrives(next, 'old0').toBe(1)
    await arrives(next, 'old1').toBe(2)
    await next.flush()
    expect(JSON.parse(browser.text() ?? '')).toMatchObject({ old0: 1, old1: 2, fresh: 9 })
    for (const old of olds) expect(old.status.read()).toEqual({ kind: 'newer' })
  })

  test('hands its edits over a BroadcastChannel where localStorage takes none', async () => {
    const browser = fakeBrowser()
    browser.localStorage.gate = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const around = { BroadcastChannel, key: 'handed over by channel' }
    const old = openManaged(browser.page({ ...around, delay: 60_000, version: 1 }))
    await old.ready
    old.slice(slice('pending')).write(1)
    const next = openManaged(browser.page({ ...around, version: 2 }))
    try {
      await arrives(next, 'pending').toBe(1)
      expect(old.status.read()).toEqual({ kind: 'newer' })
    } finally {
      await Promise.all([old.dispose(), next.dispose()])
    }
  })

  test('an edit that conflicts with one of the newer version and loses goes to the backups', async () => {
    const browser = fakeBrowser()
    const old = openManaged(browser.page({ delay: 60_000, version: 1, now: () => 1000 }))
    await old.ready
    old.slice(slice('same')).write(1)
    const next = openManaged(browser.page({ version: 2, now: () => 2000 }))
    next.slice(slice('same')).write(2)
    await next.flush()
    await soon()
    await next.flush()
    expect(next.slice(slice('same')).read()).toBe(2)
    const [conflict] = await next.backups()
    expect(conflict?.reason).toBe('conflict')
    expect(JSON.parse(conflict?.text ?? '')).toMatchObject({ same: 1 })
  })
})
