// Measures, with the real limits and in a real browser, how fast the radio answers a click, notices a
// fault and comes back. Prints a table; the plain <audio> element beside it is the peer.
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { startFaultServer, type Fault, type FaultServer } from '../src/state/faultServer.fixtures.ts'
import type { Measured } from './page.ts'

const rounds = 3
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

let station: FaultServer = await startFaultServer()
const port = Number(new URL(station.origin).port)
const vite = await createServer({
  ...fromSource,
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  server: { port: 0 },
  optimizeDeps: { include: ['jotai', 'valibot', 'hls.js/light'] },
})
await vite.listen()
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
await page.goto(vite.resolvedUrls?.local[0] ?? '')
await page.click('button')
await page.waitForFunction('window.measure')

const run = (path: string, options: { heal?: boolean; plain?: boolean; until?: number } = {}) =>
  page.evaluate(
    ([url, rest]) =>
      (window as unknown as { measure: (url: string, o: object) => Promise<Measured> }).measure(url, rest),
    [`${station.origin}/${crypto.randomUUID()}${path}`, options] as const,
  )

const ms = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? 'never' : `${Math.round(value)} ms`
const print = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)

const starts: Measured[] = []
for (let i = 0; i < rounds; i += 1) starts.push(await run('/normal'))
console.log(`click → „verbindet“ on the screen: ${ms(median(starts.map(({ shown }) => shown)))}`)
console.log(`click → „spielt“: ${ms(median(starts.map(({ played }) => played ?? NaN)))}\n`)

print('fault', 'noticed', 'as', 'sounds again after', 'a plain <audio>')
print('---', '---', '---', '---', '---')
const broken: Fault[] = ['end', 'reset', 'dry', 'missing', 'html', 'refuse', 'hang', 'silent', 'slow']
for (const fault of broken) {
  const measured: Measured[] = []
  for (let i = 0; i < rounds; i += 1) measured.push(await run(`/${fault}`, { heal: fault !== 'slow' }))
  const plain = await run(`/${fault}`, { heal: fault !== 'slow', plain: true, until: 8_000 })
  print(
    fault,
    ms(median(measured.map(({ noticed }) => noticed ?? NaN))),
    measured[0]?.reason ?? '',
    ms(median(measured.map(({ back }) => back ?? NaN))),
    plain.back === undefined ? 'stays silent' : ms(plain.back),
  )
}

console.log('\nThe server is gone altogether, and comes back after:')
for (const away of [500, 3_000, 10_000]) {
  const pending = run('/normal', { until: away + 25_000 })
  await page.waitForTimeout(2_000)
  await station.close()
  await page.waitForTimeout(away)
  station = await startFaultServer(port)
  const returned = await page.evaluate(() => performance.now())
  const { backAt } = await pending
  console.log(
    `${away / 1_000} s: sounds again ${ms(backAt === undefined ? NaN : Math.max(0, backAt - returned))} later`,
  )
}

await browser.close()
await vite.close()
await station.close()
