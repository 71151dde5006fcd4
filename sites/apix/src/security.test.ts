import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setPassword } from './accounts/users.ts'
import { cheap, passwords, startApix, visit, type TestApix } from './apix.fixtures.ts'
import type { ApixOptions } from './createApix.ts'

let server: TestApix

const start = async (options: Partial<ApixOptions> = {}) => {
  await server?.apix.close()
  server = await startApix({ file: ':memory:' }, options)
}

beforeEach(() => start())
afterEach(async () => {
  await server.apix.close()
})

describe('every answer', () => {
  test('forbids caching, referrers and loading anything', async () => {
    const answers = await Promise.all([
      server.call('/auth/user'),
      server.login('Ada', passwords.admin),
      server.login('Ada', 'falsch'),
      server.post('/visitor', visit),
      server.post('/visitor', 'x'.repeat(9_000)),
      server.call('/nothing'),
      server.apix.fetch(new Request('http://localhost/elsewhere')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 401, 204, 413, 404, 404])
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('to a fault of the server says nothing of it', async () => {
    await server.apix.database.schema.dropTable('sessions').execute()
    await server.apix.database.schema.dropTable('users').execute()
    const response = await server.login('Ada', 'ein-geheimes-wort')
    expect([response.status, await response.json()]).toEqual([500, { error: 'internal' }])
    const failure = server.log.find(({ event }) => event === 'failure')
    expect(failure?.error?.at.join('\n')).toContain('signIn.ts')
    expect(JSON.stringify(server.log)).not.toMatch(/geheim|no such table/)
  })

  test('of the health check is 503 without the database', async () => {
    await server.apix.database.destroy()
    expect((await server.call('/health')).status).toBe(503)
    await start()
  })
})

describe('size', () => {
  test.each([
    ['a body of more than 8 KiB', 413, () => server.post('/visitor', { route: `/${'a'.repeat(9_000)}` })],
    ['an address of more than 2 KiB', 414, () => server.call(`/auth/login?user=${'a'.repeat(2_100)}`)],
    [
      'headers of more than 8 KiB',
      431,
      () => server.call('/auth/user', { headers: { cookie: 'a'.repeat(9_000) } }),
    ],
  ])('%s is refused with %i', async (_, status, send) => {
    expect((await send()).status).toBe(status)
  })

  test('a body that the client breaks off is no error', async () => {
    for (const headers of [{}, { 'content-length': '500' }]) {
      const body = new ReadableStream({
        pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
      })
      const init: RequestInit & { duplex: string } = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      }
      expect((await server.call('/visitor', init)).status).toBe(400)
    }
    expect(server.log.map(({ level, event }) => [level, event])).toEqual([
      ['info', 'request'],
      ['info', 'request'],
    ])
  })

  test('a body that does not say its length is cut off', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1_000).fill(97)),
    })
    const init: RequestInit & { duplex: string } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }
    const response = await server.call('/visitor', init)
    expect(response.status).toBe(413)
  })

  test.each(['multipart/form-data; boundary=x', 'application/xml', 'constructor', ''])(
    'a body of the type "%s" is refused',
    async (type) => {
      const response = await server.post('/auth/login', { user: 'Ada', pass: 'x' }, { 'content-type': type })
      expect(response.status).toBe(415)
    },
  )
})

describe('a page of another origin', () => {
  const entries = [
    ['login', () => `/auth/login?user=Ada&pass=${passwords.admin}`, 'GET'],
    ['login by POST', () => '/auth/login', 'POST'],
    ['logout', () => '/auth/logout', 'POST'],
    ['visitor', () => '/visitor', 'POST'],
  ] as const
  const elsewhere = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://localhost:4174.evil.example' },
  ]

  test.each(entries)('cannot make a browser use %s', async (_, path, method) => {
    for (const headers of elsewhere) expect((await server.call(path(), { method, headers })).status).toBe(403)
  })

  test('cannot end the other sessions', async () => {
    const cookie = `token=${await server.tokenFor('Ada', passwords.admin)}`
    const answer = await server.post(
      '/auth/sessions/end-others',
      {},
      { cookie, 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
  })

  test('cannot end a session', async () => {
    const cookie = `token=${await server.tokenFor('Ada', passwords.admin)}`
    await server.post('/auth/logout', {}, { cookie, 'sec-fetch-site': 'cross-site' })
    expect((await server.call('/auth/user', { headers: { cookie } })).status).toBe(200)
  })

  test('of this origin can', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4174' }
    expect((await server.post('/visitor', visit, own)).status).toBe(204)
  })

  test('of an allowed origin can, with the cookie, and no other', async () => {
    await start({ allowedOrigins: ['http://localhost:5173'] })
    const allowed = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }
    const response = await server.post('/auth/login', { user: 'Ada', pass: passwords.admin }, allowed)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    const preflight = await server.call('/visitor', {
      method: 'OPTIONS',
      headers: { ...allowed, 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    const other = await server.call('/auth/user', { headers: { origin: 'http://localhost:9999' } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

/** The device cookie that a login response sets. */
function deviceOf(answer: Response) {
  const [, cookie, attributes] = /^(device=[^;]+);(.*)$/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  if (!cookie || !attributes) throw new Error('the answer sets no device cookie')
  return { cookie, attributes }
}

const wrong = async (times: number, user: string, peer?: string) => {
  const statuses: number[] = []
  for (let i = 0; i < times; i += 1) statuses.push((await server.login(user, 'falsch', peer)).status)
  return statuses
}

describe('too many', () => {
  test.each(['Ada', 'Niemand'])('wrong passwords for %s from one address have to wait', async (user) => {
    expect(await wrong(11, user)).toEqual([...Array<number>(10).fill(401), 429])
    const right = await server.login(user, passwords.admin)
    expect(right.status).toBe(429)
    expect(right.headers.get('retry-after')).toBe('900')
    expect(await right.json()).toEqual({ error: 'rate-limited' })
    server.clock.at += 900_000
    expect((await server.login(user, 'falsch')).status).toBe(401)
  })

  test('do not lock out a user who signs in from another address', async () => {
    await wrong(12, 'Ada')
    expect((await server.login('Ada', passwords.admin, '198.51.100.7')).status).toBe(200)
  })

  test('addresses that try one user have to wait together', async () => {
    for (let i = 0; i < 10; i += 1) await wrong(10, 'Ada', `198.51.100.${i}`)
    expect(await wrong(1, 'Ada', '198.51.100.99')).toEqual([429])
    expect((await server.login('Ute', passwords.user, '198.51.100.99')).status).toBe(200)
  })

  test('logins of one address have to wait, whoever it tries', async () => {
    for (let i = 0; i < 30; i += 1) expect((await server.login(`Nr${i}`, 'falsch')).status).toBe(401)
    expect((await server.login('Ute', passwords.user)).status).toBe(429)
    expect((await server.login('Ute', passwords.user, '198.51.100.1')).status).toBe(200)
  })

  test('addresses of one IPv6 network count as one', async () => {
    for (let i = 0; i < 30; i += 1) await server.login(`Nr${i}`, 'falsch', `2001:db8::${i.toString(16)}`)
    expect((await server.login('Ute', passwords.user, '2001:db8::ffff:1')).status).toBe(429)
    expect((await server.login('Ute', passwords.user, '2001:db8:0:1::1')).status).toBe(200)
  })

  test('networks of one IPv6 customer wait together, at four times the number', async () => {
    for (let network = 0; network < 4; network += 1)
      for (let i = 0; i < 30; i += 1) await server.login(`Nr${i}`, 'falsch', `2001:db8:0:${network}::1`)
    expect((await server.login('Ute', passwords.user, '2001:db8:0:ff::1')).status).toBe(429)
    expect((await server.login('Ute', passwords.user, '2001:db8:0:100::1')).status).toBe(200)
  })

  test('do not lock out a device in which the user has signed in before', async () => {
    const device = deviceOf(await server.login('Ada', passwords.admin))
    expect(device.attributes).toMatch(/HttpOnly/)
    expect(device.attributes).toMatch(/SameSite=Strict/)
    for (let i = 0; i < 10; i += 1) await wrong(10, 'Ada', `198.51.100.${i}`)
    await wrong(30, 'Ute')
    expect((await server.login('Ada', passwords.admin)).status).toBe(429)
    const again = await server.login('Ada', passwords.admin, undefined, device.cookie)
    expect(again.status).toBe(200)
    expect(deviceOf(again).cookie).toBe(device.cookie)
  })

  test('wrong passwords from a known device are limited as well', async () => {
    const { cookie } = deviceOf(await server.login('Ada', passwords.admin))
    const tries = Array.from({ length: 10 }, () => server.login('Ada', 'falsch', undefined, cookie))
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await server.login('Ada', passwords.admin, undefined, cookie)).status).toBe(429)
    // The limit of unknown devices was not used.
    expect((await server.login('Ada', passwords.admin)).status).toBe(200)
  })

  test('a device of one user is unknown for another user', async () => {
    const { cookie } = deviceOf(await server.login('Ute', passwords.user))
    await wrong(10, 'Ada')
    expect((await server.login('Ada', passwords.admin, undefined, cookie)).status).toBe(429)
  })

  test('a new password deletes the devices of the user', async () => {
    const { cookie } = deviceOf(await server.login('Ada', passwords.admin))
    await setPassword(server.apix.database, 'Ada', 'ein ganz neues Passwort', cheap)
    await wrong(10, 'Ada')
    expect((await server.login('Ada', 'ein ganz neues Passwort', undefined, cookie)).status).toBe(429)
  })

  test('right passwords are no attempts', async () => {
    await start({ limits: { address: { attempts: 1_000, seconds: 60 } } })
    for (let i = 0; i < 15; i += 1) expect((await server.login('Ada', passwords.admin)).status).toBe(200)
  })

  test('visits of one address are not recorded', async () => {
    await start({ limits: { visits: { attempts: 2, seconds: 60 } } })
    const statuses = []
    for (let i = 0; i < 3; i += 1) statuses.push((await server.post('/visitor', visit)).status)
    expect(statuses).toEqual([204, 204, 429])
    expect((await server.post('/visitor', visit, {}, '198.51.100.1')).status).toBe(204)
  })

  test('a forged X-Forwarded-For changes nothing without a proxy', async () => {
    await start({ limits: { visits: { attempts: 1, seconds: 60 } } })
    await server.post('/visitor', visit, { 'x-forwarded-for': '1.1.1.1' })
    expect((await server.post('/visitor', visit, { 'x-forwarded-for': '2.2.2.2' })).status).toBe(429)
  })

  test('too many logins at once are answered with 503, and later ones work', async () => {
    await start({ passwordCost: { ln: 15, r: 8, p: 1 } })
    const names = Array.from({ length: 14 }, (_, i) => [`Nr${i}`, `198.51.100.${i}`] as const)
    const all = await Promise.all(names.map(([name, peer]) => server.login(name, 'falsch', peer)))
    const busy = all.filter(({ status }) => status === 503)
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(busy).toHaveLength(4)
    expect(busy[0]!.headers.get('retry-after')).toBe('2')
    expect((await server.login('Ada', passwords.admin)).status).toBe(200)
  })
})

describe('secrets', () => {
  const secret = 'Geheimes-Passwort-4711'

  test('are not logged', async () => {
    const token = await server.tokenFor('Ada', passwords.admin)
    await server.login('Geheimer-Name', secret, '203.0.113.77')
    await server.post('/auth/login', { user: 'Ada', pass: secret })
    await server.post(
      '/auth/logout',
      {},
      { cookie: `token=${token}`, referer: `https://x.example/?${secret}` },
    )
    await server.call(`/auth/login/${secret}`)
    await server.call(`/${secret}?pass=${secret}`)
    await server.post('/visitor', { ...visit, userAgent: secret }, { 'user-agent': secret })
    const log = JSON.stringify(server.log)
    for (const word of [secret, 'Geheimer-Name', token, passwords.admin, '203.0.113.77', '192.0.2.1'])
      expect(log).not.toContain(word)
    expect(server.log.map(({ route }) => route)).toEqual([
      '/apix/auth/login',
      '/apix/auth/login',
      '/apix/auth/login',
      '/apix/auth/logout',
      '*',
      '*',
      '/apix/visitor',
    ])
  })

  test('are not stored', async () => {
    const token = await server.tokenFor('Ada', passwords.admin)
    const { database } = server.apix
    const device = deviceOf(await server.login('Ada', passwords.admin)).cookie.replace('device=', '')
    const rows = JSON.stringify([
      await database.selectFrom('users').selectAll().execute(),
      await database.selectFrom('devices').selectAll().execute(),
      await database.selectFrom('sessions').selectAll().execute(),
    ])
    expect(rows).toContain('Ada')
    for (const word of [token, device, passwords.admin, passwords.user]) expect(rows).not.toContain(word)
  })

  test('need not come in a query', async () => {
    await start({ loginByQuery: false })
    const response = await server.login('Ada', passwords.admin)
    expect([response.status, response.headers.get('apix-login')]).toEqual([405, 'post'])
    expect((await server.post('/auth/login', { user: 'Ada', pass: passwords.admin })).status).toBe(200)
  })
})

test('with the record switched off, visits are not stored', async () => {
  await start({ recordVisits: false })
  expect((await server.post('/visitor', visit)).status).toBe(204)
  expect(await (await server.call('')).json()).toMatchObject({ visits: false })
  expect(await server.apix.database.selectFrom('visits').selectAll().execute()).toEqual([])
})
