import { fc } from '@fast-check/vitest'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { count, isFull } from '../attack.fixtures.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { trapped } from '../trial/trapped.ts'
import { statusText } from '../labels.ts'
import { dataOf, exportedData, numberSlice } from '../site.fixtures.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('full: the old text stays, the mirror stores the edit, and the status says so', async () => {
  const browser = fakeBrowser('{"a":1}')
  browser.localStorage.quota = 20
  const record = openManaged(browser.page())
  record.slice(numberSlice('a')).write(2)
  await record.flush()
  expect(browser.text()).toBe('{"a":1}')
  expect(record.status.read()).toEqual({ kind: 'full', mirrored: true })
  const again = openManaged(browser.page())
  await again.ready
  expect(again.slice(numberSlice('a')).read()).toBe(2)
})

test('localStorage disabled: the mirror stores everything', async () => {
  const browser = fakeBrowser()
  browser.localStorage.gate = blocked
  const record = openManaged(browser.page())
  record.slice(numberSlice('a')).write(2)
  await record.flush()
  expect(record.status.read()).toEqual({ kind: 'mirrorOnly' })
  const again = openManaged(browser.page())
  await again.ready
  expect(again.slice(numberSlice('a')).read()).toBe(2)
})

test('a localStorage that stores nothing and says nothing is noticed; the mirror stores everything', async () => {
  const browser = fakeBrowser()
  browser.localStorage.silent = true
  const record = openManaged(browser.page())
  record.slice(numberSlice('a')).write(2)
  await record.flush()
  expect(browser.text()).toBeUndefined()
  expect(record.status.read()).toEqual({ kind: 'mirrorOnly' })
  const again = openManaged(browser.page())
  await again.ready
  expect(again.slice(numberSlice('a')).read()).toBe(2)
})

test('IndexedDB disabled: localStorage stores everything', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page({ indexedDB: undefined }))
  record.slice(numberSlice('a')).write(2)
  await record.flush()
  expect(record.status.read()).toEqual({ kind: 'saved', mirrored: false })
  expect(openManaged(browser.page()).slice(numberSlice('a')).read()).toBe(2)
})

test('IndexedDB that never answers delays nothing', async () => {
  const browser = fakeBrowser()
  const indexedDB = new IDBFactory()
  const request = new IDBFactory().open('unanswered')
  Object.defineProperty(request, 'onsuccess', { set: () => {} })
  vi.spyOn(indexedDB, 'open').mockReturnValue(request)
  const record = openManaged(browser.page({ indexedDB, timeout: 10 }))
  record.slice(numberSlice('a')).write(2)
  await record.flush()
  expect(browser.text()).toContain('"a":2')
  expect(record.status.read()).toEqual({ kind: 'saved', mirrored: false })
})

test('what IndexedDB answers too late for the start goes to localStorage too', async () => {
  const browser = fakeBrowser()
  const first = openManaged(browser.page())
  first.slice(numberSlice('a')).write(1)
  await first.flush()
  await first.dispose()
  // As a crash may leave it.
  browser.localStorage.entries.clear()
  const open = browser.indexedDB.open.bind(browser.indexedDB)
  let answer = () => {}
  vi.spyOn(browser.indexedDB, 'open').mockImplementationOnce((...given) => {
    const request = open(...given)
    Object.defineProperty(request, 'onsuccess', {
      set: (onsuccess: () => void) => {
        answer = onsuccess
      },
    })
    return request
  })
  const record = openManaged(browser.page({ timeout: 10 }))
  await record.ready
  expect(record.slice(numberSlice('a')).read()).toBeUndefined()
  answer()
  await expect.poll(() => browser.text() ?? '').toContain('"a":1')
  expect(record.slice(numberSlice('a')).read()).toBe(1)
  expect(record.status.read()).toEqual({ kind: 'saved', mirrored: true })
  await record.dispose()
})

test('both disabled: the page goes on, says so, and exports from memory', async () => {
  const browser = fakeBrowser()
  browser.localStorage.gate = blocked
  const record = openManaged(browser.page({ indexedDB: undefined }))
  record.slice(numberSlice('a')).write(2)
  await record.flush()
  expect(record.status.read()).toEqual({ kind: 'memoryOnly' })
  expect(exportedData(record.exportRecord().text)).toMatchObject({ a: 2 })
})

const troubles = {
  'full, with a mirror': { quota: 0 },
  'full, without one': { quota: 0, indexedDB: undefined },
  'localStorage disabled': { gate: blocked },
  'both disabled': { gate: blocked, indexedDB: undefined },
}

test.each(Object.entries(troubles))(
  '%s: one notice that says what to do, and an export that holds the edit',
  async (
    _trouble,
    { quota, gate, ...around }: { quota?: number; gate?: () => never; indexedDB?: undefined },
  ) => {
    const browser = fakeBrowser()
    if (quota !== undefined) browser.localStorage.quota = quota
    if (gate) browser.localStorage.gate = gate
    const record = openManaged(browser.page(around))
    await record.ready
    const told: string[] = []
    record.status.subscribe(() => told.push(statusText(record.status.read()).text ?? ''))
    for (const n of [1, 2]) {
      record.slice(numberSlice('a')).write(n)
      await record.flush()
    }
    const { text, offer } = statusText(record.status.read())
    expect(text).toContain('Kopie')
    expect(offer).toBe('export')
    expect(new Set(told.filter(Boolean)).size).toBeLessThanOrEqual(1)
    expect(exportedData(record.exportRecord().text)).toMatchObject({ a: 2 })
    await record.dispose()
  },
)

test('throws in random places: nothing is deleted, the page goes on', async ({ task }) => {
  let thrown = 0
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.boolean()), fc.nat(), async (coins, start) => {
      const browser = fakeBrowser(`{"a":${start},"keep":"me"}`)
      browser.localStorage.gate = () => {
        if (coins.next().value) {
          thrown++
          blocked()
        }
      }
      const record = openManaged(browser.page({ indexedDB: undefined }))
      const a = record.slice(numberSlice('a'))
      for (let n = 1; n <= 20; n++) {
        a.write(start + n)
        await record.flush()
        expect(a.read()).toBe(start + n)
        // Either an older state or this one, but always a whole record.
        expect(JSON.parse(browser.text() ?? '')).toMatchObject({ a: expect.any(Number), keep: 'me' })
      }
      browser.localStorage.gate = () => {}
      a.write(-1)
      await record.flush()
      expect(dataOf(browser.text())).toMatchObject({ a: -1, keep: 'me' })
    }),
    { numRuns: isFull ? 900 : 180, seed: 20_261_121 },
  )
  count(task, 'rounds', thrown)
  expect(thrown).toBeGreaterThan(isFull ? 10_000 : 2000)
}, 60_000)

test('throws in localStorage, IndexedDB, BroadcastChannel and the clock: nothing is deleted, export works', async ({
  task,
}) => {
  const thrown = { localStorage: 0, indexedDB: 0, channel: 0, clock: 0 }
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(9)), fc.nat(), async (dice, start) => {
      let isOn = true
      const trap = (place: keyof typeof thrown) => () => {
        if (!isOn || Number(dice.next().value) > 2) return
        thrown[place]++
        blocked()
      }
      const browser = fakeBrowser(`{"a":${start},"keep":"me"}`)
      browser.localStorage.gate = trap('localStorage')
      class Channel extends BroadcastChannel {
        constructor(name: string) {
          trap('channel')()
          super(name)
        }
        override postMessage(message: unknown) {
          trap('channel')()
          super.postMessage(message)
        }
        override close() {
          super.close()
          trap('channel')()
        }
      }
      const clock = trap('clock')
      const record = openManaged(
        browser.page({
          indexedDB: trapped(browser.indexedDB, trap('indexedDB')),
          BroadcastChannel: Channel,
          now: () => {
            clock()
            return Date.now()
          },
          timeout: 50,
        }),
      )
      const a = record.slice(numberSlice('a'))
      for (let n = 1; n <= 8; n++) {
        a.write(start + n)
        await record.flush()
        expect(a.read()).toBe(start + n)
        expect(JSON.parse(browser.text() ?? '')).toMatchObject({ a: expect.any(Number), keep: 'me' })
        expect(exportedData(record.exportRecord().text)).toMatchObject({ a: start + n })
      }
      isOn = false
      a.write(-1)
      await record.flush()
      expect(JSON.parse(browser.text() ?? '')).toMatchObject({ a: -1, keep: 'me' })
      await record.dispose()
      const again = openManaged(browser.page())
      await again.ready
      expect(again.slice(numberSlice('a')).read()).toBe(-1)
      expect(again.status.read().kind).toBe('saved')
      await again.dispose()
    }),
    { numRuns: 60, seed: 20_261_121 },
  )
  for (const throws of Object.values(thrown)) {
    count(task, 'rounds', throws)
    expect(throws).toBeGreaterThan(50)
  }
}, 120_000)

test('deletion: without IndexedDB the entry that tells other tabs of it is named, and holds nothing else', async () => {
  const browser = fakeBrowser('{"colour":"red"}')
  const record = openManaged(browser.page({ indexedDB: undefined }))
  await record.ready
  expect(await record.deleteEverything()).toEqual(['marker'])
  expect(JSON.parse(browser.text() ?? '')).toEqual({ meta: expect.anything() })
  await record.dispose()
})
