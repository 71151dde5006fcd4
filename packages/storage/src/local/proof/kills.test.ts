import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { count, isFull } from '../attack.fixtures.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { dataOf, jsonSlice } from '../site.fixtures.ts'
import { killAtStep } from '../../testing/killAtStep.ts'

type Managed = ReturnType<typeof openManaged>
type Data = Readonly<Record<string, unknown>>

interface Attack {
  /** The stored text that the page finds; without it a record with a backup and a text set aside. */
  readonly found?: string
  /** The version of the page that is killed and of the one after it. */
  readonly version?: number
  readonly before: Data
  readonly after: Data
  readonly act: (record: Managed) => Promise<unknown>
  /** What the record holds in between, where `act` stores twice. */
  readonly between?: Data
  /** Whether what was replaced is among the backups; `gone`: nothing may be left of it. */
  readonly old: 'kept' | 'gone' | 'edited'
}

const before: Data = { a: 1, b: [2], c: 'three' }
/** A record from before `meta`. */
const old: Data = { brightness: 'blue', decider: { lists: [{ name: 'Essen', items: [] }] }, fremd: [1] }

const attacks: Readonly<Record<string, Attack>> = {
  'an import': {
    before,
    after: { a: 10, d: 40 },
    act: async (record) => {
      const preview = await record.previewImport('{"meta":{},"a":10,"d":40}')
      if (preview.accepted) await record.applyImport(preview)
    },
    old: 'kept',
  },
  'an import and its undoing': {
    before,
    between: { a: 10, d: 40 },
    after: before,
    act: async (record) => {
      const preview = await record.previewImport('{"meta":{},"a":10,"d":40}')
      if (preview.accepted) await record.applyImport(preview)
      await record.undo()
    },
    old: 'kept',
  },
  'a restored backup': {
    before,
    after: { a: 'oldest' },
    act: async (record) => record.restore((await record.backups()).at(-1)?.id ?? NaN),
    old: 'kept',
  },
  'a reset': {
    before,
    after: { b: [2], c: 'three' },
    act: (record) => record.reset('a'),
    old: 'kept',
  },
  'the deletion of everything': {
    before,
    after: {},
    act: (record) => record.deleteEverything(),
    old: 'gone',
  },
  'the first edit of a record from before meta': {
    found: JSON.stringify(old),
    before: old,
    after: { ...old, fremd: [2] },
    act: async (record) => record.slice(jsonSlice('fremd')).write([2]),
    old: 'edited',
  },
  'the first edit by a later version': {
    version: 2,
    before,
    after: { ...before, a: 11 },
    act: async (record) => record.slice(jsonSlice('a')).write(11),
    old: 'edited',
  },
}

/** A browser as an earlier visit has left it. */
async function visited(found: string | undefined) {
  const browser = fakeBrowser(found)
  if (found !== undefined) return browser
  const first = openManaged(browser.page())
  await first.ready
  first.slice(jsonSlice('a')).write('oldest')
  await first.flush()
  await first.reset('a')
  for (const [name, value] of Object.entries(before)) first.slice(jsonSlice(name)).write(value)
  await first.dispose()
  // Damage that the mirror has healed leaves a text that is set aside.
  browser.localStorage.entries.set('kleinzeug', (browser.text() ?? '').replace('"three"', '"thxee"'))
  await openManaged(browser.page()).dispose()
  return browser
}

/** Kills a page at this step of `act`. Resolves to what the next page finds; `undefined`: `act` has fewer steps. */
async function kill({ found, version = 1, act }: Attack, step: number, losesLocalStorage: boolean) {
  const browser = await visited(found)
  const wasKilled = await killAtStep({
    localStorage: browser.localStorage,
    page: browser.page({ version }),
    open: async (page) => {
      const record = openManaged(page)
      await record.ready
      return record
    },
    act: async (record) => {
      await act(record)
      await record.flush()
    },
    step,
    // The migration of the database is part of a migration.
    countsOpening: version > 1,
    losesLocalStorage,
  })
  if (!wasKilled) return undefined

  const next = openManaged(browser.page({ version }))
  await next.flush()
  const result = {
    data: dataOf(browser.text()),
    backups: (await next.backups()).map(({ text }) => dataOf(text)),
    setAside: next.summary.read().setAside,
  }
  await next.dispose()
  return result
}

describe.each([
  ['localStorage survives', false],
  ['localStorage loses the last seconds', true],
])('kills: %s', (_where, losesLocalStorage) => {
  test.for(Object.entries(attacks))(
    '%s is whole or not begun, at whatever step the page is killed',
    async ([, attack], { task }) => {
      const lost: unknown[] = []
      let rounds = 0
      for (let step = 1; ; step += isFull ? 1 : 3) {
        const found = await kill(attack, step, losesLocalStorage)
        if (!found) break
        rounds++
        const { data, backups, setAside } = found
        const isBefore = isDeepStrictEqual(data, attack.before)
        const isWhole =
          isBefore || isDeepStrictEqual(data, attack.after) || isDeepStrictEqual(attack.between, data)
        const isKept =
          attack.old !== 'kept' || isBefore || backups.some((each) => isDeepStrictEqual(each, attack.before))
        const isGone = attack.old !== 'gone' || isBefore || backups.length + setAside.length === 0
        if (!isWhole || !isKept || !isGone) lost.push({ step, isWhole, isKept, isGone, ...found })
      }
      count(task, 'rounds', rounds)
      count(task, 'lost', lost.length)
      expect(rounds).toBeGreaterThan(3)
      expect(lost).toEqual([])
    },
  )
})
