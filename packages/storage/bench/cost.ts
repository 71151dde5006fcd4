// What the record costs the main thread, in Chromium at full and at a quarter of the processor's speed.
// Compared with the plain way: the whole record into localStorage at every edit.
import { launchOptions } from '@kleinzeug/tooling/browser'
import { chromium, type CDPSession, type Page } from 'playwright-core'
import { servePage } from '../src/local/proof/servePage.fixtures.ts'
import type * as local from '../src/local/proof/page.fixtures.ts'

declare global {
  interface Window {
    readonly kleinzeug: typeof local
    /** What the page's first access to localStorage took, in ms. */
    readonly access: number
  }
}

const slowdowns = [4, 1]
const sizes = [
  { name: '50 KB', length: 50_000, edits: 200 },
  { name: '2 MB', length: 2_000_000, edits: 40 },
]
const visits = 41

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN
const print = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)

const spread = (values: number[]) => `${at(values, 0.5).toFixed(3)} / ${at(values, 0.95).toFixed(3)}`

function report(what: string, ours: number[], plain: number[]) {
  print(what, spread(ours), spread(plain), (at(ours, 0.5) / at(plain, 0.5)).toFixed(3))
}

/** Edits one day of a record of this size again and again. Answers ms per edit, per coalesced write, and per plain one. */
const edit = (page: Page, length: number, edits: number) =>
  page.evaluate(
    async ([length, edits]) => {
      const { openRecord } = window.kleinzeug
      localStorage.clear()
      const record = openRecord()
      await record.ready
      interface Day {
        readonly date: string
        readonly hoursWorked: number
      }
      const worktime = record.slice<readonly Day[]>({
        name: 'worktime',
        defaults: () => [],
        decode: (data) => (Array.isArray(data) ? data : undefined),
      })
      worktime.subscribe(() => worktime.read())
      const day = { date: '2026-11-21', hoursWorked: 7.5 }
      let days: readonly Day[] = Array.from(
        { length: Math.floor(length / (JSON.stringify(day).length + 1)) },
        () => day,
      )
      worktime.write(days)
      await record.flush()

      const took = (act: () => void) => {
        const start = performance.now()
        act()
        return performance.now() - start
      }
      const ours: number[] = []
      const coalesced: number[] = []
      const plain: number[] = []
      for (let n = 0; n < edits; n++) {
        days = days.with(n, { ...day, hoursWorked: n / 4 })
        ours.push(took(() => worktime.write(days)))
        plain.push(took(() => localStorage.setItem('plain', JSON.stringify({ worktime: days }))))
        // Leaving the page makes the record write at once what is pending.
        if (n % 4 === 3) {
          coalesced.push(took(() => window.dispatchEvent(new Event('pagehide'))))
          // A hidden page stores every edit at once.
          window.dispatchEvent(new Event('pageshow'))
        }
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      await record.dispose()
      return { ours, coalesced, plain }
    },
    [length, edits] as const,
  )

/**
 * What the first reading of a visit takes until a tool has its data, and what `JSON.parse` of the same
 * text takes. The page has asked localStorage before, as every page of the site has for its theme;
 * `access` is what that took, which no code of ours can change.
 */
const start = (page: Page, isOursFirst: boolean) =>
  page.evaluate((isOursFirst) => {
    const { kleinzeug, access } = window
    const took = (act: () => void) => {
      const start = performance.now()
      act()
      return performance.now() - start
    }
    const ours = () =>
      took(() =>
        kleinzeug
          .openRecord()
          .slice({ name: 'worktime', defaults: () => [], decode: (data) => data })
          .read(),
      )
    const plain = () => took(() => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}') as unknown)
    if (isOursFirst) return { access, ours: ours(), plain: plain() }
    const second = plain()
    return { access, ours: ours(), plain: second }
  }, isOursFirst)

const site = await servePage('proof/page.fixtures.ts')
const browser = await chromium.launch(launchOptions)
try {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const start = performance.now()
    localStorage.getItem('kleinzeug')
    Object.assign(window, { access: performance.now() - start })
  })
  const session: CDPSession = await page.context().newCDPSession(page)
  console.log(`Chromium ${browser.version()}; ms as median / 95th percentile`)
  for (const rate of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    print(`what, processor slowed ${rate}×`, 'record', 'plain localStorage', 'ratio')
    print('---', '---', '---', '---')
    for (const { name, length, edits } of sizes) {
      await page.goto(site.url)
      const { ours, coalesced, plain } = await edit(page, length, edits)
      report(`one edit on the input path, ${name}`, ours, plain)
      report(`the coalesced write, when idle, ${name}`, coalesced, plain)
      const reads: Array<Awaited<ReturnType<typeof start>>> = []
      for (let visit = 0; visit < visits; visit++) {
        await page.goto(site.url)
        reads.push(await start(page, visit % 2 === 0))
      }
      const all = (of: 'ours' | 'plain' | 'access') => reads.map((read) => read[of])
      report(`reading at start, ${name}`, all('ours'), all('plain'))
      print(`the page's first access to localStorage, ${name}`, '', spread(all('access')), '')
    }
  }
} finally {
  await browser.close()
  site.close()
}
