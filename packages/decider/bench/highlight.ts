// What one step of the highlight costs with many candidates on a CPU slowed four times, against the same
// lamps as one React element each, in the same run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium, type Browser } from 'playwright-core'
import { build, preview } from 'vite'

const THROTTLING = 4
const BLOCKS = 8

const outDir = mkdtempSync(join(tmpdir(), 'kleinzeug-bench-'))
const common = { ...fromSource, configFile: false, root: import.meta.dirname, logLevel: 'error' } as const
await build({ ...common, build: { outDir, emptyOutDir: true } })
const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } })
const browser = await chromium.launch(launchOptions)

const quantile = (times: readonly number[], part: number) =>
  Number(times.toSorted((a, b) => a - b)[Math.floor(part * (times.length - 1))]?.toFixed(2))

async function compare(browser: Browser, address: string, count: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${address}?count=${count}`)
  await page.waitForSelector(`.bench-lamps > :nth-child(${count})`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  const run = (blocks: number) => page.evaluate((number) => globalThis.measure(number), blocks)
  await run(1)
  const costs = await run(BLOCKS)
  const rows = Object.fromEntries(
    Object.entries(costs).map(([name, all]) => {
      const work = all.map((cost) => cost.work)
      const frame = all.map((cost) => cost.frame)
      return [
        name,
        {
          steps: all.length,
          'step median': quantile(work, 0.5),
          'step p95': quantile(work, 0.95),
          'frame median': quantile(frame, 0.5),
          'frame p95': quantile(frame, 0.95),
          'frame max': quantile(frame, 1),
        },
      ]
    }),
  )
  console.table(rows)
  const ours = rows['decider']?.['step p95'] ?? Number.NaN
  const theirs = rows['react']?.['step p95'] ?? Number.NaN
  console.log(
    `${count} candidates: p95 of a step at ${THROTTLING}× throttling ${ours.toFixed(1)} ms, ${(ours / theirs).toFixed(2)} of one element per lamp`,
  )
  await page.close()
}

try {
  for (const count of [500, 2000]) await compare(browser, server.resolvedUrls?.local[0] ?? '', count)
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
