// Drags a pawn over the board with the processor slowed down four times, here and on react-chessboard,
// in one run: script per pointer event, and at full speed the time from drop to the next paint.
import { launchOptions } from '@kleinzeug/tooling/browser'
import { fromSource } from '@kleinzeug/tooling/vitest'
import react from '@vitejs/plugin-react'
import { chromium, type Page } from 'playwright-core'
import { createServer } from 'vite'

const steps = 120
const rounds = 3

process.env['NODE_ENV'] = 'production'
const server = await createServer({
  mode: 'production',
  ...fromSource,
  root: import.meta.dirname,
  configFile: false,
  plugins: [react()],
  server: { port: 0, fs: { strict: false } },
  logLevel: 'error',
})
await server.listen()
const address = server.resolvedUrls?.local[0]
if (!address) throw new Error('the page is not served')
const browser = await chromium.launch(launchOptions)

const middle = (page: Page, square: string) =>
  page.evaluate((name) => {
    const box = document.querySelector(`[data-square="${name}"]`)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
  }, square)

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** @returns ms of script per pointer event at 4× throttling, and ms from drop to paint at 1× */
async function measure(board: 'own' | 'peer') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${address}page.html${board === 'peer' ? '#peer' : ''}`)
  await page.waitForSelector('[data-square="e2"]')
  await page.waitForTimeout(1500)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const from = await middle(page, 'e2')
  const to = await middle(page, 'e4')

  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 12, { steps: 4 })
  const before = await script()
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(from.x + 90 * Math.sin(step / 6), from.y - 60 - 90 * Math.abs(Math.cos(step / 9)))
  }
  const perEvent = ((await script()) - before) / steps
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  const paint = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerup',
          () => {
            const start = performance.now()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          },
          { capture: true, once: true },
        )
      }),
  )
  await page.mouse.up()
  const dropToPaint = await paint
  const arrived = await page.locator('[data-square="e4"] [data-piece]').count()
  if (arrived !== 1) throw new Error(`The pawn was not dragged on the ${board} board.`)
  await page.close()
  return { perEvent, dropToPaint }
}

const own: Array<Awaited<ReturnType<typeof measure>>> = []
const peer: typeof own = []
for (let round = 0; round < rounds; round += 1) {
  own.push(await measure('own'))
  peer.push(await measure('peer'))
}
await browser.close()
await server.close()

const row = (name: string, key: 'perEvent' | 'dropToPaint') => {
  const [ours, theirs] = [median(own.map((run) => run[key])), median(peer.map((run) => run[key]))]
  console.log(
    `${name}: ${ours.toFixed(2)} ms, react-chessboard ${theirs.toFixed(2)} ms, ${(theirs / ours).toFixed(1)}×`,
  )
}
row('script per pointer event at 4× throttling', 'perEvent')
row('drop to paint', 'dropToPaint')
