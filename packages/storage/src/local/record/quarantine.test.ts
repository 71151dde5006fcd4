import { expect, test } from 'vitest'
import type { Slice } from '../../slice.ts'
import { count } from '../attack.fixtures.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { dataOf, jsonSlice } from '../site.fixtures.ts'

/** A browser whose record is damaged before every further visit. */
async function damagedBrowser(around = {}) {
  const browser = fakeBrowser()
  const record = openManaged(browser.page(around))
  record.slice(jsonSlice('decider')).write({ lists: ['Essen'.repeat(1000)] })
  await record.dispose()
  return {
    browser,
    damage: (from: string, to: string) =>
      browser.localStorage.entries.set('kleinzeug', (browser.text() ?? '').replace(from, to)),
    visit: async () => {
      const visit = openManaged(browser.page(around))
      await visit.flush()
      return visit
    },
  }
}

test('texts that are set aside take no room of the record, and the same text is stored once', async ({
  task,
}) => {
  const { browser, damage, visit } = await damagedBrowser()
  const before = browser.text()?.length ?? 0
  for (let n = 0; n < 10; n++) {
    damage('Essen', 'Esxen')
    const damaged = await visit()
    count(task, 'rounds')
    count(task, 'told', damaged.status.read().kind === 'setAside')
    await damaged.dispose()
  }
  const record = await visit()
  expect(record.summary.read().setAside).toHaveLength(1)
  expect(browser.text()?.length).toBeLessThan(before * 1.1)
  const [found] = record.summary.read().setAside
  expect(await record.setAsideText(found?.id ?? '')).toContain('Esxen')
  expect(found?.size).toBeGreaterThan(5000)
  const { lists }: { lists: unknown } = JSON.parse(JSON.stringify(record.slice(jsonSlice('decider')).read()))
  count(task, 'lost', JSON.stringify(lists) !== JSON.stringify(['Essen'.repeat(1000)]))
  expect(lists).toEqual(['Essen'.repeat(1000)])
  await record.dispose()
})

test('without IndexedDB they are in the record, up to a limit', async () => {
  const { browser, damage, visit } = await damagedBrowser({ indexedDB: undefined })
  damage('Essen', 'Esxen')
  const record = await visit()
  const [found] = record.summary.read().setAside
  expect(await record.setAsideText(found?.id ?? '')).toContain('Esxen')
  await record.flush()
  expect(dataOf(browser.text())).toHaveProperty('setAside')
  await record.dispose()
})

test('white space between two tokens is no damage, with and without a mirror', async () => {
  for (const around of [{}, { indexedDB: undefined }]) {
    const { damage, visit } = await damagedBrowser(around)
    damage('"decider":{', '"decider": {')
    const record = await visit()
    expect(record.slice(jsonSlice('decider')).read()).toEqual({ lists: ['Essen'.repeat(1000)] })
    expect(record.status.read().kind).toBe('saved')
    await record.dispose()
  }
})

test('one damaged field does not drop the others', async () => {
  const browser = fakeBrowser()
  const around = { indexedDB: undefined }
  const first = openManaged(browser.page(around))
  for (const name of ['a', 'b', 'c']) first.slice(jsonSlice(name)).write({ value: name.repeat(3) })
  await first.dispose()
  const text = browser.text() ?? ''
  browser.localStorage.entries.set('kleinzeug', text.replace('"b":{"value":"bbb"}', '"b":{ "value":"bxb"}'))
  const record = openManaged(browser.page(around))
  await record.flush()
  expect(record.slice(jsonSlice('a')).read()).toEqual({ value: 'aaa' })
  expect(record.slice(jsonSlice('b')).read()).toEqual({ value: 'bxb' })
  expect(record.slice(jsonSlice('c')).read()).toEqual({ value: 'ccc' })
  await record.dispose()
})

test('damage to meta alone loses nothing and is not told', async () => {
  const { damage, visit } = await damagedBrowser()
  damage('"check":"', '"check":"x')
  const record = await visit()
  expect(record.status.read().kind).toBe('saved')
  expect(record.slice(jsonSlice('decider')).read()).toEqual({ lists: ['Essen'.repeat(1000)] })
  await record.dispose()
})

test('what a decoder leaves out is set aside with its place, once, also when it was dismissed', async () => {
  const browser = fakeBrowser('{"stats":{"times":[1,null,"x"]}}')
  const slice: Slice<readonly number[]> = {
    name: 'stats',
    defaults: () => [],
    decode: (data, reject) => {
      const { times }: { times: unknown[] } = JSON.parse(JSON.stringify(data))
      return times.flatMap((time, i) => {
        if (typeof time === 'number') return [time]
        reject?.(`/times/${i}`, time)
        return []
      })
    },
  }
  const read = async () => {
    const record = openManaged(browser.page())
    expect(record.slice(slice).read()).toEqual([1])
    await record.ready
    await record.flush()
    return record
  }
  const record = await read()
  const [found] = record.summary.read().setAside
  expect(found).toMatchObject({ name: 'stats', reason: 'shape', outcome: 'omitted' })
  expect(JSON.parse((await record.setAsideText(found?.id ?? '')) ?? '')).toEqual([
    { path: '/times/1', value: null },
    { path: '/times/2', value: 'x' },
  ])
  record.dismiss(found?.id ?? '')
  await record.flush()
  await record.dispose()
  const again = await read()
  expect(again.summary.read().setAside).toEqual([])
  await again.dispose()
})
