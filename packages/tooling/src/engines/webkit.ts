import { spawn } from 'node:child_process'
import * as v from 'valibot'
import type { Engine, Key } from './engine.ts'

/** The code points by which WebDriver names keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Partial<Record<string, string>>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} satisfies Partial<Record<Key, string>>

const sessionSchema = v.object({ sessionId: v.string() })
/** An element is an object of one member, whose value is its id. */
const elementSchema = v.record(v.string(), v.string())

const port = 4299
const root = `http://127.0.0.1:${port}`

/** One command of WebDriver: https://www.w3.org/TR/webdriver2/ */
async function command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(root + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value }: { value: unknown } = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

async function whenReady() {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await command('GET', '/status')
    } catch {
      // oxlint-disable-next-line no-restricted-globals -- the driver is polled until it listens
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** Starts WebKitGTK's small browser on a display of its own and drives it by plain WebDriver. */
export async function startWebKit(driver: string): Promise<Engine> {
  const process = spawn('xvfb-run', ['-a', driver, `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
  })
  const stop = () => {
    // The driver runs below xvfb-run; the whole group ends.
    if (process.pid) globalThis.process.kill(-process.pid)
  }
  try {
    await whenReady()
    const session = await command('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
    })
    const path = `/session/${v.parse(sessionSchema, session).sessionId}`
    const press = async (keys: readonly string[]) => {
      const actions = keys
        .map((key) => codes[key] ?? key)
        .flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ])
      await command('POST', `${path}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    }
    await command('POST', `${path}/window/rect`, { width: 1280, height: 900 })

    return {
      complaints: [],
      goTo: async (url) => void (await command('POST', `${path}/url`, { url })),
      reload: async () => void (await command('POST', `${path}/refresh`, {})),
      evaluate: (expression) =>
        command('POST', `${path}/execute/sync`, { script: `return (${expression})`, args: [] }),
      press: (...keys) => press(keys),
      type: (text) => press(Array.from(text)),
      async click(selector) {
        const element = await command('POST', `${path}/element`, { using: 'css selector', value: selector })
        await command(
          'POST',
          `${path}/element/${Object.values(v.parse(elementSchema, element))[0]}/click`,
          {},
        )
      },
      async hover(selector) {
        const origin = await command('POST', `${path}/element`, { using: 'css selector', value: selector })
        const actions = [{ type: 'pointerMove', x: 0, y: 0, duration: 0, origin }]
        await command('POST', `${path}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] })
      },
      async close() {
        await command('DELETE', path)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
