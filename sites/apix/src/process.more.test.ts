// @module-tag more
// Tests of the program as a process: over a real connection, killed and stopped.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visit } from './apix.fixtures.ts'
import { openDatabase } from './database/openDatabase.ts'
import { restartCode } from './http/runServer.ts'

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

interface RunOptions {
  /** Maximum size of the program's files in bytes: simulates a full disk. */
  readonly fileLimit?: number
  readonly file?: string
}

async function run({ fileLimit, file = program }: RunOptions = {}) {
  const limited = `trap '' XFSZ; ulimit -f ${Math.ceil((fileLimit ?? 0) / 512)}; exec "$0" "$@"`
  const command = fileLimit ? ['/bin/sh', '-c', limited, process.execPath, file] : [process.execPath, file]
  const [first = '', ...rest] = command
  const child = spawn(first, rest, {
    env: {
      ...process.env,
      APIX_DATA: folder,
      APIX_PORT: '0',
      APIX_PROXIES: '1',
      NODE_ENV: 'test',
      DATABASE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const told: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => told.push(line))
  const lines = createInterface({ input: child.stdout })
  const failed = once(child, 'exit').then(() => {
    throw new Error(`the server did not start: ${told.join(' ')}`)
  })
  const [line]: unknown[] = await Promise.race([once(lines, 'line'), failed])
  const { address } = v.parse(v.object({ address: v.string() }), JSON.parse(String(line)))
  const logged: string[] = []
  lines.on('line', (entry) => logged.push(entry))
  return { child, address, told, logged }
}

/** @param from the client's address in X-Forwarded-For */
const record = (address: string, route: string, from = '192.0.2.1') =>
  fetch(`http://${address}/apix/visitor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ ...visit, route }),
  })

/** Sends raw bytes that no client library would send and returns the response. */
async function raw(address: string, text: string) {
  const [host, port] = address.split(':')
  const socket = connect(Number(port), host)
  socket.setEncoding('utf8')
  socket.write(text)
  let answer = ''
  for await (const part of socket) answer += String(part)
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

test('it shows the demo passwords once, and stops on a signal', { timeout: 60_000 }, async () => {
  const first = await run()
  await expect.poll(() => first.told).toHaveLength(2)
  const [, name, password] = /: (\w+) \/ (\S+)$/.exec(first.told[0] ?? '') ?? []
  const query = new URLSearchParams({ user: name ?? '', pass: password ?? '' })
  expect((await fetch(`http://${first.address}/apix/auth/login?${query}`)).status).toBe(200)
  const ended = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  // Windows has no such permissions.
  const others = process.platform === 'win32' ? 0 : statSync(join(folder, 'apix.sqlite')).mode & 0o077
  expect(others).toBe(0)

  const second = await run()
  expect(second.told).toEqual([])
})

test('two processes can start at once in an empty folder', { timeout: 60_000 }, async () => {
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

/** The statuses of requests that are sent over one connection after the other. */
async function statusesOf(address: string, requests: readonly string[]) {
  const answers: string[] = []
  for (const text of requests) answers.push(await raw(address, text))
  return answers.map((answer) => Number(answer.slice(9, 12)))
}

test(
  'bodies without a length are read, and cut off when they are too long',
  { timeout: 60_000 },
  async () => {
    const { address, logged } = await run()
    const chunked = (path: string, body: string, type = 'application/json') =>
      [
        `POST /apix${path} HTTP/1.1`,
        'host: localhost',
        'connection: close',
        `content-type: ${type}`,
        'transfer-encoding: chunked',
        '',
        ...[body.slice(0, 5), body.slice(5), ''].flatMap((part) => [part.length.toString(16), part]),
        '',
      ].join('\r\n')
    const bare = (path: string) =>
      `POST /apix${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`
    const statuses = await statusesOf(address, [
      chunked('/visitor', JSON.stringify(visit)),
      chunked('/visitor', `${' '.repeat(9_000)}${JSON.stringify(visit)}`),
      chunked('/auth/login', JSON.stringify({ user: 'Niemand', pass: 'falsch' })),
      chunked('/auth/login', 'user=Niemand&pass=falsch', 'application/x-www-form-urlencoded'),
      chunked('/auth/logout', '{}'),
      bare('/auth/logout'),
      bare('/visitor'),
    ])
    expect(statuses).toEqual([204, 413, 401, 401, 204, 204, 415])
    expect(logged.filter((line) => line.includes('"error"'))).toEqual([])
  },
)

/** Opens a connection and sends the first part of a visit. */
async function beginVisit(address: string, length = 0) {
  const [host, port] = address.split(':')
  const body = JSON.stringify(visit)
  const socket = connect(Number(port), host)
  socket.setEncoding('utf8').on('error', () => {})
  await once(socket, 'connect')
  const head = [
    'POST /apix/visitor HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, length)}`)
  return { socket, rest: body.slice(length) }
}

async function answerOn(socket: Socket) {
  let answer = ''
  for await (const part of socket) answer += String(part)
  return answer
}

test('of 30 visits under way when it is told to stop, 30 are answered', { timeout: 60_000 }, async () => {
  const { child, address } = await run()
  const begun = await Promise.all(Array.from({ length: 30 }, () => beginVisit(address, 10)))
  // The response shows that all of them have arrived.
  await record(address, '/')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`http://${address}/apix`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  const answers = begun.map(({ socket }) => answerOn(socket))
  for (const { socket, rest } of begun) socket.write(rest)
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 204 /)
  expect(await ended).toEqual([0, null])
})

test('a visit that is broken off is no error', { timeout: 60_000 }, async () => {
  const { address, logged } = await run()
  for (let i = 0; i < 10; i += 1) {
    const { socket } = await beginVisit(address, 10)
    await record(address, '/')
    socket.destroy()
  }
  await record(address, '/last')
  await expect.poll(() => logged.length).toBeGreaterThanOrEqual(11)
  expect(logged.filter((line) => line.includes('"error"'))).toEqual([])
})

test('headers that do not end are cut off after ten seconds, not forty', { timeout: 25_000 }, async () => {
  const { address } = await run()
  const [host, port] = address.split(':')
  const socket = connect(Number(port), host)
  socket.setEncoding('utf8')
  socket.write('GET /apix HTTP/1.1\r\nhost: localhost\r\n')
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test.skipIf(process.platform === 'win32')(
  'on a full disk the health check says so, and visits are answered with 503',
  { timeout: 60_000 },
  async () => {
    const { address } = await run({ fileLimit: 400_000 })
    const health = async () => (await fetch(`http://${address}/apix/health`)).status
    expect(await health()).toBe(200)
    const statuses: number[] = []
    while (statuses.length < 5_000 && !statuses.includes(503)) {
      const rush = Array.from({ length: 100 }, (_, i) =>
        record(address, `/${'x'.repeat(400)}`, `10.0.${statuses.length / 100}.${i}`),
      )
      for (const { status } of await Promise.all(rush)) statuses.push(status)
    }
    expect(new Set(statuses)).toEqual(new Set([204, 503]))
    expect(await health()).toBe(503)
    expect((await fetch(`http://${address}/apix`)).status).toBe(200)
  },
)

test('an uncaught error stops it gracefully, with the exit code for a restart', async () => {
  const file = fileURLToPath(new URL('http/failing.fixtures.ts', import.meta.url))
  const { child, address, logged } = await run({ file })
  const ended = once(child, 'exit')
  expect(await (await fetch(`http://${address}/`)).text()).toBe('finished')
  expect(await ended).toEqual([restartCode, null])
  expect(logged.filter((line) => line.includes('"fatal"'))).toHaveLength(1)
  expect(logged.at(-1)).toContain('"stopped"')
})
