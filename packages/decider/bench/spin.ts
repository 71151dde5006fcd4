// The longest frame of whole spins, from the press to the winner, with many entries against few, in one run. The first
// spin of a page, whose code is not compiled yet, is not counted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { framesOf, type TraceEvent } from '@kleinzeug/tooling/frame-times'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium, type Browser } from 'playwright-core'
import { build, preview } from 'vite'

const SPINS = 4
const FEW = 5
const MANY = 2000

const outDir = mkdtempSync(join(tmpdir(), 'kleinzeug-bench-'))
const common = { ...fromSource, configFile: false, root: import.meta.dirname, logLevel: 'error' } as const
await build({
  ...common,
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, 'spin.html') } },
})
const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(launchOptions)

/** @param rate how many times slower the CPU is made */
async function measure(browser: Browser, count: number, rate: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}spin.html?count=${count}`)
  await page.waitForSelector('.decider-spin')
  await page.waitForTimeout(1000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.evaluate(() => globalThis.spin())
  await browser.startTracing(page, {
    categories: ['blink', 'cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  let inView = true
  for (let spin = 0; spin < SPINS; spin++) inView = (await page.evaluate(() => globalThis.spin())) && inView
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  const frames = framesOf(trace.traceEvents).toSorted((a, b) => a - b)
  return {
    frames: frames.length,
    median: frames[Math.floor(frames.length / 2)] ?? Number.NaN,
    p99: frames[Math.floor(frames.length * 0.99)] ?? Number.NaN,
    longest: frames.at(-1) ?? Number.NaN,
    above50: frames.filter((time) => time > 50).length,
    inView,
  }
}

try {
  for (const rate of [1, 4]) {
    const few = await measure(browser, FEW, rate)
    const many = await measure(browser, MANY, rate)
    const row = ({ frames, median, p99, longest, above50, inView }: typeof many) => ({
      frames,
      median: median.toFixed(1),
      p99: p99.toFixed(1),
      longest: longest.toFixed(1),
      'above 50 ms': above50,
      'lit one in view': inView,
    })
    console.log(
      `CPU ${rate === 1 ? 'at full speed' : `slowed ${rate} times`}, main thread per frame in ms of CPU time`,
    )
    console.table({ [`${FEW} entries`]: row(few), [`${MANY} entries`]: row(many) })
    console.log(
      `${MANY} against ${FEW} entries: longest frame ${(many.longest / few.longest).toFixed(2)}, median ${(many.median / few.median).toFixed(2)}`,
    )
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
