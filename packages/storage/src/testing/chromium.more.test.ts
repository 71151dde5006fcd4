// @module-tag more
import { launchOptions } from '@kleinzeug/tooling/browser'
import { makeProfile, startChromium } from '@kleinzeug/tooling/chromium'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, isFull } from '../local/attack.fixtures.ts'
import { servePage } from '../local/proof/servePage.fixtures.ts'
import type { OpenedStorage } from './attackedStorage.ts'
import type * as opened from './openers.fixtures.ts'
import { mayLose, type Name, names } from './subjects.fixtures.ts'

declare global {
  interface Window {
    readonly attacked: typeof opened
    storages: Partial<Record<Name, OpenedStorage>>
  }
}

let site: Awaited<ReturnType<typeof servePage>>
beforeAll(async () => {
  site = await servePage('../testing/openers.fixtures.ts', () => {}, 'attacked')
}, 60_000)
afterAll(() => site.close())

/** Opens all storages in a page, each with keys of its own. */
async function open(page: Page) {
  await page.goto(site.url)
  await page.evaluate(async (names) => {
    window.storages = {}
    const { localStorage, indexedDB } = window
    for (const name of names) {
      const storage = await window.attacked.openers[name]({ localStorage, indexedDB, window })
      await storage.settled()
      window.storages[name] = storage
    }
  }, names)
}

/** Writes notes of these names to all storages of a page, one after the other. Resolves when they are stored. */
const edit = (page: Page, notes: readonly string[], pause = 0) =>
  page.evaluate(
    async ([notes, pause]) => {
      const storages = Object.values(window.storages)
      for (const note of notes) {
        for (const { storage } of storages) storage.write({ ...storage.read(), [note]: 'text' })
        // oxlint-disable-next-line no-restricted-globals -- edits are spread over time
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      await Promise.all(storages.map(({ settled }) => settled()))
    },
    [notes, pause] as const,
  )

/** The names of the notes that each storage of a page has. */
const read = async (page: Page) =>
  new Map(
    await page.evaluate(() =>
      Object.entries(window.storages).map(
        ([name, { storage }]) => [name, Object.keys(storage.read() ?? {})] as const,
      ),
    ),
  )

type Found = Awaited<ReturnType<typeof read>>

interface Round {
  /** What a visit found. */
  readonly found: Found
  /** The notes that it must have found. */
  readonly notes: readonly string[]
}

const kills = isFull ? 20 : 3

/** Kills a browser 1 s after an edit, again and again on one profile. */
async function killAgainAndAgain(): Promise<readonly Round[]> {
  const profile = makeProfile()
  const rounds: Round[] = []
  try {
    for (let round = 0; round <= kills; round++) {
      const { connect, kill } = await startChromium(profile.folder)
      try {
        const page = await (await connect()).contexts()[0]?.newPage()
        if (!page) throw new Error('no page')
        await open(page)
        if (round > 0) rounds.push({ found: await read(page), notes: [`edit ${round - 1}`] })
        await edit(page, [`edit ${round}`])
        // oxlint-disable-next-line no-restricted-properties -- the edit is one second old when the browser dies
        await page.waitForTimeout(1000)
      } finally {
        await kill()
      }
    }
  } finally {
    profile.remove()
  }
  return rounds
}

const tabs = 5

/** How often it is looked whether the pages have come to rest, and how long between two looks, in ms. */
const LOOKS = 10
const LOOK = 500

/** Adds to one document in five pages, each so many notes, with a pause in ms after each. */
async function addInAll(edits: number, pause: number): Promise<readonly Round[]> {
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext()
    const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()))
    for (const page of pages) await open(page)
    const notes = pages.map((_, tab) => Array.from({ length: edits }, (__, n) => `tab ${tab} edit ${n}`))
    await Promise.all(pages.map((page, tab) => edit(page, notes[tab] ?? [], pause)))
    const last = await context.newPage()
    let found: Found = new Map()
    for (let looks = 0; looks < LOOKS; looks++) {
      // oxlint-disable-next-line no-restricted-properties -- pages merge what the others have written
      await last.waitForTimeout(LOOK)
      await open(last)
      found = await read(last)
      if (found.get('openRecord')?.length === tabs * edits) break
    }
    return notes.flat().map((note) => ({ found, notes: [note] }))
  } finally {
    await browser.close()
  }
}

const attacks = [
  { what: 'a Chromium killed 1 s after an edit', attack: killAgainAndAgain },
  { what: `${tabs} pages add to one document, each every 500 ms`, attack: () => addInAll(8, 500) },
  { what: `${tabs} pages add to one document, each every 20 ms`, attack: () => addInAll(40, 20) },
]

describe.for(attacks)('$what:', ({ what, attack }) => {
  let rounds: readonly Round[] = []
  beforeAll(async () => {
    rounds = await attack()
  }, 300_000)

  test.for(names)(`attacks on %s: ${what}`, (name, { task }) => {
    const lost = rounds.filter(
      ({ found, notes }) => !notes.every((note) => found.get(name)?.includes(note)),
    ).length
    count(task, 'rounds', rounds.length)
    count(task, 'lost', lost)
    expect(rounds.length).toBeGreaterThan(0)
    expect(lost).toBeLessThanOrEqual(mayLose[name].test(what) ? rounds.length : 0)
  })
})
