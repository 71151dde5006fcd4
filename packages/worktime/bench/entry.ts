// What fifty full years cost to read, and what an entry typed among the dots costs to paint on a CPU slowed four
// times, in turns with a bare field and 365 circles: the ratio of the two holds on a busy machine, too.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { paintCosts, traced } from '@kleinzeug/tooling/paint-costs'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { build, preview } from 'vite'

const THROTTLING = 4
const ROUNDS = 4
const ENTRIES_PER_ROUND = 25
const TARGETS = { read: 100, entry: 16 }

declare global {
  // The functions that the page offers.
  var read: typeof import('./page.tsx').read
  var takeEntries: typeof import('./page.tsx').takeEntries
}

const outDir = mkdtempSync(join(tmpdir(), 'kleinzeug-bench-'))
const common = { ...fromSource, configFile: false, root: import.meta.dirname, logLevel: 'error' } as const
await build({
  ...common,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir, emptyOutDir: true },
})
const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(launchOptions)

const quantile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(part * (times.length - 1))] ?? Number.NaN
const ms = (value: number) => `${value.toFixed(1)} ms`
const summary = (times: readonly number[]) =>
  `median ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`

interface Tab {
  readonly page: Page
  readonly devtools: CDPSession
  /** From the Enter key to the painted frame on the wall clock, at 4×. */
  readonly wall: number[]
  /** What of it the main thread computed, unthrottled. */
  readonly busy: number[]
}

async function openTab(search: string): Promise<Tab> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${search}`)
  await page.waitForSelector('circle')
  return { page, devtools: await page.context().newCDPSession(page), wall: [], busy: [] }
}

let typed = 0
/** Types entries for days all over the year and gives back how long each took. */
async function enter(page: Page, count: number): Promise<readonly number[]> {
  await page.bringToFront()
  const field = page.getByLabel('Stunden', { exact: true })
  const dots = page.getByRole('slider')
  const bare = (await dots.count()) === 0
  for (let index = 0; index < count; index++) {
    if (bare) await field.fill('')
    else {
      await dots.focus()
      for (const key of ['PageUp', 'ArrowDown']) await page.keyboard.press(key)
    }
    await page.keyboard.press(String((typed++ % 8) + 1))
    await page.waitForTimeout(60)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(120)
  }
  const costs: ReturnType<typeof takeEntries> = await page.evaluate(() => globalThis.takeEntries())
  return costs
}

/** Types entries at 4× and takes the time. */
async function timeEntries({ page, devtools, wall }: Tab) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  wall.push(...(await enter(page, ENTRIES_PER_ROUND)))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

/** Types entries unthrottled and reads from a trace what the main thread computed. */
async function traceEntries({ page, devtools, busy }: Tab) {
  busy.push(...paintCosts(await traced(devtools, () => enter(page, ENTRIES_PER_ROUND)), 'submit'))
}

try {
  const tabs = { worktime: await openTab(''), bare: await openTab('?bare') }
  const reads: Array<ReturnType<typeof read>> = []
  for (let run = 0; run < 15; run++) reads.push(await tabs.worktime.page.evaluate(() => globalThis.read()))
  const all = reads.map((result) => result.all)
  const parsing = reads.map((result) => result.parsing)
  console.log(
    `reading ${reads[0]?.years} full years: ${summary(all)} (target ${TARGETS.read}); ${(quantile(all, 0.5) / quantile(parsing, 0.5)).toFixed(1)} times JSON.parse alone`,
  )

  for (const { page } of Object.values(tabs)) await enter(page, 10)
  for (let round = 0; round < ROUNDS; round++)
    for (const tab of Object.values(tabs)) {
      await timeEntries(tab)
      await traceEntries(tab)
    }

  const report = (name: string, ours: readonly number[], bare: readonly number[]) =>
    console.log(
      `${name}: ${summary(ours)} (target ${TARGETS.entry}); bare ${summary(bare)}; ratio ${(quantile(ours, 0.5) / quantile(bare, 0.5)).toFixed(2)} and ${(quantile(ours, 0.95) / quantile(bare, 0.95)).toFixed(2)}`,
    )
  const slowed = (tab: Tab) => tab.busy.map((time) => time * THROTTLING)
  report(`an entry, CPU time of the main thread × ${THROTTLING}`, slowed(tabs.worktime), slowed(tabs.bare))
  report(`an entry on the wall clock at ${THROTTLING}×`, tabs.worktime.wall, tabs.bare.wall)
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
