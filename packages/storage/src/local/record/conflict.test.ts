import { expect, test } from 'vitest'
import type { Slice } from '../../slice.ts'
import { mergeNamedList } from '../../merge.ts'
import { count } from '../attack.fixtures.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { numberSlice } from '../site.fixtures.ts'

const names: Slice<readonly string[]> = {
  name: 'names',
  defaults: () => [],
  decode: (data) => (Array.isArray(data) ? data.filter((item) => typeof item === 'string') : undefined),
  merge: (base, mine, theirs) => mergeNamedList(base, mine, theirs, (name) => name),
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('edits of one list in two tabs at the same time are merged by item, without a notice', async ({
  task,
}) => {
  const browser = fakeBrowser()
  const tabs = [1, 2].map(() => openManaged(browser.page({ delay: 5 })))
  await Promise.all(tabs.map(({ ready }) => ready))
  const [a, b] = tabs.map((tab) => tab.slice(names))
  a?.write(['base'])
  await tabs[0]?.flush()
  await soon()
  for (let n = 0; n < 8; n++) {
    a?.write([...(a.read() ?? []), `a${n}`])
    b?.write([...(b.read() ?? []), `b${n}`])
    await soon()
    count(task, 'rounds')
  }
  const all = ['base', ...[...Array(8).keys()].flatMap((n) => [`a${n}`, `b${n}`])].toSorted()
  await expect.poll(() => a?.read()?.toSorted()).toEqual(all)
  await expect.poll(() => b?.read()?.toSorted()).toEqual(all)
  count(task, 'lost', all.filter((name) => !a?.read()?.includes(name)).length)
  for (const tab of tabs) {
    await tab.flush()
    count(task, 'told', tab.status.read().kind === 'conflict')
    expect(tab.status.read().kind).toBe('saved')
    await tab.dispose()
  }
})

test('a removed item stays removed when another tab has edited the list', async () => {
  const browser = fakeBrowser()
  const tabs = [1, 2].map(() => openManaged(browser.page({ delay: 5 })))
  await Promise.all(tabs.map(({ ready }) => ready))
  const [a, b] = tabs.map((tab) => tab.slice(names))
  a?.write(['old', 'base'])
  await tabs[0]?.flush()
  await soon()
  a?.write(['base'])
  b?.write(['old', 'base', 'new'])
  await expect.poll(() => a?.read()).toEqual(['base', 'new'])
  await expect.poll(() => b?.read()).toEqual(['base', 'new'])
  for (const tab of tabs) await tab.dispose()
})

test('an edit that loses and cannot be merged is in the backups, and the visitor is told until they have seen it', async ({
  task,
}) => {
  const browser = fakeBrowser()
  const tabs = [1, 2].map(() => openManaged(browser.page({ delay: 5 })))
  await Promise.all(tabs.map(({ ready }) => ready))
  tabs[0]?.slice(numberSlice('count')).write(1)
  tabs[1]?.slice(numberSlice('count')).write(2)
  await soon()
  const told = tabs.filter((tab) => tab.status.read().kind === 'conflict')
  count(task, 'rounds')
  count(task, 'told', told.length > 0)
  expect(told.length).toBeGreaterThan(0)
  expect((await told[0]?.backups())?.map(({ reason }) => reason)).toContain('conflict')
  told[0]?.acknowledge()
  expect(told[0]?.status.read().kind).not.toBe('conflict')
  for (const tab of tabs) await tab.dispose()
})
