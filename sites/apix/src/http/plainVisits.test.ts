// Visits are answered without Hono where they are plain, and by its routes otherwise. A query, even an empty
// one, is not plain: so the same request with `?` shows how the routes answer it.
import { createServer, request, type Server } from 'node:http'
import { fc } from '@fast-check/vitest'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApix, visit, type TestApix } from '../apix.fixtures.ts'
import type { ApixOptions } from '../createApix.ts'

let apix: TestApix
let server: Server
let port: number

const many = { attempts: 1_000_000, seconds: 60 }

async function start(options: Partial<ApixOptions> = {}) {
  apix = await startApix({ file: ':memory:' }, { limits: { visits: many }, proxies: 1, ...options })
  server = createServer(apix.apix.nodeHandler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
}

async function stop() {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await apix.apix.close()
}

beforeEach(() => start())
afterEach(stop)

interface Sent {
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
  /** Without a length, in chunks. */
  readonly isChunked?: boolean
}

/** Sends a visit and returns its response, without the time, and the rows that it stored. */
async function answerTo(path: string, { headers = {}, body = JSON.stringify(visit), isChunked }: Sent) {
  const { database } = apix.apix
  await database.deleteFrom('visits').execute()
  const length = isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>()
  const sent = request(
    {
      port,
      host: '127.0.0.1',
      path: `/apix${path}`,
      method: 'POST',
      agent: false,
      headers: { host: 'localhost:4174', 'content-type': 'application/json', ...length, ...headers },
    },
    async (response) => {
      const parts: string[] = []
      for await (const part of response.setEncoding('utf8')) parts.push(String(part))
      const headers = { ...response.headers, date: '' }
      resolve({ status: response.statusCode, headers, text: parts.join('') })
    },
  )
  sent.on('error', reject)
  sent.end(body)
  const answer = await promise
  const stored = await database
    .selectFrom('visits')
    .select(['route', 'user_agent', 'language', 'screen', 'day'])
    .execute()
  return { ...answer, stored, logged: apix.log.splice(0).map((entry) => ({ ...entry, milliseconds: 0 })) }
}

/** The answers of the plain way and of the routes. */
async function bothAnswers(sent: Sent) {
  apix.log.length = 0
  return { plain: await answerTo('/visitor', sent), routed: await answerTo('/visitor?', sent) }
}

test('a plain visit is stored and answered as by the routes', async () => {
  const { plain, routed } = await bothAnswers({})
  expect(plain).toEqual(routed)
  expect(plain).toMatchObject({
    status: 204,
    stored: [{ route: '/apps/radio', user_agent: 'Mozilla/5.0' }],
    logged: [{ level: 'info', route: '/apix/visitor', status: 204 }],
  })
})

/** Mostly left out, so that many visits stay plain. */
const header = (...values: string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  )

const sentVisit = fc.record({
  headers: fc
    .record({
      'content-type': header(
        'application/json',
        'Application/JSON; charset=utf-8',
        'text/plain;charset=UTF-8',
        'application/x-www-form-urlencoded',
        'image/png',
        '',
      ),
      origin: header(
        'http://localhost:4174',
        'https://localhost:4174',
        'HTTP://LOCALHOST:4174',
        'http://localhost',
        'http://localhost:4174.evil.example',
        'http://evil.example',
        'null',
      ),
      'sec-fetch-site': header('same-origin', 'same-site', 'cross-site', 'none', 'Same-Origin'),
      'sec-fetch-mode': header('cors', 'navigate', 'no-cors'),
      dnt: header('0', '1'),
      'sec-gpc': header('0', '1'),
      'x-forwarded-for': header('203.0.113.5', '2001:db8::1', '198.51.100.1:80, 203.0.113.5:443', ''),
      host: header(
        'localhost:4174',
        'kleinzeug.example',
        '[::1]:4174',
        'a b<>',
        'user@localhost',
        'localhost:x',
        '',
      ),
      expect: header('100-continue'),
    })
    .map((headers) =>
      Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    ),
  body: fc.oneof(
    fc.constant(JSON.stringify(visit)),
    fc
      .record({ route: fc.string({ unit: 'binary' }).map((text) => `/${text}`) })
      .map((more) => JSON.stringify({ ...visit, ...more })),
    fc.json({ maxDepth: 2 }),
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom('', '\ufeff{}', `\ufeff${JSON.stringify(visit)}`, 'x'.repeat(8_192), 'x'.repeat(8_193)),
  ),
  isChunked: fc.constantFrom(true, false, false, false),
})

test('whatever is sent is answered and stored as by the routes', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(sentVisit, async (sent) => {
      const { plain, routed } = await bothAnswers(sent)
      expect(plain).toEqual(routed)
    }),
    { numRuns: 300 },
  )
})

test('with a record that is switched off, a reached limit, CORS and no login by query it is the same', async () => {
  for (const options of [
    { recordVisits: false },
    { loginByQuery: false },
    { allowedOrigins: ['http://localhost:5173'] },
    { limits: { visits: { attempts: 1, seconds: 60 } } },
  ]) {
    await stop()
    await start(options)
    await answerTo('/visitor', {})
    const headers = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }
    for (const sent of [{}, { headers }]) {
      const { plain, routed } = await bothAnswers(sent)
      expect(plain).toEqual(routed)
    }
  }
})

test('a fault of the database is answered and logged the same', async () => {
  await apix.apix.database.schema.dropTable('visit_counts').execute()
  const { plain, routed } = await bothAnswers({})
  expect(plain).toEqual(routed)
  expect(plain).toMatchObject({
    status: 500,
    logged: [{ event: 'failure' }, { event: 'request', level: 'error' }],
  })
})
