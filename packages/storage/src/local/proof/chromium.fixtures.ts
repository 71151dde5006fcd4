import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { chromium } from 'playwright-core'
import { build } from 'vite'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Serves an empty page with the code of a module of `local` as `window.kleinzeug`.
 *
 * @param onHold called when a page requests `/hold`, which is never answered: a synchronous request stops
 *   the page at that moment
 */
export async function servePage(module: string, onHold = () => {}) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '..', module),
        formats: ['iife'],
        name: 'kleinzeug',
        fileName: 'local',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const script = output?.output[0].code ?? ''
  const server = createServer((request, response) => {
    if (request.url === '/hold') {
      onHold()
      return
    }
    const isScript = request.url === '/local.js'
    // An isolated page has a clock of 5 µs instead of 100.
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>Probe</title><script src="/local.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A profile folder for several browsers, one after the other. */
export function makeProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'kleinzeug-profile-'))
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}

/** Starts a Chromium whose whole process group can be killed, as in a crash. */
export async function startChromium(profile: string) {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [
      ...launchOptions.args,
      ...(launchOptions.chromiumSandbox ? [] : ['--no-sandbox']),
      '--headless=new',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const kill = async () => {
    // Without an id it never started, with an exit code it is gone already.
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL')
      await gone
    }
  }
  try {
    const deadline = Date.now() + 60_000
    while (!existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n')) {
      if (Date.now() > deadline) throw new Error('Chromium does not start')
      await wait(50)
    }
    const [port] = readFileSync(portFile, 'utf8').split('\n')
    const url = `http://127.0.0.1:${port}`
    const connect = () => chromium.connectOverCDP(url)
    /** Ends it as a person does, so that localStorage is on the disk. */
    const quit = async () => {
      const session = await (await connect()).newBrowserCDPSession()
      await session.send('Browser.close').catch(() => {})
      await gone
    }
    return { url, connect, kill, quit }
  } catch (error) {
    await kill()
    throw error
  }
}

/**
 * Opens a tab by the debugging protocol alone: Playwright keeps every page visible, and a visible page
 * cannot be frozen.
 *
 * @param browserUrl address of the debugging protocol
 */
export async function openTab(browserUrl: string, url: string) {
  const answer = await fetch(`${browserUrl}/json/new?${url}`, { method: 'PUT' })
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await answer.json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const pending = new Map<number, (message: unknown) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message: { id?: number } = JSON.parse(String(data))
    if (message.id !== undefined) pending.get(message.id)?.(message)
  })
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      pending.set(++lastId, resolve)
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
  return {
    send,
    evaluate: (expression: string) =>
      send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
  }
}
