import { launchOptions } from '@kleinzeug/tooling/browser'
import { makeProfile, startChromium } from '@kleinzeug/tooling/chromium'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, isFull } from '../local/attack.fixtures.ts'
import { servePage } from '../local/proof/servePage.fixtures.ts'
import type { OpenedStorage } from './attackedStorage.ts'
import type { Notes } from './notes.ts'
import type * as opened from './openers.fixtures.ts'

type Name = keyof typeof opened.openers

declare global {
  interface Window {
    readonly attacked: typeof opened
    storages: Partial<Record<Name, OpenedStorage>>
  }
}

/** Storages that lose nothing in these attacks. */
const safe: readonly Name[] = ['the record']

const names: readonly Name[] = [
  'the record',
  'the record without IndexedDB',
  'localStorageAdapter',
  'zustand `persist`',
  'unstorage, localStorage',
  'unstorage, IndexedDB',
]

let site: Awaited<ReturnType<typeof servePage>>
beforeAll(async () => {
  site = await servePage('../testing/openers.fixtures.ts', () => {}, 'attacked')
}, 60_000)
afterAll(() => site.close())

/** Opens storages in a page. */
async function open(page: Page, opening: readonly Name[]) {
  await page.goto(site.url)
  await page.evaluate(async (opening) => {
    window.storages = {}
    const { localStorage, indexedDB } = window
    for (const name of opening) {
      const storage = await window.attacked.openers[name]({ localStorage, indexedDB, window })
      await storage.settled()
      window.storages[name] = storage
    }
  }, opening)
}

const read = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(window.storages).map(([name, { storage }]) => [name, storage.read() ?? {}]),
    ),
  )

const tabs = 5
const edits = 40

describe.for(names)('attacks on %s', (name) => {
  test(`in Chromium: ${tabs} pages add to one document`, { timeout: 120_000 }, async ({ task }) => {
    const browser = await chromium.launch(launchOptions)
    try {
      const context = await browser.newContext()
      const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()))
      for (const page of pages) await open(page, [name])
      await Promise.all(
        pages.map((page, tab) =>
          page.evaluate(
            async ([name, tab, edits]) => {
              const { storage, settled } = window.storages[name] ?? {}
              for (let n = 0; n < edits; n++) {
                storage?.write({ ...storage.read(), [`tab ${tab} edit ${n}`]: 'text' })
                // oxlint-disable-next-line no-restricted-globals -- edits are spread over time
                await new Promise((resolve) => setTimeout(resolve, 20))
              }
              await settled?.()
            },
            [name, tab, edits] as const,
          ),
        ),
      )
      const last = await context.newPage()
      const stored = async () => {
        await open(last, [name])
        return Object.keys((await read(last))[name] ?? {}).length
      }
      if (safe.includes(name)) await expect.poll(stored).toBe(tabs * edits)
      // oxlint-disable-next-line no-restricted-properties -- what other pages have written arrives
      await last.waitForTimeout(1000)
      count(task, 'rounds', tabs * edits)
      count(task, 'lost', tabs * edits - (await stored()))
      console.log(name, JSON.stringify(task.meta))
    } finally {
      await browser.close()
    }
  })
})

const kills = isFull ? 20 : 3

describe('attacks in Chromium', () => {
  test(`a browser killed 1 s after an edit`, { timeout: 300_000 }, async () => {
    const profile = makeProfile()
    const found: Array<Record<string, Notes>> = []
    try {
      for (let round = 0; round <= kills; round++) {
        const { connect, kill } = await startChromium(profile.folder)
        try {
          const page = await (await connect()).contexts()[0]?.newPage()
          if (!page) throw new Error('no page')
          await open(page, names)
          found.push(await read(page))
          await page.evaluate((round) => {
            for (const { storage } of Object.values(window.storages))
              storage.write({ ...storage.read(), [`edit ${round}`]: 'text' })
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
    console.log(JSON.stringify(found, null, 1))
  })
})
