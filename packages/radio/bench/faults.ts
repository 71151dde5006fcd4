// Measures the radio beside a plain <audio> element, with the real limits in a real browser: for each fault the
// message, the share of sound, the number of requests and the time until sound after a repair. Prints the table of
// the README. `--short` runs each fault for 14 s only; further arguments choose faults by name.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { startFaultServer } from '../src/state/faultServer.fixtures.ts'
import type { Measured } from '../src/state/stationMeasure.fixtures.ts'
import { stationRows, type StationRow } from '../src/state/stationRows.fixtures.ts'

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true })
const seconds = values.short ? 14 : 124
/** Time after which a stream breaks, in s. */
const cut = values.short ? 4 : 20
/** Pages at a time: two streams of silence each. */
const parallel = 11

const station = await startFaultServer()
const vite = await createServer({
  ...fromSource,
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  server: { port: 0, watch: null, hmr: false },
  optimizeDeps: { include: ['jotai', 'valibot', 'hls.js/light'] },
})
await vite.listen()
const url = vite.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(launchOptions)

interface Result {
  readonly radio: Measured
  readonly plain: Measured
  readonly requests: number
  readonly plainRequests: number
}

async function requestsOf(address: string): Promise<number> {
  const response = await fetch(`${address.split('/').slice(0, -1).join('/')}/requests`)
  return Number(await response.text())
}

async function measure({ path, isRepaired }: StationRow): Promise<Result> {
  // A context of its own: six connections to one host are the limit of a browser.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await page.click('button')
  await page.waitForFunction('window.bench')
  const [address, plainAddress] = [0, 0].map(
    () => `${station.origin}/${crypto.randomUUID()}/${path.replace('CUT', String(cut))}`,
  )
  if (address === undefined || plainAddress === undefined) throw new Error('unreachable')
  const options = { seconds, repairAt: isRepaired ? seconds / 2 : undefined }
  const [radio, plain] = await Promise.all([
    page.evaluate(([at, how]) => window.bench.measureRadio(at, how), [address, options] as const),
    page.evaluate(([at, how]) => window.bench.measurePlain(at, how), [plainAddress, options] as const),
  ])
  await context.close()
  return { radio, plain, requests: await requestsOf(address), plainRequests: await requestsOf(plainAddress) }
}

const chosen =
  positionals.length > 0
    ? stationRows.filter(({ path }) => positionals.some((name) => path.startsWith(name)))
    : stationRows
const percent = ({ heard }: Measured) => `${Math.round((100 * heard) / seconds)} %`
const time = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(1)} s`)

console.log(`| station (${seconds} s) | message | sound | plain | requests | plain | sound after repair |`)
console.log('|---|---|---|---|---|---|---|')
const starts: number[] = []
for (let from = 0; from < chosen.length; from += parallel) {
  const batch = chosen.slice(from, from + parallel)
  const results = await Promise.all(batch.map(measure))
  for (const [index, { radio, plain, requests, plainRequests }] of results.entries()) {
    if (radio.started !== undefined && batch[index]?.path.startsWith('paced')) starts.push(radio.started)
    const cells = [
      batch[index]?.name,
      radio.messages.join(' ') || '–',
      percent(radio),
      percent(plain),
      requests,
      plainRequests,
      batch[index]?.isRepaired ? time(radio.back) : '',
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
starts.sort((a, b) => a - b)
console.log(`\nClick to sound, healthy stations: ${starts.map((start) => start.toFixed(2)).join(', ')} s`)

await browser.close()
await vite.close()
await station.close()
