// Measures the radio beside a plain <audio> element, with the real limits in a real browser: for each fault the
// message, the share of sound, the number of requests and the time until sound after a repair. Prints the table of
// the README. `--short` runs each fault for 14 s only; further arguments choose faults by name.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { startFaultServer } from '../src/state/faultServer.fixtures.ts'
import type { Measured } from './page.ts'

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true })
const seconds = values.short ? 14 : 124
/** Pages at a time: two streams of silence each. */
const parallel = 11

interface Row {
  readonly name: string
  readonly path: string
  /** Whether the station is repaired in the middle of the run. */
  readonly isRepaired?: boolean
}

const rows: readonly Row[] = [
  { name: 'healthy, 0.3 s at once', path: 'paced?burst=0.3' },
  { name: 'healthy, 1 s at once', path: 'paced?burst=1' },
  { name: 'healthy, 2 s at once', path: 'paced?burst=2' },
  { name: 'healthy, 4 s at once', path: 'paced?burst=4' },
  { name: 'healthy, 20 s at once', path: 'paced?burst=20' },
  { name: 'healthy, 320 kbit/s, 1 s at once', path: 'paced?burst=1&kbps=320' },
  { name: 'healthy, in blocks of 4 s', path: 'paced?burst=4&block=4' },
  { name: 'half the bit rate', path: 'paced?burst=2&pace=0.5' },
  { name: 'closes in order every 20 s', path: 'end?seconds=20' },
  { name: 'resets every 20 s', path: 'reset?seconds=20' },
  { name: 'runs dry every 20 s', path: 'dry?seconds=20' },
  { name: 'starts after 4 s', path: 'slow' },
  { name: 'M3U file', path: 'playlist.m3u' },
  { name: 'M3U file without CORS', path: 'playlist.m3u?cors=no' },
  { name: '404', path: 'missing', isRepaired: true },
  { name: '404 without CORS', path: 'missing?cors=no', isRepaired: true },
  { name: '503', path: 'broken', isRepaired: true },
  { name: 'a web page', path: 'html', isRepaired: true },
  { name: 'redirects to itself', path: 'loop', isRepaired: true },
  { name: 'connection refused', path: 'refuse', isRepaired: true },
  { name: 'no response', path: 'hang', isRepaired: true },
  { name: 'response without content', path: 'silent', isRepaired: true },
]

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

async function measure({ path, isRepaired }: Row): Promise<Result> {
  // A context of its own: six connections to one host are the limit of a browser.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await page.click('button')
  await page.waitForFunction('window.bench')
  const [address, plainAddress] = [0, 0].map(() => `${station.origin}/${crypto.randomUUID()}/${path}`)
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
  positionals.length > 0 ? rows.filter(({ path }) => positionals.some((name) => path.startsWith(name))) : rows
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
