// What the record costs the main thread, beside the plain way: the whole record into localStorage at every edit.
import { repeated, type Round, type Subject, type Tab } from '@kleinzeug/tooling/bench'
import { servePage } from '../src/local/proof/servePage.fixtures.ts'
import type * as local from '../src/local/proof/page.fixtures.ts'

declare global {
  interface Window {
    readonly kleinzeug: typeof local
  }
}

const THROTTLING = 4

/** Edits one day of a record of this size again and again. Answers ms per edit, per coalesced write, and per plain one. */
const edit = (page: Tab['page'], length: number, edits = 24) =>
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
 * What the first reading of a visit takes until a tool has its data, and what `JSON.parse` of the same text takes. The page
 * has asked localStorage before, as every page of the site has for its theme.
 */
const start = (page: Tab['page'], isOursFirst: boolean) =>
  page.evaluate((isOursFirst) => {
    const { kleinzeug } = window
    const took = (act: () => void) => {
      const start = performance.now()
      act()
      return performance.now() - start
    }
    localStorage.getItem('kleinzeug')
    const ours = () =>
      took(() =>
        kleinzeug
          .openRecord()
          .slice({ name: 'worktime', defaults: () => [], decode: (data) => data })
          .read(),
      )
    const plain = () => took(() => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}') as unknown)
    if (isOursFirst) return { own: ours(), peer: plain() }
    const second = plain()
    return { own: ours(), peer: second }
  }, isOursFirst)

/** Takes rounds on a page that has its record of this length. */
const subject = (
  what: string,
  peer: string,
  measure: (page: Tab['page'], length: number, url: string) => Promise<Round>,
): Subject => ({
  title: `${what}, on a CPU slowed ${THROTTLING} times`,
  peer,
  unit: 'ms',
  sizes: { 'a record of 20 KB': 20_000, 'a record of 200 KB': 200_000, 'a record of 2 MB': 2_000_000 },
  measure: async ({ open }, length) => {
    const site = await servePage('proof/page.fixtures.ts')
    try {
      const { page, devtools } = await open(site.url)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
      return await repeated(() => measure(page, length, site.url), 3)
    } finally {
      site.close()
    }
  },
})

const plain = 'the record into localStorage at every edit'

export default [
  subject('one edit of the record', plain, async (page, length) => {
    const { ours, plain: peer } = await edit(page, length)
    return { own: ours, peer }
  }),
  subject('the write of four edits when the page is left', plain, async (page, length) => {
    const { coalesced, plain: peer } = await edit(page, length)
    return { own: coalesced, peer }
  }),
  subject('reading at the start of a visit', 'JSON.parse of the same text', async (page, length, url) => {
    await edit(page, length, 1)
    const visits: Array<Awaited<ReturnType<typeof start>>> = []
    for (let visit = 0; visit < 10; visit++) {
      await page.goto(url)
      visits.push(await start(page, visit % 2 === 0))
    }
    return { own: visits.map(({ own }) => own), peer: visits.map(({ peer }) => peer) }
  }),
]
