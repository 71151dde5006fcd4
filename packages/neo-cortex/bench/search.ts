// What a key typed into the search takes with 5,000 cards of 300 characters on a CPU slowed four times: the search
// by itself, beside a search that folds every card at every key, and in the tool the CPU time of the main thread,
// which other programs do not change: of the key's own task, of the longest task that follows, of all of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import { keyTimesOf, type KeyEvent, type KeyTime } from './keyTimes.ts'

const THROTTLING = 4
const TARGET = 16
const ROUNDS = 5

declare global {
  // The functions that the page offers.
  var measureKeys: typeof import('./page.tsx').measureKeys
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
const summary = (times: readonly number[]) =>
  `median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms (${times.length} keys)`

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const field = page.getByRole('searchbox')
  await field.waitFor()
  // The tool prepares its search between other work.
  await page.waitForTimeout(4_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })

  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const measured: ReturnType<typeof measureKeys> = await page.evaluate(() => globalThis.measureKeys())
    ours.push(...measured.ours)
    baseline.push(...measured.baseline)
  }
  await field.focus()
  // The first query compiles code; it is not counted.
  const keys: KeyTime[] = []
  for (const query of ['garten', 'zettel brot', 'groesse', 'nummer 4999', 'uhr garten', 'xylophon']) {
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    })
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(250)
    }
    const trace: { traceEvents: KeyEvent[] } = JSON.parse((await browser.stopTracing()).toString())
    if (query !== 'garten') keys.push(...keyTimesOf(trace.traceEvents))
    await field.fill('')
    await page.waitForTimeout(500)
  }
  console.log(`search at ${THROTTLING}× (target p95 ${TARGET} ms): ${summary(ours)}`)
  console.log(`baseline, folding at every key: ${summary(baseline)}`)
  console.log(`ratio of the medians: ${(quantile(baseline, 0.5) / quantile(ours, 0.5)).toFixed(0)}`)
  console.log(`a key in the tool, its own task: ${summary(keys.map(({ own }) => own))}`)
  console.log(`the longest task of a key: ${summary(keys.map(({ longest }) => longest))}`)
  console.log(`all work of a key: ${summary(keys.map(({ all }) => all))}`)
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
