import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwords, postgres, sqlite, startApix, type TestApix, visit } from './apix.fixtures.ts'

const many = { attempts: 1_000_000, seconds: 60 }
const limits = { address: many, userAtAddress: many, user: many, visits: many }

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    "' or 1=1 --",
    "Ada'; drop table users; --",
    '$1',
    '?',
    '\u0000',
    '\ud800',
    'a\r\nset-cookie: token=x',
    '../../etc/passwd',
    '%00%0d%0a',
    '__proto__',
    'a'.repeat(5_000),
  ),
)
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }))
const fields = fc.record(
  {
    user: value,
    pass: value,
    route: fc.oneof(
      value,
      nasty.map((text) => `/${text}`),
    ),
    userAgent: value,
    language: value,
    screen: value,
  },
  { requiredKeys: [] },
)
const paths = [
  '',
  '/auth/login',
  '/auth/user',
  '/auth/logout',
  '/visitor',
  '/visitor/stats',
  '/visits',
  '/health',
]
const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one)).toWellFormed()
/** Characters that fetch allows in a header; others never reach the server. */
const headerText = nasty.map((text) => text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '').trim())
const request = fc.record({
  path: fc.oneof(
    fc.constantFrom(...paths),
    nasty.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  ),
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
  query: fc.oneof(
    fc.string({ maxLength: 60 }).map((text) => text.replaceAll('#', '')),
    fields.map((all) =>
      Object.entries(all)
        .map(([name, one]) => `${name}=${encodeURIComponent(text(one))}`)
        .join('&'),
    ),
  ),
  body: fc.oneof(
    fields.map((all) => JSON.stringify(all)),
    fields.map((all) => JSON.stringify({ ...visit, ...all })),
    nasty,
    fc.uint8Array({ maxLength: 200 }),
  ),
  type: fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png'),
  cookie: fc.oneof(
    headerText,
    headerText.map((text) => `token=${text}`),
    fc.constant('ADMIN'),
  ),
  authorization: headerText,
})

for (const [{ name, start }, options] of [
  [sqlite, {}],
  [postgres, { tags: 'more' }],
] as const)
  describe(`whatever is sent to ${name}`, options, () => {
    let database: Awaited<ReturnType<typeof start>>
    let server: TestApix
    let token: string

    beforeAll(async () => {
      database = await start()
      server = await startApix(await database.empty(), { limits })
      token = await server.tokenFor('Ada', passwords.admin)
    }, 60_000)
    afterAll(async () => {
      await server.apix.close()
      await database.stop()
    })

    test('is answered without a fault and without a word about the inside', { timeout: 60_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(request, async ({ path, method, query, body, type, cookie, authorization }) => {
          const asked = method === 'GET' || method === 'HEAD'
          const response = await server.call(`${path}?${query}`, {
            method,
            headers: {
              'content-type': type,
              // With a valid session the guarded routes are reached as well.
              cookie: cookie === 'ADMIN' ? `token=${token}` : cookie,
              ...(authorization && cookie !== 'ADMIN' && { authorization }),
            },
            ...(!asked && { body: body as BodyInit }),
          })
          const text = await response.text()
          expect(response.status).toBeLessThan(500)
          expect(text).not.toMatch(/\bat .*\.ts|node_modules|sqlite|select |insert |syntax|scrypt/i)
          expect(response.headers.get('set-cookie')).toBeNull()
          expect(response.headers.get('cache-control')).toBe('no-store')
        }),
        { numRuns: name === 'SQLite' ? 600 : 200 },
      )
      expect((await server.login('Ada', passwords.admin)).status).toBe(200)
    })

    test('is stored as it was sent, or not at all', { timeout: 60_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(nasty, async (userAgent) => {
          const { status } = await server.post('/visitor', { ...visit, userAgent })
          const [last] = await server.apix.database
            .selectFrom('visits')
            .selectAll()
            .orderBy('id', 'desc')
            .limit(1)
            .execute()
          expect([status === 204 && last?.user_agent, status === 400]).toContainEqual(
            status === 204 ? userAgent.toWellFormed() : true,
          )
        }),
        { numRuns: 100 },
      )
    })
  })
