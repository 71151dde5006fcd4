import { launchOptions } from '@kleinzeug/tooling/browser'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as local from '../index.ts'
import { makeProfile, servePage, startChromium } from './chromium.fixtures.ts'

declare global {
  interface Window {
    readonly kleinzeug: typeof local
    record: local.RecordStore
  }
}

/** Rounds of the crash test; 20 is the full proof. */
const crashes = Number(process.env['CRASHES'] ?? 3)

let site: Awaited<ReturnType<typeof servePage>>
beforeAll(async () => {
  site = await servePage()
}, 60_000)
afterAll(() => site.close())

async function openPage(page: Page) {
  await page.goto(site.url)
  await page.evaluate(async () => {
    window.record = window.kleinzeug.openRecord()
    await window.record.ready
  })
}

const read = (page: Page, name: string) =>
  page.evaluate(
    (name) => window.record.slice<number>({ name, defaults: () => 0, decode: (data) => Number(data) }).read(),
    name,
  )

test(`crash: an edit made 1 s before SIGKILL is there, ${crashes} of ${crashes} times`, async () => {
  const profile = makeProfile()
  const found: Array<number | undefined> = []
  try {
    for (let round = 1; round <= crashes + 1; round++) {
      const { browser, kill } = await startChromium(profile.folder)
      const page = await browser.contexts()[0]?.newPage()
      if (!page) throw new Error('no page')
      await openPage(page)
      found.push(await read(page, 'count'))
      await page.evaluate((round) => {
        window.record
          .slice<number>({ name: 'count', defaults: () => 0, decode: (data) => Number(data) })
          .write(round)
      }, round)
      await page.waitForTimeout(1000)
      await kill()
    }
  } finally {
    profile.remove()
  }
  expect(found).toEqual([undefined, ...Array.from({ length: crashes }, (_, i) => i + 1)])
}, 300_000)

test.each([2, 4])(
  'tabs: %i pages, 1,000 edits of their own slices, none lost',
  async (tabs) => {
    const browser = await chromium.launch(launchOptions)
    try {
      const context = await browser.newContext()
      const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()))
      for (const page of pages) await openPage(page)
      const each = 1000 / tabs
      await Promise.all(
        pages.map((page, tab) =>
          page.evaluate(
            async ([tab, each]) => {
              for (let n = 0; n < each; n++) {
                const name = `tab${tab}edit${n}`
                window.record
                  .slice<number>({ name, defaults: () => 0, decode: (data) => Number(data) })
                  .write(n)
                if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
                if (n % 50 === 0) await window.record.flush()
              }
              await window.record.flush()
            },
            [tab, each] as const,
          ),
        ),
      )
      await expect
        .poll(
          () =>
            pages[0]?.evaluate(
              () =>
                Object.keys(JSON.parse(localStorage.getItem('kleinzeug') ?? '{}') as object).filter(
                  (name) => name !== 'meta',
                ).length,
            ),
          { timeout: 20_000 },
        )
        .toBe(1000)

      // The same slice in all tabs at once: one winner everywhere, a loser among the backups.
      await Promise.all(
        pages.map((page, tab) =>
          page.evaluate((tab) => {
            window.record
              .slice<number>({ name: 'same', defaults: () => 0, decode: (data) => Number(data) })
              .write(tab)
          }, tab),
        ),
      )
      await expect
        .poll(async () => new Set(await Promise.all(pages.map((page) => read(page, 'same')))).size, {
          timeout: 10_000,
        })
        .toBe(1)
      await expect
        .poll(
          () => pages[0]?.evaluate(async () => (await window.record.backups()).map(({ reason }) => reason)),
          {
            timeout: 10_000,
          },
        )
        .toContain('conflict')
    } finally {
      await browser.close()
    }
  },
  120_000,
)
