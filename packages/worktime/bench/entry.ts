// What fifty full years cost to read, and what an entry costs to paint on a CPU slowed four times.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'
import type { enter, read } from './page.tsx'

const THROTTLING = 4
const ENTRIES = 200
const TARGETS = { read: 100, entry: 16 }

declare global {
  // The functions that the page offers.
  var read: typeof import('./page.tsx').read
  var enter: typeof import('./page.tsx').enter
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

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForSelector('.worktime-lit')
  const reads: Array<ReturnType<typeof read>> = []
  for (let run = 0; run < 15; run++) reads.push(await page.evaluate(() => globalThis.read()))
  const all = reads.map((result) => result.all)
  const parsing = reads.map((result) => result.parsing)
  console.log(
    `reading ${reads[0]?.years} full years: median ${ms(quantile(all, 0.5))}, p95 ${ms(quantile(all, 0.95))} (target ${TARGETS.read}); ${(quantile(all, 0.5) / quantile(parsing, 0.5)).toFixed(1)} times JSON.parse alone`,
  )
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  await page.evaluate(() => globalThis.enter(20))
  const result: Awaited<ReturnType<typeof enter>> = await page.evaluate(
    (count) => globalThis.enter(count),
    ENTRIES,
  )
  for (const name of ['idle', 'entries'] as const) {
    const work = result[name].map((cost) => cost.work)
    const frame = result[name].map((cost) => cost.frame)
    console.log(
      `${name} at ${THROTTLING}×: script, style and layout median ${ms(quantile(work, 0.5))}, p95 ${ms(quantile(work, 0.95))}; to the end of the frame median ${ms(quantile(frame, 0.5))}, p95 ${ms(quantile(frame, 0.95))} (target ${TARGETS.entry})`,
    )
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
