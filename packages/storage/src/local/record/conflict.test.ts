import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { Slice } from '../../slice.ts'
import { mergeFields, mergeNamedList } from '../../merge.ts'
import { count, isFull } from '../attack.fixtures.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { numberSlice } from '../site.fixtures.ts'

const names: Slice<readonly string[]> = {
  name: 'names',
  defaults: () => [],
  decode: (data) => (Array.isArray(data) ? data.filter((item) => typeof item === 'string') : undefined),
  merge: (base, mine, theirs) => mergeNamedList(base, mine, theirs, (name) => name),
}

// oxlint-disable-next-line no-restricted-globals -- messages of the other tab arrive, or none
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

/** One edit of a tab: whether and which item is removed (0 to 1; otherwise one is added), then a pause in ms. */
const edits = fc.array(
  fc.record({
    removes: fc.nat(3).map((n) => n === 0),
    which: fc.double({ min: 0, max: 0.99 }),
    pause: fc.nat(12),
  }),
  { minLength: 8, maxLength: 8 },
)
/** Edits of one list, one sequence per tab. Resolves to the number of tabs that were told of a conflict. */
async function editTogether(
  sequences: ReadonlyArray<typeof edits extends fc.Arbitrary<infer Sequence> ? Sequence : never>,
) {
  const browser = fakeBrowser()
  const tabs = sequences.map(() => openManaged(browser.page({ delay: 5 })))
  await Promise.all(tabs.map(({ ready }) => ready))
  const lists = tabs.map((tab) => tab.slice(names))
  const added = new Set<string>()
  const removed = new Set<string>()
  const edit = async (list: (typeof lists)[number], tab: number) => {
    for (const [n, { removes, which, pause }] of sequences[tab]?.entries() ?? []) {
      const items = list.read() ?? []
      const gone = removes ? items[Math.floor(which * items.length)] : undefined
      if (gone !== undefined) removed.add(gone)
      else added.add(`${tab}.${n}`)
      list.write(gone === undefined ? [...items, `${tab}.${n}`] : items.filter((name) => name !== gone))
      // oxlint-disable-next-line no-restricted-globals -- edits are spread over time
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await Promise.all(lists.map(edit))
  const expected = [...added].filter((name) => !removed.has(name)).toSorted()
  await expect.poll(() => lists.map((list) => list.read()?.toSorted())).toEqual(lists.map(() => expected))
  await Promise.all(tabs.map((tab) => tab.flush()))
  const told = tabs.filter((tab) => tab.status.read().kind === 'conflict').length
  await Promise.all(tabs.map((tab) => tab.dispose()))
  return told
}

test.for([2, 3])(
  '%i tabs edit one list at any moments: all that was added is there, what was removed is gone',
  async (tabs, { task }) => {
    const rounds = isFull ? 400 : 40
    const histories = fc.sample(fc.array(edits, { minLength: tabs, maxLength: tabs }), {
      numRuns: rounds,
      seed: 1,
    })
    const told = await Promise.all(histories.map(editTogether))
    count(task, 'rounds', rounds * 8)
    // Reached only when every tab had the expected list.
    count(task, 'lost', 0)
    count(
      task,
      'told',
      told.reduce((a, b) => a + b, 0),
    )
    expect(told.filter((number) => number > 0)).toEqual([])
  },
)

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

interface Note {
  readonly name: string
  readonly text: string
}
const notes: Slice<readonly Note[]> = {
  name: 'notes',
  defaults: () => [],
  decode: (data) => (Array.isArray(data) ? data : undefined),
  merge: (base, mine, theirs, onLost) =>
    mergeNamedList(
      base,
      mine,
      theirs,
      ({ name }) => name,
      (...versions) => mergeFields(...versions, onLost),
    ),
}

test('one item edited in two tabs: the list is merged, the edit that lost is in the backups, and the visitor is told', async () => {
  const browser = fakeBrowser()
  const tabs = [1, 2].map(() => openManaged(browser.page({ delay: 5 })))
  await Promise.all(tabs.map(({ ready }) => ready))
  const [a, b] = tabs.map((tab) => tab.slice(notes))
  a?.write([{ name: 'a', text: '' }])
  await tabs[0]?.flush()
  await soon()
  a?.write([{ name: 'a', text: 'one' }])
  b?.write([
    { name: 'a', text: 'two' },
    { name: 'b', text: '' },
  ])
  await expect.poll(() => a?.read()?.length).toBe(2)
  await expect.poll(() => JSON.stringify(a?.read()) === JSON.stringify(b?.read())).toBe(true)
  const told = tabs.filter((tab) => tab.status.read().kind === 'conflict')
  expect(told.length).toBeGreaterThan(0)
  const kept = (await told[0]?.backups())?.filter(({ reason }) => reason === 'conflict')
  const texts = [JSON.stringify(a?.read()), ...(kept ?? []).map(({ text }) => text)].join()
  expect(texts).toContain('"one"')
  expect(texts).toContain('"two"')
  for (const tab of tabs) await tab.dispose()
})

test('the first edits of two tabs start from the defaults: what one has removed of them stays removed', async () => {
  const browser = fakeBrowser()
  const tabs = [1, 2].map(() => openManaged(browser.page({ delay: 5 })))
  await Promise.all(tabs.map(({ ready }) => ready))
  const [a, b] = tabs.map((tab) => tab.slice({ ...names, defaults: () => ['first', 'second'] }))
  a?.write(['second'])
  b?.write(['first', 'second', 'new'])
  for (const list of [a, b]) await expect.poll(() => list?.read()).toEqual(['second', 'new'])
  for (const tab of tabs) await tab.dispose()
})
