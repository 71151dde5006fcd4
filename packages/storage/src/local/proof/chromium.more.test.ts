// @module-tag more
import { launchOptions } from '@kleinzeug/tooling/browser'
import { makeProfile, openTab, startChromium } from '@kleinzeug/tooling/chromium'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordManager, RecordStore } from './page.fixtures.ts'
import type * as local from './page.fixtures.ts'
import { count, isFull } from '../attack.fixtures.ts'
import { servePage } from './servePage.fixtures.ts'

declare global {
  interface Window {
    readonly kleinzeug: typeof local
    record: RecordStore & RecordManager
  }
}

const crashes = isFull ? 20 : 3

let onHold = () => {}
let site: Awaited<ReturnType<typeof servePage>>
beforeAll(async () => {
  site = await servePage('proof/page.fixtures.ts', () => onHold())
}, 60_000)
afterAll(() => site.close())

async function openPage(page: Page, version = 1) {
  await page.goto(site.url)
  await page.evaluate(async (version) => {
    const record = window.kleinzeug.openRecordAs(version, {})
    window.record = { ...record, ...window.kleinzeug.manageRecord(record) }
    await window.record.ready
  }, version)
}

const read = (page: Page, name: string) =>
  page.evaluate(
    (name) => window.record.slice<number>({ name, defaults: () => 0, decode: (data) => Number(data) }).read(),
    name,
  )

/** Stops the page at a call of localStorage or IndexedDB: before it or after it, by turns. */
function holdAt(target: number) {
  let steps = 0
  const step = () => {
    if (++steps !== target) return
    const request = new XMLHttpRequest()
    request.open('GET', '/hold', false)
    request.send()
  }
  const held = [
    [Storage.prototype, ['setItem', 'removeItem']],
    [IDBFactory.prototype, ['open']],
    [IDBDatabase.prototype, ['transaction', 'createObjectStore']],
    [IDBObjectStore.prototype, ['add', 'put', 'delete', 'clear']],
  ] as const
  for (const [prototype, names] of held) {
    for (const name of names) {
      const original: unknown = Reflect.get(prototype, name)
      if (typeof original !== 'function') continue
      Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]) {
        step()
        const result: unknown = Reflect.apply(original, this, given)
        step()
        return result
      })
    }
  }
}

/**
 * Has all pages edit one field at the same moment, each without knowing of the others' edit: a page
 * that the machine has held up so long that it knew would replace rather than collide, so then they
 * do it again. Answers what each has written.
 */
async function editTogether(pages: readonly Page[]) {
  for (let round = 1; round <= 10; round++) {
    const moment = Date.now() + 1000
    const edits = await Promise.all(
      pages.map((page, tab) =>
        page.evaluate(
          async ([mine, moment]) => {
            const slice = window.record.slice<number>({
              name: 'same',
              defaults: () => 0,
              decode: (data) => Number(data),
            })
            // oxlint-disable-next-line no-restricted-globals -- edits of all pages fall into one moment
            await new Promise((resolve) => setTimeout(resolve, moment - Date.now()))
            const before = slice.read()
            slice.write(mine)
            return { mine, before }
          },
          [round * 10 + tab, moment] as const,
        ),
      ),
    )
    if (new Set(edits.map(({ before }) => before)).size === 1) return edits.map(({ mine }) => mine)
    await Promise.all(pages.map((page) => page.evaluate(() => window.record.flush())))
    // oxlint-disable-next-line no-restricted-properties -- late events of the other pages arrive
    await pages[0]?.waitForTimeout(500)
  }
  throw new Error('the pages never came to edit at one moment')
}

test(`crash: an edit made 1 s before SIGKILL is there, ${crashes} of ${crashes} times`, async ({ task }) => {
  const profile = makeProfile()
  const found: Array<number | undefined> = []
  try {
    for (let round = 1; round <= crashes + 1; round++) {
      const { connect, kill } = await startChromium(profile.folder)
      try {
        const browser = await connect()
        const page = await browser.contexts()[0]?.newPage()
        if (!page) throw new Error('no page')
        await openPage(page)
        found.push(await read(page, 'count'))
        await page.evaluate((round) => {
          window.record
            .slice<number>({ name: 'count', defaults: () => 0, decode: (data) => Number(data) })
            .write(round)
        }, round)
        // oxlint-disable-next-line no-restricted-properties -- the edit is one second old when the browser dies
        await page.waitForTimeout(1000)
      } finally {
        await kill()
      }
    }
  } finally {
    profile.remove()
  }
  count(task, 'rounds', crashes)
  count(task, 'lost', found.filter((value, round) => round > 0 && value !== round).length)
  expect(found).toEqual([undefined, ...Array.from({ length: crashes }, (_, i) => i + 1)])
}, 300_000)

/** What a page does between the steps at which it is killed, and what the next one may find then. */
const killed: ReadonlyArray<{
  what: string
  act: () => Promise<unknown>
  found: readonly string[]
  keepsOld: boolean
}> = [
  {
    what: 'an import',
    act: async () => {
      const preview = await window.record.previewImport('{"meta":{},"a":10,"d":40}')
      if (preview.accepted) await window.record.applyImport(preview)
    },
    found: ['{"a":1,"b":2}', '{"a":10,"d":40}'],
    keepsOld: true,
  },
  {
    what: 'the deletion of everything',
    act: () => window.record.deleteEverything(),
    found: ['{"a":1,"b":2}', '{}'],
    keepsOld: false,
  },
  {
    what: 'a migration to a later version',
    act: async () => {
      const record = window.kleinzeug.openRecordAs(2, {})
      await record.ready
      record.slice({ name: 'b', defaults: () => 0, decode: Number }).write(3)
      await record.flush()
    },
    found: ['{"a":1,"b":2}', '{"a":1,"b":3}'],
    keepsOld: false,
  },
]

test.for(killed)(
  'crash: $what is whole or not begun when the browser is killed in the middle of it',
  { timeout: 600_000 },
  async ({ act, found, keepsOld }, { task }) => {
    for (let step = 1; ; step += isFull ? 1 : 7) {
      const profile = makeProfile()
      try {
        const first = await startChromium(profile.folder)
        const page = await (await first.connect()).contexts()[0]?.newPage()
        if (!page) throw new Error('no page')
        await openPage(page)
        await page.evaluate(async () => {
          for (const [name, value] of Object.entries({ a: 1, b: 2 }))
            window.record.slice({ name, defaults: () => 0, decode: Number }).write(value)
          await window.record.flush()
        })
        await first.quit()

        const second = await startChromium(profile.folder)
        const held = new Promise<boolean>((resolve) => {
          onHold = () => resolve(true)
        })
        const other = await (await second.connect()).contexts()[0]?.newPage()
        if (!other) throw new Error('no page')
        await openPage(other)
        await other.evaluate(holdAt, step)
        const isDone = other.evaluate(act).then(
          () => false,
          () => true,
        )
        const isHeld = await Promise.race([held, isDone])
        await second.kill()
        if (!isHeld) break

        const third = await startChromium(profile.folder)
        const last = await (await third.connect()).contexts()[0]?.newPage()
        if (!last) throw new Error('no page')
        await openPage(last, 2)
        const { data, backups } = await last.evaluate(async () => {
          await window.record.flush()
          const dataOf = (text: string) => {
            const { meta: _, backup: __, ...rest }: Record<string, unknown> = JSON.parse(text)
            return JSON.stringify(rest)
          }
          const backups = (await window.record.backups()).map(({ text }) => dataOf(text))
          return { data: dataOf(localStorage.getItem('kleinzeug') ?? '{}'), backups }
        })
        await third.kill()
        count(task, 'rounds')
        const isWhole = found.includes(data)
        const isKept = !keepsOld || [data, ...backups].includes(found[0] ?? '')
        const isGone = data !== '{}' || backups.length === 0
        count(task, 'lost', !isWhole || !isKept || !isGone)
        expect({ step, isWhole, isKept, isGone }).toEqual({ step, isWhole: true, isKept: true, isGone: true })
      } finally {
        profile.remove()
      }
    }
    expect(task.meta.rounds).toBeGreaterThan(1)
  },
)

test.for([2, 4, 6])(
  'tabs: %i pages, 1,000 edits of their own slices, none lost',
  { timeout: 120_000 },
  async (tabs, { task }) => {
    const browser = await chromium.launch(launchOptions)
    try {
      const context = await browser.newContext()
      const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()))
      for (const page of pages) await openPage(page)
      const edits = Array.from({ length: tabs }, (_, tab) => Math.floor((1000 + tab) / tabs))
      await Promise.all(
        pages.map((page, tab) =>
          page.evaluate(
            async ([tab, each]) => {
              for (let n = 0; n < each; n++) {
                const name = `tab${tab}edit${n}`
                window.record
                  .slice<number>({ name, defaults: () => 0, decode: (data) => Number(data) })
                  .write(n)
                // oxlint-disable-next-line no-restricted-globals -- edits are spread over time
                if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
                if (n % 50 === 0) await window.record.flush()
              }
              await window.record.flush()
            },
            [tab, edits[tab] ?? 0] as const,
          ),
        ),
      )
      await expect
        .poll(
          () =>
            pages[0]?.evaluate(
              () =>
                Object.keys(JSON.parse(localStorage.getItem('kleinzeug') ?? '{}')).filter(
                  (name) => name !== 'meta',
                ).length,
            ),
          { timeout: 20_000 },
        )
        .toBe(1000)

      count(task, 'rounds', 1000)
      // Reached only when all of them were found.
      count(task, 'lost', 0)

      // The same slice in all tabs at one moment: one winner everywhere, every loser among the backups.
      const last = await editTogether(pages)
      await expect
        .poll(async () => new Set(await Promise.all(pages.map((page) => read(page, 'same')))).size, {
          timeout: 10_000,
        })
        .toBe(1)
      const [first] = pages
      if (!first) throw new Error('no pages')
      const winner = await read(first, 'same')
      /** The values of `same` that backups hold because they were lost. */
      const losers = () =>
        pages[0]?.evaluate(async () =>
          (await window.record.backups())
            .filter(({ reason }) => reason === 'conflict')
            .map(({ text }): unknown => JSON.parse(text).same),
        )
      const others = last.filter((value) => value !== winner)
      expect(others).toHaveLength(tabs - 1)
      await expect.poll(losers, { timeout: 10_000 }).toEqual(expect.arrayContaining(others))
    } finally {
      await browser.close()
    }
  },
)

test('freeze: what a tool writes when the page is hidden is stored before the page is frozen', async ({
  task,
}) => {
  const profile = makeProfile()
  const { url, kill } = await startChromium(profile.folder)
  try {
    const page = await openTab(url, site.url)
    await expect.poll(() => page.evaluate('typeof kleinzeug')).toBe('object')
    await page.evaluate(`(async () => {
      // Longer than the test: only what is stored at once is stored.
      const record = kleinzeug.openRecordAs(1, { delay: 60_000 })
      await record.ready
      const late = record.slice({ name: 'late', defaults: () => 0, decode: Number })
      // Added after the record's own listener, as that of a tool is.
      document.addEventListener('visibilitychange', () => late.write(7))
    })()`)
    // A second tab hides the first.
    const other = await openTab(url, site.url)
    await page.send('Page.enable')
    await page.send('Page.setWebLifecycleState', { state: 'frozen' })
    count(task, 'rounds')
    await expect.poll(() => other.evaluate(`localStorage.getItem('kleinzeug')`)).toContain('"late":7')
  } finally {
    await kill()
    profile.remove()
  }
}, 60_000)

test('undo: an import is undone after the page was loaded again', async () => {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    await openPage(page)
    await page.evaluate(async () => {
      window.record.slice<number>({ name: 'count', defaults: () => 0, decode: Number }).write(1)
      await window.record.flush()
      const preview = await window.record.previewImport('{"meta":{},"count":2}')
      if (preview.accepted) await window.record.applyImport(preview)
      await window.record.flush()
    })
    await openPage(page)
    expect(await read(page, 'count')).toBe(2)
    await expect.poll(() => page.evaluate(() => window.record.summary.read().undoable)).toBe('import')
    await page.evaluate(() => window.record.undo())
    expect(await read(page, 'count')).toBe(1)
  } finally {
    await browser.close()
  }
}, 60_000)

test('tabs of an older version: up to 1,000 edits, those made before it knew of the newer one are all there', async ({
  task,
}) => {
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext()
    const [older, elder, newer] = await Promise.all([1, 2, 3].map(() => context.newPage()))
    if (!older || !elder || !newer) throw new Error('no pages')
    const olds = [older, elder]
    for (const page of olds) await openPage(page, 1)

    /** Writes one field per edit until the status is `newer`. Returns the names it wrote. */
    const edit = (page: Page, tab: string, count: number) =>
      page.evaluate(
        async ([tab, count]) => {
          const names: string[] = []
          for (let n = 0; n < count; n++) {
            if (window.record.status.read().kind === 'newer') break
            const name = `${tab}${n}`
            window.record.slice<number>({ name, defaults: () => 0, decode: Number }).write(n)
            names.push(name)
            // oxlint-disable-next-line no-restricted-globals -- edits are spread over time
            if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 30))
          }
          await window.record.flush()
          return names
        },
        [tab, count] as const,
      )
    const writing = Promise.all(olds.map((page, i) => edit(page, `old${i}edit`, 250)))
    await openPage(newer, 2)
    const names = [...(await edit(newer, 'new', 500)), ...(await writing).flat()]

    const record = () => newer.evaluate(() => localStorage.getItem('kleinzeug') ?? '{}')
    await expect
      .poll(
        async () => {
          const stored: object = JSON.parse(await record())
          return names.filter((name) => !Object.hasOwn(stored, name))
        },
        { timeout: 30_000 },
      )
      .toEqual([])
    count(task, 'rounds', names.length)
    // Reached only when all of them were found.
    count(task, 'lost', 0)
    for (const page of olds) expect(await page.evaluate(() => window.record.status.read().kind)).toBe('newer')

    const before = await record()
    for (const page of olds) {
      await page.evaluate(async () => {
        window.record.slice<number>({ name: 'late', defaults: () => 0, decode: Number }).write(1)
        await window.record.flush()
      })
    }
    expect(await record()).toBe(before)
    expect(JSON.parse(before)).toMatchObject({ meta: { version: 2 } })
  } finally {
    await browser.close()
  }
}, 120_000)
