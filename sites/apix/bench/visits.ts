// 1,000 visits a second for ten seconds against the program itself, and the same load on a bare
// node:http server that stores nothing: what the ratio says holds on any machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const perSecond = 1_000
const seconds = 10
const body = JSON.stringify({
  route: '/apps/notationTrainer',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  language: 'de-DE',
  screen: '1920 x 1080',
})

/** Starts a server of this folder in a process of its own, which writes its address as its first line. */
async function start(file: string, log: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, ...environment },
    // A file, not a pipe: whoever reads a pipe would slow the server down.
    stdio: ['ignore', openSync(log, 'w'), 'ignore'],
  })
  for (;;) {
    const [line, rest] = readFileSync(log, 'utf8').split('\n')
    if (line && rest !== undefined) return { child, ...(JSON.parse(line) as { address: string }) }
    await pause(50)
  }
}

/** Sends one visit. @returns the status; 0 when the connection failed */
const send = (address: string, agent: Agent, from: number) =>
  new Promise<number>((resolve) => {
    const visit = request(`http://${address}/apix/visitor`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        // Each from an address of its own, as a proxy would tell it: the limit is not what is measured.
        'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
      },
    })
    visit.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    visit.on('error', () => resolve(0))
    visit.end(body)
  })

/**
 * Sends at a fixed pace however slow the answers are, and measures each from the moment it was due, so
 * that a stall of the server counts for everybody who would have come meanwhile.
 */
async function load(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const taken: number[] = []
  const statuses = new Map<number, number>()
  const pending: Array<Promise<void>> = []
  const began = performance.now()
  for (let sent = 0; sent < perSecond * seconds;) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; sent < Math.min(due, perSecond * seconds); sent += 1) {
      const dueAt = began + (sent / perSecond) * 1000
      pending.push(
        send(address, agent, sent).then((status) => {
          taken.push(performance.now() - dueAt)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }),
      )
    }
    await pause(1)
  }
  await Promise.all(pending)
  agent.destroy()
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.floor(share * (taken.length - 1))]!
  return { p50: at(0.5), p99: at(0.99), most: at(1), statuses: Object.fromEntries(statuses) }
}

const show = (name: string, { p50, p99, most, statuses }: Awaited<ReturnType<typeof load>>) =>
  console.log(
    `${name.padEnd(10)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${most.toFixed(1)} ms, answers`,
    statuses,
  )

const folder = mkdtempSync(join(tmpdir(), 'apix-bench-'))

async function measure(name: string, file: string, environment?: Record<string, string>) {
  const { child, address } = await start(file, join(folder, `${name.replace(':', '-')}.log`), environment)
  try {
    const result = await load(address)
    show(name, result)
    return result
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

try {
  console.log(`${perSecond} visits a second for ${seconds} s`)
  const bare = await measure('node:http', 'bareServer.ts')
  const apix = await measure('apix', '../src/start.ts', {
    APIX_DATA: folder,
    APIX_PORT: '0',
    APIX_PROXIES: '1',
    NODE_ENV: 'production',
  })
  console.log(`ratio: p50 ${(apix.p50 / bare.p50).toFixed(2)}, p99 ${(apix.p99 / bare.p99).toFixed(2)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
