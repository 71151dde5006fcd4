// What fifty full years cost to read, and what an entry typed among the dots costs to paint on a CPU slowed four
// times, in turns with a bare field and 365 circles: the ratio of the two holds on a busy machine, too.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import type { EntryCost, read, takeEntries } from './page.tsx'

// Writes a trace of some entries, with the names of functions, in place of the measurement.
const TRACING = process.argv.includes('--trace')
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
  build: { outDir, emptyOutDir: true, minify: !TRACING },
})
const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(launchOptions)

const quantile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(part * (times.length - 1))] ?? Number.NaN
const ms = (value: number) => `${value.toFixed(1)} ms`

async function openPage(search: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${search}`)
  await page.waitForSelector('circle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  return page
}

let typed = 0
/** Types entries for days all over the year and gives back what each cost. */
async function enter(page: Page, count: number): Promise<readonly EntryCost[]> {
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

try {
  const page = await openPage('')
  const devtools = await page.context().newCDPSession(page)
  const trace: unknown[] = []
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const reads: Array<ReturnType<typeof read>> = []
  for (let run = 0; run < 15; run++) reads.push(await page.evaluate(() => globalThis.read()))
  const all = reads.map((result) => result.all)
  const parsing = reads.map((result) => result.parsing)
  console.log(
    `reading ${reads[0]?.years} full years: median ${ms(quantile(all, 0.5))}, p95 ${ms(quantile(all, 0.95))} (target ${TARGETS.read}); ${(quantile(all, 0.5) / quantile(parsing, 0.5)).toFixed(1)} times JSON.parse alone`,
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })

  const pages = { worktime: page, bare: await openPage('?bare') }
  const costs: Record<keyof typeof pages, EntryCost[]> = { worktime: [], bare: [] }
  for (const each of Object.values(pages)) await enter(each, 5)
  if (TRACING) {
    devtools.on('Tracing.dataCollected', ({ value }) => trace.push(...value))
    await devtools.send('Tracing.start', {
      categories: 'devtools.timeline,disabled-by-default-v8.cpu_profiler,blink.user_timing,v8.execute',
      transferMode: 'ReportEvents',
    })
    await enter(page, ENTRIES_PER_ROUND)
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    const file = join(tmpdir(), 'worktime-trace.json')
    writeFileSync(file, JSON.stringify({ traceEvents: trace }))
    console.log(file)
  }
  const rounds = TRACING ? 0 : ROUNDS
  for (let round = 0; round < rounds; round++)
    for (const name of ['worktime', 'bare'] as const)
      costs[name].push(...(await enter(pages[name], ENTRIES_PER_ROUND)))

  const report = (kind: keyof EntryCost) => {
    const [ours, bare] = [costs.worktime, costs.bare].map((list) => list.map((cost) => cost[kind]))
    if (!ours || !bare) return
    const [half, slow] = [quantile(ours, 0.5), quantile(ours, 0.95)]
    console.log(
      `an entry at ${THROTTLING}×, ${kind}: median ${ms(half)}, p95 ${ms(slow)} (target ${TARGETS.entry}); bare median ${ms(quantile(bare, 0.5))}, p95 ${ms(quantile(bare, 0.95))}; ratio ${(half / quantile(bare, 0.5)).toFixed(2)} and ${(slow / quantile(bare, 0.95)).toFixed(2)}`,
    )
  }
  if (!TRACING) for (const kind of ['paint', 'work'] as const) report(kind)
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
