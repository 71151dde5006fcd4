// CPU time of the main thread for each frame of the whole way by the wheel, with 500 things against 50 and against a bare
// canvas, and slowly past those of the middle, while words follow; and how many frames took longer than 1/60 s, in one run. The first sweep of a page, whose code is not compiled yet, is not counted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { framesOf, type TraceEvent } from '@kleinzeug/tooling/frame-times'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium } from 'playwright-core'
import { build, preview } from 'vite'

const RATE = 4
const FRAME = 1000 / 60

const outDir = mkdtempSync(join(tmpdir(), 'kleinzeug-bench-'))
const common = { ...fromSource, configFile: false, root: import.meta.dirname, logLevel: 'error' } as const
await build({ ...common, build: { outDir, emptyOutDir: true } })
const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(launchOptions)

/** @param query of the bench's page, with the view as its fragment */
async function measure(query: string, isSlow = false) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?${query}`)
  if (query !== 'bare') await page.waitForSelector('.size-comparison-scale input[aria-valuetext]')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  const sweep = () => page.evaluate((slow) => globalThis.sweep(slow), isSlow)
  await sweep()
  await browser.startTracing(page, {
    categories: ['blink', 'cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  const things = await sweep()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  const frames = framesOf(trace.traceEvents).toSorted((a, b) => a - b)
  return {
    things,
    frames: frames.length,
    median: frames[Math.floor(frames.length / 2)] ?? Number.NaN,
    p95: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    p99: frames[Math.floor(frames.length * 0.99)] ?? Number.NaN,
    within: frames.filter((time) => time <= FRAME).length / frames.length,
  }
}

try {
  const bare = await measure('bare')
  const few = await measure('own=50#art=own')
  const many = await measure('own=262')
  const slow = await measure('own=262', true)
  const row = ({ things, frames, median, p95, p99, within }: typeof many) => ({
    things,
    frames,
    median: median.toFixed(1),
    p95: p95.toFixed(1),
    p99: p99.toFixed(1),
    'within 16.7 ms': `${(within * 100).toFixed(1)} %`,
  })
  console.log(`CPU slowed ${RATE} times, the whole way by the wheel, main thread per frame in ms of CPU time`)
  console.table({ bare: row(bare), few: row(few), many: row(many), 'many, slowly': row(slow) })
  console.log(`${many.things} things against a bare canvas: median ${(many.median / bare.median).toFixed(2)}`)
  console.log(
    `${many.things} against ${few.things} things: median ${(many.median / few.median).toFixed(2)}, p95 ${(many.p95 / few.p95).toFixed(2)}`,
  )
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
