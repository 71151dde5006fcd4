// @module-tag more
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeProfile, openTab, startChromium } from '@kleinzeug/tooling/chromium'
import { fromSource } from '@kleinzeug/tooling/vitest'
import * as v from 'valibot'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultServer, type FaultServer } from './faultServer.fixtures.ts'

let station: FaultServer
let site: Server
const profile = makeProfile()
let browser: Awaited<ReturnType<typeof startChromium>>

async function buildPage(): Promise<string> {
  const built = await build({
    ...fromSource,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('livePage.fixtures.ts', import.meta.url)),
        formats: ['iife'],
        name: 'live',
        fileName: 'live',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [output] = Array.isArray(built) ? built : []
  return output?.output[0].code ?? ''
}

beforeAll(async () => {
  const script = await buildPage()
  station = await startFaultServer()
  site = createServer((request, response) => {
    const isScript = request.url === '/live.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>Radio</title><script src="/live.js"></script>')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  // Sound needs no click in it.
  browser = await startChromium(profile.folder, [
    '--mute-audio',
    '--autoplay-policy=no-user-gesture-required',
  ])
}, 120_000)
afterAll(async () => {
  await browser.kill()
  profile.remove()
  site.closeAllConnections()
  site.close()
  await station.close()
})

const stateSchema = v.object({
  status: v.string(),
  reason: v.nullable(v.string()),
  connection: v.number(),
  position: v.number(),
  url: v.string(),
})

test(
  'after a page was frozen for ten seconds it plays what the station sends now',
  { timeout: 60_000 },
  async () => {
    const address = site.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const tab = await openTab(browser.url, `http://127.0.0.1:${port}/`)
    const state = async () => v.parse(stateSchema, await tab.evaluate('radio.state()'))
    await expect.poll(() => tab.evaluate('typeof live')).toBe('object')
    await tab.evaluate(`void (window.radio = live.playStation('${station.origin}/frozen/mp3'))`)
    await expect.poll(state, { timeout: 10_000 }).toMatchObject({ status: 'playing', connection: 1 })
    await wait(2_000)

    // A second tab hides the first: only a hidden page can be frozen.
    await openTab(browser.url, 'about:blank')
    await tab.send('Page.enable')
    await tab.send('Page.setWebLifecycleState', { state: 'frozen' })
    await wait(10_000)
    const thawedAt = Date.now()
    await tab.send('Page.setWebLifecycleState', { state: 'active' })

    await expect.poll(state, { timeout: 10_000 }).toMatchObject({ status: 'playing', connection: 2 })
    expect(await tab.evaluate('radio.lifecycle')).toEqual(['freeze', 'resume'])
    const { url, position, reason } = await state()
    expect(Number(new URL(url).searchParams.get('t'))).toBeGreaterThanOrEqual(thawedAt)
    expect(position).toBeLessThan((Date.now() - thawedAt) / 1_000)
    expect(reason).toBeNull()
  },
)
