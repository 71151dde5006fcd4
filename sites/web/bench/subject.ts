import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inTurns, type Bench, type Round, type Subject, type Tab } from '@kleinzeug/tooling/bench'
import { startBenchServer } from './benchServer.ts'
import { measurePagesUnderFlood } from './pagesUnderFlood.ts'
import { measurePagesUnderLock } from './pagesUnderLock.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

/** Gives each comparison of pages the production build on a server of its own. */
const onBuild =
  (measure: (bench: Bench, size: number, address: string) => Promise<readonly Round[]>): Subject['measure'] =>
  async (bench, size) => {
    if (!existsSync(dist)) throw new Error('The site is not built: pnpm build.')
    const server = await startBenchServer(dist)
    try {
      return await measure(bench, size, `http://127.0.0.1:${server.port}`)
    } finally {
      // An open page keeps its connection.
      await Promise.all(bench.browser.contexts().map((context) => context.close()))
      await server.stop()
    }
  }

/** Opens the start page with React and router running, which start once the visitor does something. */
async function openRunning({ open }: Bench, address: string): Promise<Tab> {
  const tab = await open(`${address}/`)
  const theme = tab.page.locator('[data-theme-choice]')
  await theme.evaluateAll(([choice]) => choice?.dispatchEvent(new Event('beforetoggle')))
  await tab.page.waitForSelector('#app[data-hydrated]')
  return tab
}

/** Clicks a link of the menu; milliseconds from the click to the frame that shows its page. */
const changeRoute = (page: Tab['page'], path: string) =>
  page.evaluate(async (to) => {
    const heading = () => document.querySelector('main h1')?.textContent
    const before = heading()
    const start = performance.now()
    document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`)?.click()
    while (location.pathname !== to || !heading() || heading() === before)
      await new Promise(requestAnimationFrame)
    // The message arrives after the frame.
    const { port1, port2 } = new MessageChannel()
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(undefined)
    })
    return performance.now() - start
  }, path)

/** Milliseconds from the request of a document to its first painted content. */
async function loadDocument(page: Tab['page'], address: string) {
  await page.goto(address)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** The tools have their addresses in the menu alone. */
const toolsIn = (page: Tab['page']) =>
  page
    .locator('nav a[href^="/apps/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

const routeChange: Subject = {
  title: 'a click on a link of the menu to the painted page, on the wall clock',
  peer: 'the same page loaded as a document',
  unit: 'ms',
  sizes: { 'a short text': 0, 'a long text': 1, 'a tool': 2 },
  measure: onBuild(async (bench, index, address) => {
    const [{ page: own }, { page: peer }] = [
      await openRunning(bench, address),
      await bench.open(`${address}/`),
    ]
    const path = ['/music', '/meta/about', ...(await toolsIn(own))][index] ?? ''
    const changes = async () => {
      await own.bringToFront()
      const times: number[] = []
      for (let change = 0; change < 5; change++) {
        times.push(await changeRoute(own, path))
        await changeRoute(own, '/')
      }
      return times
    }
    const loads = async () => {
      await peer.bringToFront()
      const times: number[] = []
      for (let load = 0; load < 5; load++) times.push(await loadDocument(peer, `${address}${path}`))
      return times
    }
    return inTurns(changes, loads)
  }),
}

const texts = ['/music', '/meta/about', '/meta/privacy', '/blog', '/blog/notes', '/']

const memory: Subject = {
  title: 'memory in use by script after route changes over ten pages',
  peer: 'that after 20 route changes',
  unit: 'MB',
  sizes: { '200 route changes': 200 },
  measure: onBuild(async (bench, count, address) => {
    const rounds: Round[] = []
    while (rounds.length < 2) {
      const { page, devtools } = await openRunning(bench, address)
      const tour = [...(await toolsIn(page)).slice(0, 4), ...texts]
      let changed = 0
      const after = async (changes: number) => {
        for (; changed < changes; changed++) await changeRoute(page, tour[changed % tour.length] ?? '')
        await devtools.send('HeapProfiler.collectGarbage')
        return [(await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6]
      }
      const peer = await after(20)
      rounds.push({ own: await after(count), peer })
    }
    return rounds
  }),
}

const flood: Subject = {
  title: 'a page under a flood of visits, on the wall clock',
  peer: 'the same page without it',
  unit: 'ms',
  sizes: { '64 connections': 64 },
  measure: async () => (await measurePagesUnderFlood({ rounds: 3, seconds: 3 })).rounds,
}

const lock: Subject = {
  title: "a page while another program holds SQLite's write lock, on the wall clock",
  peer: 'the same page without the lock',
  unit: 'ms',
  sizes: { '50 visits that wait': 50 },
  measure: async (_, visits) => {
    const { round, statuses } = await measurePagesUnderLock({ seconds: 5, visits })
    const stored = statuses.filter((status) => status === 204).length
    if (stored < visits) throw new Error(`${stored} of ${visits} visits were stored after the lock.`)
    return [round]
  },
}

export default [routeChange, memory, flood, lock]
