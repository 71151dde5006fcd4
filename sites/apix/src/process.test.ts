// The program itself, as it is started: over a real connection, killed, and stopped.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visit } from './apix.fixtures.ts'
import { openDatabase } from './database/openDatabase.ts'

const program = fileURLToPath(new URL('start.ts', import.meta.url))

let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apix-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function run() {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, APIX_DATA: folder, APIX_PORT: '0', NODE_ENV: 'test', DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const told: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => told.push(line))
  const lines = createInterface({ input: child.stdout })
  const failed = once(child, 'exit').then(() => {
    throw new Error(`the server did not start: ${told.join(' ')}`)
  })
  const [line] = (await Promise.race([once(lines, 'line'), failed])) as [string]
  const { address } = JSON.parse(line) as { address: string }
  return { child, address, told }
}

const record = (address: string, route: string) =>
  fetch(`http://${address}/apix/visitor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visit, route }),
  })

/** What the server says to bytes that no client library would send. */
async function raw(address: string, text: string) {
  const [host, port] = address.split(':')
  const socket = connect(Number(port), host)
  socket.setEncoding('utf8')
  socket.write(text)
  let answer = ''
  for await (const part of socket) answer += part as string
  return answer
}

test(
  'a visit that was acknowledged outlives a kill in the middle of writing',
  { timeout: 60_000 },
  async () => {
    const server = await run()
    const acknowledged: string[] = []
    const writer = async (name: number) => {
      for (let i = 0; ; i += 1) {
        const route = `/${name}/${i}`
        const response = await record(server.address, route).catch(() => undefined)
        if (response?.status !== 204) return
        acknowledged.push(route)
        if (acknowledged.length === 60) server.child.kill('SIGKILL')
      }
    }
    const ended = once(server.child, 'exit')
    await Promise.all([1, 2, 3, 4].map(writer))
    await ended
    expect(acknowledged.length).toBeGreaterThanOrEqual(60)

    const db = await openDatabase({ file: join(folder, 'apix.sqlite') })
    const stored = await db.selectFrom('visits').select('route').execute()
    await db.destroy()
    expect(stored.map(({ route }) => route)).toEqual(expect.arrayContaining(acknowledged))
  },
)

test('it tells the passwords of a fresh machine once, and ends when asked', { timeout: 60_000 }, async () => {
  const first = await run()
  await expect.poll(() => first.told).toHaveLength(2)
  const [, name, password] = /: (\w+) \/ (\S+)$/.exec(first.told[0]!) ?? []
  const query = new URLSearchParams({ user: name!, pass: password! })
  expect((await fetch(`http://${first.address}/apix/auth/login?${query}`)).status).toBe(200)
  const ended = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  // Windows knows no such bits.
  const others = process.platform === 'win32' ? 0 : statSync(join(folder, 'apix.sqlite')).mode & 0o077
  expect(others).toBe(0)

  const second = await run()
  expect(second.told).toEqual([])
})

test('two that start at once on a fresh folder share the work', { timeout: 60_000 }, async () => {
  const [first, second] = await Promise.all([run(), run()])
  await expect.poll(() => [...first.told, ...second.told]).toHaveLength(2)
  for (const { address } of [first, second]) expect((await record(address, '/')).status).toBe(204)
})

test(
  'bytes that are no proper request are refused, and the server lives on',
  { timeout: 60_000 },
  async () => {
    const { address } = await run()
    const host = 'host: localhost\r\nconnection: close'
    for (const text of [
      'nonsense\r\n\r\n',
      `GET /apix/auth/login?user=a&pass=%zz HTTP/1.1\r\n${host}\r\n\r\n`,
      'GET /apix/auth/user HTTP/1.1\r\nhost: a b<>\r\nconnection: close\r\n\r\n',
      `GET //evil/..%2f HTTP/1.1\r\n${host}\r\n\r\n`,
      `GET /apix/auth/user HTTP/1.1\r\n${host}\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      `POST /apix/visitor HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      `GET /apix/auth/user HTTP/1.1\r\n${host}\r\nx: a\u0000b\r\n\r\n`,
    ]) {
      const answer = await raw(address, text)
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answer).not.toMatch(/node_modules|\.ts:/)
    }
    expect((await record(address, '/')).status).toBe(204)
  },
)
