// Measures, with the real limits and in a real browser, how fast the radio answers a click, notices a
// fault and comes back. Prints a table; the plain <audio> element beside it is the peer. Named faults
// (`pnpm bench reset dry`) are measured alone.
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { startFaultServer, type Fault, type FaultServer } from '../src/state/faultServer.fixtures.ts'

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

const address = (fault: Fault) => `${station.origin}/${crypto.randomUUID()}/${fault}`

const run = (fault: Fault, options: { healAfter?: number; goneAt?: number; until?: number }) =>
  page.evaluate(([url, rest]) => window.measure(url, rest), [address(fault), options] as const)

async function repeat<T>(measure: () => Promise<T>) {
  const measured: T[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measure())
  return measured
}

const ms = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? 'never' : `${Math.round(value)} ms`
const middle = (values: readonly (number | undefined)[]) =>
  ms(median(values.map((value) => value ?? Infinity)))
const worst = (values: readonly (number | undefined)[]) =>
  ms(Math.max(...values.map((value) => value ?? Infinity)))
const print = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)

for (const fault of ['normal', 'redirect'] as const) {
  const starts = await repeat(() => run(fault, { until: 1_500 }))
  console.log(
    `${fault}: click → „verbindet“ on the screen ${middle(starts.map(({ shown }) => shown))}, → sound ${middle(starts.map(({ played }) => played))}`,
  )
}

print('fault', 'noticed', 'as', 'back, well at once', 'back, well after 5 s', 'worst', 'a plain <audio>')
print('---', '---', '---', '---', '---', '---', '---')
const broken: Fault[] = ['end', 'reset', 'dry', 'missing', 'html', 'refuse', 'hang', 'silent', 'slow']
const named = process.argv.slice(2)
for (const fault of named.length > 0 ? broken.filter((name) => named.includes(name)) : broken) {
  const atOnce = await repeat(() => run(fault, { healAfter: 0 }))
  const later = await repeat(() => run(fault, { healAfter: 5_000 }))
  const plain = await page.evaluate((url) => window.measurePlain(url), address(fault))
  const all = [...atOnce, ...later]
  print(
    fault,
    worst(all.map(({ noticed }) => noticed)),
    all[0]?.reason ?? '',
    middle(atOnce.map(({ back }) => back)),
    middle(later.map(({ back }) => back)),
    worst(all.map(({ back }) => back)),
    plain.back === undefined ? 'stays silent' : ms(plain.back),
  )
}

console.log('\nThe server is gone altogether, and comes back after:')
print('outage', 'noticed', 'as', 'back', 'worst')
print('---', '---', '---', '---', '---')
const now = () => page.evaluate(() => performance.now())
for (const away of named.length > 0 ? [] : [500, 3_000, 20_000, 75_000]) {
  const measured = await repeat(async () => {
    const goneAt = (await now()) + 2_000
    const pending = run('normal', { goneAt, until: away + 25_000 })
    await page.waitForTimeout(2_000)
    await station.close()
    await page.waitForTimeout(away)
    station = await startFaultServer(port)
    const returned = await now()
    const { backAt, ...result } = await pending
    return { ...result, back: backAt === undefined ? undefined : backAt - returned }
  })
  print(
    `${away / 1_000} s`,
    worst(measured.map(({ noticed }) => noticed)),
    measured[0]?.reason ?? '',
    middle(measured.map(({ back }) => back)),
    worst(measured.map(({ back }) => back)),
  )
}

await browser.close()
await vite.close()
await station.close()
