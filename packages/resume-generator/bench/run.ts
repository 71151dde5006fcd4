// What a typed letter costs to paint in a resume of 32 entries, as CPU time of the main thread times four and on the wall
// clock of a CPU slowed four times, in turns with a bare text field: the ratio of the two holds on a busy machine, too. Then what the PDF of the same resume costs once
// its writer and the fonts are loaded, at full speed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { paintCosts, traced } from '@kleinzeug/tooling/paint-costs'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import type { TemplateId } from '../src/model/resume.ts'
import type { takeFile, takeKeys } from './page.tsx'

const THROTTLING = 4
/** Milliseconds for a key at p95. */
const TARGET = 16
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

const summary = (times: readonly number[]) =>
  `median ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`

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

/** Milliseconds from the key to the painted frame. */
interface Costs {
  /** On the wall clock, at 4×. */
  readonly wall: number[]
  /** What of it the main thread computed, unthrottled. */
  readonly busy: number[]
}

/** Records what some keys cost. */
async function measure(page: Page, { wall, busy }: Costs) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  await page.evaluate(() => globalThis.takeKeys())
  await type(page, KEYS_PER_ROUND)
  const painted: ReturnType<typeof takeKeys> = await page.evaluate(() => globalThis.takeKeys())
  wall.push(...painted)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  busy.push(...paintCosts(await traced(devtools, () => type(page, KEYS_PER_ROUND)), 'input'))
  await devtools.detach()
}

try {
  const pages = { resume: await openEntry(), bare: await openPage('?bare') }
  for (const page of Object.values(pages)) {
    // The browser asks after each letter what lies under the pointer.
    await page.getByLabel('Tätigkeit', { exact: true }).hover()
    await type(page, 5)
  }
  const costs = { resume: { wall: [], busy: [] }, bare: { wall: [], busy: [] } } satisfies Record<
    keyof typeof pages,
    Costs
  >
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['resume', 'bare'] as const) await measure(pages[name], costs[name])
  const report = (name: string, ours: readonly number[], bare: readonly number[]) =>
    console.log(
      `a key, ${name}: ${summary(ours)} (target ${TARGET}); bare ${summary(bare)}; ratio ${(quantile(ours, 0.5) / quantile(bare, 0.5)).toFixed(2)} and ${(quantile(ours, 0.95) / quantile(bare, 0.95)).toFixed(2)} (${ours.length} keys)`,
    )
  const slowed = ({ busy }: Costs) => busy.map((time) => time * THROTTLING)
  report(`CPU time of the main thread × ${THROTTLING}`, slowed(costs.resume), slowed(costs.bare))
  report(`wall clock at ${THROTTLING}×`, costs.resume.wall, costs.bare.wall)
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
