import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { chromium } from 'playwright'

/** A tab that is driven by the debugging protocol alone. */
export interface Tab {
  readonly send: (method: string, params?: object) => Promise<unknown>
  /** The value of an expression, as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
}

/**
 * Starts a Chromium without Playwright, which keeps every page visible: a visible page cannot be frozen. Sound
 * needs no click in it.
 */
export async function startRawChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'radio-chromium-'))
  const child = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [
      ...launchOptions.args,
      ...(launchOptions.chromiumSandbox ? [] : ['--no-sandbox']),
      '--headless=new',
      '--disable-gpu',
      '--mute-audio',
      '--autoplay-policy=no-user-gesture-required',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  )
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL')
      await gone
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const portFile = join(profile, 'DevToolsActivePort')
  const deadline = Date.now() + 60_000
  while (!existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n')) {
    if (Date.now() > deadline) {
      await stop()
      throw new Error('Chromium does not start')
    }
    await wait(50)
  }
  const [port] = readFileSync(portFile, 'utf8').split('\n')
  return { openTab: (url: string) => openTab(`http://127.0.0.1:${port}`, url), stop }
}

async function openTab(browser: string, url: string): Promise<Tab> {
  const answer = await fetch(`${browser}/json/new?${url}`, { method: 'PUT' })
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
