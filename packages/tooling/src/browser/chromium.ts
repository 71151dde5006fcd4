// A Chromium that tests can kill, freeze and start again with the same profile.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { launchOptions } from './browser.ts'

/** A profile folder for several browsers, one after the other. */
export function makeProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'kleinzeug-profile-'))
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}

/** Starts a Chromium on a profile folder whose whole process group can be killed, as in a crash. */
export async function startChromium(profile: string, options: readonly string[] = []) {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [
      ...launchOptions.args,
      ...(launchOptions.chromiumSandbox ? [] : ['--no-sandbox']),
      '--headless=new',
      '--disable-gpu',
      ...options,
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

/** A tab that is driven by the debugging protocol alone. */
export interface Tab {
  readonly send: (method: string, params?: object) => Promise<unknown>
  /** The value of an expression, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
}

/** Opens a tab by the debugging protocol: Playwright keeps pages visible, and a visible page cannot be frozen. */
export async function openTab(browserUrl: string, url: string): Promise<Tab> {
  const answer = await fetch(`${browserUrl}/json/new?${url}`, { method: 'PUT' })
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await answer.json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const pending = new Map<number, (result: unknown) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message: { id?: number; result?: unknown } = JSON.parse(String(data))
    if (message.id !== undefined) pending.get(message.id)?.(message.result)
  })
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      pending.set((lastId += 1), resolve)
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
  return {
    send,
    evaluate: async (expression) => {
      const value = `(async () => JSON.stringify(await (${expression}) ?? null))()`
      const result = await send('Runtime.evaluate', {
        expression: value,
        awaitPromise: true,
        returnByValue: true,
      })
      const { result: { value: json } = {} }: { result?: { value?: unknown } } = Object(result)
      if (typeof json !== 'string') throw new Error(`${expression}: ${JSON.stringify(result)}`)
      return JSON.parse(json)
    },
  }
}
