// What a typed letter costs to paint in a resume of 32 entries on a processor slowed four times, in turns with a
// bare text field: the ratio of the two holds on a busy machine, too. Then what the PDF of the same resume costs once
// its writer and the fonts are loaded, at full speed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import type { TemplateId } from '../src/model/resume.ts'
import type { takeFile, takeKeys } from './page.tsx'
import { keyCosts, traced } from './traceCosts.ts'

const THROTTLING = 4
const ROUNDS = 4
const KEYS_PER_ROUND = 40
/** Between two keys: a quick typist. */
const PAUSE = 110
const DOWNLOADS = 7
const templates: readonly TemplateId[] = process.argv.includes('--keys')
  ? []
  : ['classic', 'edge', 'plain', 'axis']

declare global {
  // The functions that the page offers.
  var takeKeys: typeof import('./page.tsx').takeKeys
  var takeFile: typeof import('./page.tsx').takeFile
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

const settled = (page: Page) => page.waitForSelector('.resume-generator-sheets .resume-generator-page')

async function openPage(search: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${search}`)
  return page
}

async function openEntry() {
  const page = await openPage('')
  await settled(page)
  await page.getByRole('button', { name: /^Berufserfahrung/ }).click()
  await page.getByRole('button', { name: /^Bauleitung Hochbau 1\b/ }).click()
  return page
}

async function slow(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return devtools
}

let typed = 0
/** Types letters, blanks and deletions into the field. */
async function type(page: Page, count: number) {
  await page.bringToFront()
  await page.getByLabel('Tätigkeit', { exact: true }).focus()
  await page.keyboard.press('End')
  for (let index = 0; index < count; index++) {
    // Five deletions for thirteen letters and blanks: the title grows into a second line and back.
    await page.keyboard.press(typed % 18 > 12 ? 'Backspace' : ('von Wohnungen'[typed % 18] ?? 'x'))
    typed++
    await page.waitForTimeout(PAUSE)
  }
}

/** Milliseconds from the key to the painted frame, and of them those of the page's main thread on a processor. */
interface Costs {
  readonly paint: number[]
  readonly processor: number[]
}

/** Records what some keys cost. */
async function measure(page: Page, devtools: CDPSession, { paint, processor }: Costs) {
  await page.evaluate(() => globalThis.takeKeys())
  processor.push(...keyCosts(await traced(devtools, () => type(page, KEYS_PER_ROUND))))
  const painted: ReturnType<typeof takeKeys> = await page.evaluate(() => globalThis.takeKeys())
  paint.push(...painted)
}

try {
  const pages = { resume: await openEntry(), bare: await openPage('?bare') }
  for (const page of Object.values(pages)) await type(page, 5)
  const devtools = {
    resume: await slow(pages.resume, THROTTLING),
    bare: await slow(pages.bare, THROTTLING),
  }
  const costs = { resume: { paint: [], processor: [] }, bare: { paint: [], processor: [] } } satisfies Record<
    keyof typeof pages,
    Costs
  >
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['resume', 'bare'] as const) await measure(pages[name], devtools[name], costs[name])
  for (const kind of ['processor', 'paint'] as const) {
    const [ours, bare] = [costs.resume[kind], costs.bare[kind]]
    const [half, late] = [quantile(ours, 0.5), quantile(ours, 0.95)]
    console.log(
      `a key at ${THROTTLING}×, ${kind}: median ${ms(half)}, p95 ${ms(late)}; bare median ${ms(quantile(bare, 0.5))}, p95 ${ms(quantile(bare, 0.95))}; ratio ${(half / quantile(bare, 0.5)).toFixed(2)} and ${(late / quantile(bare, 0.95)).toFixed(2)} (${ours.length} keys)`,
    )
  }
  await pages.bare.close()
  await pages.resume.close()

  for (const template of templates) {
    const page = await openPage(`?template=${template}`)
    await settled(page)
    const files: number[] = []
    for (let file = 0; file < DOWNLOADS; file++) {
      const done = page.waitForEvent('download')
      await page.getByRole('button', { name: 'PDF herunterladen' }).click()
      await done
      const time: ReturnType<typeof takeFile> = await page.evaluate(() => globalThis.takeFile())
      files.push(time)
      await page.waitForTimeout(300)
    }
    const [first = Number.NaN, ...warm] = files
    console.log(
      `PDF of five pages, ${template}: first ${ms(first)}, then median ${ms(quantile(warm, 0.5))}, slowest ${ms(Math.max(...warm))}`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
