import { fc } from '@fast-check/vitest'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { mergeNamedList } from '../../merge.ts'
import type { Slice } from '../../slice.ts'
import { pageOver, textsInDatabases } from '../../testing/attackedBrowser.ts'
import { pageStorages } from '../../testing/pageStorage.ts'
import { count, isFull } from '../attack.fixtures.ts'
import { openManaged } from '../browser.fixtures.ts'
import { TrialStorage } from '../trial/trialStorage.ts'

const names: Slice<readonly string[]> = {
  name: 'names',
  defaults: () => [],
  decode: (data) => (Array.isArray(data) ? data.filter((item) => typeof item === 'string') : undefined),
  merge: (base, mine, theirs) => mergeNamedList(base, mine, theirs, (name) => name),
}

const TABS = 3
const acts = {
  add: 9,
  remove: 3,
  undo: 2,
  reset: 1,
  clear: 1,
  hear: 6,
  store: 6,
  reload: 3,
} as const
const step = fc.record({
  tab: fc.nat(TABS - 1),
  act: fc.oneof(...Object.entries(acts).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act) }))),
  which: fc.nat(20),
})

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** A browser whose tabs hear of each other when they are told to, and nothing happens by time. */
function browserOf() {
  const localStorage = new TrialStorage()
  const indexedDB = new IDBFactory()
  const pending: Array<Array<() => void>> = []
  const pageStorage = pageStorages(localStorage, (act, page) => void (pending[page] ??= []).push(act))
  let pages = 0
  let time = 1_800_000_000_000

  async function open() {
    const page = pages++
    const record = openManaged({
      ...pageOver(pageStorage, indexedDB),
      delay: 1_000_000,
      // Ahead of all revisions that merges make.
      now: () => (time += 1000),
    })
    // Before the stores are read, because only an open tool can merge what they hold.
    const list = record.slice(names)
    await record.ready
    const hear = (most = Infinity) => {
      const heard = pending[page]?.splice(0, most) ?? []
      for (const act of heard) act()
      return heard.length > 0
    }
    return { record, list, earlier: [] as Array<readonly string[]>, hear }
  }
  return { open, localStorage, texts: () => textsInDatabases(indexedDB) }
}

type Tab = Awaited<ReturnType<ReturnType<typeof browserOf>['open']>>

async function play(steps: readonly Step[]) {
  const browser = browserOf()
  const tabs: Tab[] = []
  for (let n = 0; n < TABS; n++) tabs.push(await browser.open())
  const added = new Set<string>()
  const removed = new Set<string>()
  const kept = () => [...added].filter((item) => !removed.has(item))

  /** An edit of a person, who removes what they see and leave out. */
  async function edit({ list }: Tab, act: () => unknown) {
    const before = list.read() ?? []
    await act()
    const after = new Set(list.read())
    for (const item of before) if (!after.has(item)) removed.add(item)
  }
  async function take({ act, tab: number, which }: Step, n: number) {
    const tab = tabs[number]
    if (!tab) return
    const { list, record, earlier, hear } = tab
    const before = list.read() ?? []
    const write = (next: readonly string[]) => edit(tab, () => list.write(next))
    if (act === 'add') {
      added.add(`item ${n}`)
      earlier.push(before)
      await write([...before, `item ${n}`])
    } else if (act === 'remove') {
      earlier.push(before)
      await write(before.filter((_, i) => i !== which % before.length))
    } else if (act === 'undo') await write(earlier.pop() ?? before)
    else if (act === 'reset') await edit(tab, () => record.reset('names'))
    else if (act === 'hear') hear(1 + (which % 3))
    else if (act === 'store') await record.flush()
    else if (act === 'reload') {
      await record.dispose()
      tabs[number] = await browser.open()
    } else {
      for (const item of added) removed.add(item)
      await record.deleteEverything()
    }
  }
  for (const [n, each] of steps.entries()) await take(each, n)

  for (let isResting = false; !isResting;) {
    const before = [...browser.localStorage.entries.values()].join()
    for (const { record } of tabs) await record.flush()
    const heard = tabs.map(({ hear }) => hear())
    isResting = !heard.includes(true) && before === [...browser.localStorage.entries.values()].join()
  }
  const lists = tabs.map(({ list }) => list.read() ?? [])
  for (const { record } of tabs) await record.dispose()
  const last = await browser.open()
  const found = last.list.read() ?? []
  await last.record.dispose()
  const texts = (await browser.texts()).join()
  return {
    lists: [...lists, found],
    gone: kept().filter((item) => !found.includes(item)),
    lost: kept().filter((item) => !found.includes(item) && !texts.includes(`"${item}"`)),
  }
}

test('three tabs at any moments: they agree, and nothing that was added is gone unless it was removed', async ({
  task,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const result = await play(steps)
      count(task, 'rounds', steps.length)
      expect(steps.some(({ act }) => act === 'reset') ? [] : result.gone).toEqual([])
      expect(result.lost).toEqual([])
      expect(new Set(result.lists.map((list) => list.toSorted().join())).size).toBe(1)
    }),
    { numRuns: isFull ? 2000 : 150, seed: 20_261_128, interruptAfterTimeLimit: 300_000 },
  )
  count(task, 'lost', 0)
}, 600_000)
