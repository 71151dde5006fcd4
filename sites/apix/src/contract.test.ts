import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheap, passwords, postgres, sqlite, startApix, type TestApix, visit } from './apix.fixtures.ts'
import { removeUser, setPassword, setRole } from './accounts/users.ts'
import { tokenLifetime } from './contract.ts'

const day = 24 * 60 * 60 * 1000

const pageSchema = v.object({
  visits: v.array(v.object({ route: v.string() })),
  next: v.nullable(v.number()),
})

for (const [{ name, start }, options] of [
  [sqlite, {}],
  [postgres, { tags: 'more' }],
] as const)
  describe(`the contract on ${name}`, options, () => {
    let database: Awaited<ReturnType<typeof start>>
    let server: TestApix

    beforeAll(async () => {
      database = await start()
    }, 60_000)
    afterAll(() => database.stop())
    beforeEach(async () => {
      server = await startApix(await database.empty())
    })
    afterEach(() => server.apix.close())

    const stored = () => server.apix.database.selectFrom('visits').selectAll().execute()

    describe('login', () => {
      test('answers a name and its password in the query with a token', async () => {
        const response = await server.login('Ada', passwords.admin)
        expect(response.status).toBe(200)
        expect(await response.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
      })

      test('takes the same fields as JSON and as a form', async () => {
        const fields = { user: 'Ute', pass: passwords.user }
        const json = await server.post('/auth/login', fields)
        const form = await server.call('/auth/login', { method: 'POST', body: new URLSearchParams(fields) })
        expect([json.status, form.status]).toEqual([200, 200])
        const tokens = await Promise.all([json, form].map((response) => response.json()))
        expect(tokens[0]).not.toEqual(tokens[1])
      })

      test('knows a name in any case and with an umlaut composed either way', async () => {
        expect((await server.login('  aDA ', passwords.admin)).status).toBe(200)
        expect((await server.login('Ute', passwords.user.normalize('NFD'))).status).toBe(200)
      })

      test('answers a wrong password and an unknown name alike', async () => {
        const wrong = await server.login('Ada', 'falsch')
        const unknown = await server.login('Niemand', 'falsch')
        expect([wrong.status, unknown.status]).toEqual([401, 401])
        expect(await wrong.text()).toBe(await unknown.text())
        expect([...wrong.headers]).toEqual([...unknown.headers])
      })

      test.each([
        '',
        '?user=Ada',
        '?pass=x',
        '?user=&pass=',
        `?user=${'a'.repeat(65)}&pass=x`,
        '?user=a%00&pass=x',
      ])('refuses what is not a name and a password: %s', async (query) => {
        expect((await server.call(`/auth/login${query}`)).status).toBe(400)
      })

      test('announces on every answer, and at the root, that the password may be posted', async () => {
        expect((await server.call('/auth/user')).headers.get('apix-login')).toBe('post, get')
        expect(await (await server.call('')).json()).toEqual({ login: ['post', 'get'], visits: true })
      })
    })

    describe('user', () => {
      test('tells name and role for a token in the cookie or the Authorization header', async () => {
        const token = await server.tokenFor('Ada', passwords.admin)
        const user = { user: { username: 'Ada', rolename: 'admin' } }
        expect(await (await server.withToken('/auth/user', token)).json()).toEqual(user)
        const bearer = await server.call('/auth/user', { headers: { authorization: `Bearer ${token}` } })
        expect(await bearer.json()).toEqual(user)
      })

      test.each([undefined, 'token=', 'token=abc', `token=${'A'.repeat(43)}`, 'token=%E0%A4%A'])(
        'refuses the cookie %s',
        async (cookie) => {
          const response = await server.call('/auth/user', cookie ? { headers: { cookie } } : {})
          expect(response.status).toBe(401)
          expect(await response.json()).toEqual({ error: 'unauthorized' })
        },
      )

      test('accepts a token for three days and no longer', async () => {
        const token = await server.tokenFor('Ute', passwords.user)
        server.clock.at += tokenLifetime - 1
        expect((await server.withToken('/auth/user', token)).status).toBe(200)
        server.clock.at += 1
        expect((await server.withToken('/auth/user', token)).status).toBe(401)
        await server.apix.purge()
        expect(await server.apix.database.selectFrom('sessions').selectAll().execute()).toEqual([])
      })

      test('answers with the current role', async () => {
        const token = await server.tokenFor('Ute', passwords.user)
        await setRole(server.apix.database, 'Ute', 'admin')
        const response = await server.withToken('/auth/user', token)
        expect(await response.json()).toEqual({ user: { username: 'Ute', rolename: 'admin' } })
      })
    })

    describe('a token is revoked', () => {
      test('by logout, and no other token of the user', async () => {
        const first = await server.tokenFor('Ute', passwords.user)
        const second = await server.tokenFor('Ute', passwords.user)
        const logout = await server.post('/auth/logout', {}, { cookie: `token=${first}` })
        expect(logout.status).toBe(204)
        expect((await server.withToken('/auth/user', first)).status).toBe(401)
        expect((await server.withToken('/auth/user', second)).status).toBe(200)
      })

      test('logout without a token is no error', async () => {
        expect((await server.call('/auth/logout', { method: 'POST' })).status).toBe(204)
      })

      test.each([
        [
          'a new password',
          (db: TestApix['apix']['database']) => setPassword(db, 'Ute', 'ein ganz neues Passwort', cheap),
        ],
        ['the removal of the user', (db: TestApix['apix']['database']) => removeUser(db, 'Ute')],
      ])('by %s', async (_, act) => {
        const token = await server.tokenFor('Ute', passwords.user)
        await act(server.apix.database)
        expect((await server.withToken('/auth/user', token)).status).toBe(401)
        expect((await server.login('Ute', passwords.user)).status).toBe(401)
      })
    })

    describe('sessions', () => {
      const sessionsSchema = v.object({
        sessions: v.array(v.object({ agent: v.string(), createdAt: v.string(), current: v.boolean() })),
      })
      const sessionsOf = async (token: string) =>
        v.parse(sessionsSchema, await (await server.withToken('/auth/sessions', token)).json()).sessions

      test('are listed for their user alone, the newest first', async () => {
        await server.tokenFor('Ada', passwords.admin)
        const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/153.0' }
        await server.post('/auth/login', { user: 'Ute', pass: passwords.user }, headers)
        server.clock.at += 1_000
        const token = await server.tokenFor('Ute', passwords.user)
        expect(await sessionsOf(token)).toEqual([
          { agent: '', createdAt: '2026-03-02T12:00:01.000Z', current: true },
          { agent: 'Firefox · Linux', createdAt: '2026-03-02T12:00:00.000Z', current: false },
        ])
        expect((await server.call('/auth/sessions')).status).toBe(401)
      })

      test('the others of a user can be ended', async () => {
        const admin = await server.tokenFor('Ada', passwords.admin)
        const other = await server.tokenFor('Ute', passwords.user)
        const token = await server.tokenFor('Ute', passwords.user)
        const answer = await server.post('/auth/sessions/end-others', {}, { cookie: `token=${token}` })
        expect(await answer.json()).toEqual({ ended: 1 })
        expect((await server.withToken('/auth/user', other)).status).toBe(401)
        for (const own of [admin, token]) expect((await server.withToken('/auth/user', own)).status).toBe(200)
        expect((await server.post('/auth/sessions/end-others', {})).status).toBe(401)
      })
    })

    describe('visits', () => {
      test('are recorded and answered with 204', async () => {
        const response = await server.post('/visitor', visit)
        expect([response.status, await response.text()]).toEqual([204, ''])
        expect(await stored()).toEqual([
          {
            id: 1,
            at: server.clock.at,
            day: '2026-03-02',
            route: '/apps/radio',
            user_agent: 'Mozilla/5.0',
            language: 'de-DE',
            screen: '1920 x 1080',
          },
        ])
      })

      test('may be sent by a beacon, and lose what follows the path', async () => {
        const body = JSON.stringify({ ...visit, route: '/user?secret=1#two', screen: '360x640' })
        expect((await server.call('/visitor', { method: 'POST', body })).status).toBe(204)
        expect(await stored()).toMatchObject([{ route: '/user', screen: '360 x 640' }])
      })

      test("are assigned to the day of the operator's time zone, not of UTC", async () => {
        server.clock.at = Date.UTC(2026, 2, 2, 23, 30)
        await server.post('/visitor', visit)
        expect(await stored()).toMatchObject([{ day: '2026-03-03' }])
      })

      test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
        'are not recorded for requests with %o',
        async (header) => {
          expect((await server.post('/visitor', visit, header)).status).toBe(204)
          expect(await stored()).toEqual([])
        },
      )

      test.each([
        {},
        [],
        null,
        { ...visit, route: 'https://elsewhere.example/' },
        { ...visit, route: `/${'a'.repeat(512)}` },
        { ...visit, userAgent: 'a\u0000b' },
        { ...visit, userAgent: 7 },
        { ...visit, language: 'x'.repeat(36) },
        { ...visit, screen: 'wide' },
      ])('are refused when they are none: %j', async (body) => {
        expect((await server.post('/visitor', body)).status).toBe(400)
        expect(await stored()).toEqual([])
      })

      test('are shown to an admin only', async () => {
        const user = await server.tokenFor('Ute', passwords.user)
        for (const path of ['/visits', '/visitor/stats']) {
          expect((await server.call(path)).status).toBe(401)
          expect((await server.withToken(path, user)).status).toBe(403)
        }
      })

      test('are counted by route and day, and by each property', async () => {
        const token = await server.tokenFor('Ada', passwords.admin)
        await server.post('/visitor', { ...visit, route: '/blog', language: 'en' })
        server.clock.at += day
        await server.post('/visitor', visit)
        await server.post('/visitor', { ...visit, screen: '360 x 640' })
        expect(await (await server.withToken('/visits', token)).json()).toHaveProperty('counts', [
          { day: '2026-03-03', route: '/apps/radio', count: 2 },
          { day: '2026-03-02', route: '/blog', count: 1 },
        ])
        expect(await (await server.withToken('/visitor/stats', token)).json()).toEqual({
          from: '2026-02-02',
          to: '2026-03-03',
          total: 3,
          days: [
            { value: '2026-03-03', count: 2 },
            { value: '2026-03-02', count: 1 },
          ],
          routes: [
            { value: '/apps/radio', count: 2 },
            { value: '/blog', count: 1 },
          ],
          languages: [
            { value: 'de-DE', count: 2 },
            { value: 'en', count: 1 },
          ],
          screens: [
            { value: '1920 x 1080', count: 2 },
            { value: '360 x 640', count: 1 },
          ],
        })
        const today = await server.withToken('/visitor/stats?days=1', token)
        expect(await today.json()).toMatchObject({ from: '2026-03-03', total: 2 })
      })

      test('are listed in pages, the newest first, each of them once', async () => {
        const token = await server.tokenFor('Ada', passwords.admin)
        for (const route of ['/a', '/b', '/c', '/d', '/e']) await server.post('/visitor', { ...visit, route })
        const seen: string[] = []
        let next: number | null = null
        do {
          const before = next === null ? '' : `&before=${next}`
          const response = await server.withToken(`/visits?limit=2${before}`, token)
          const page = v.parse(pageSchema, await response.json())
          seen.push(...page.visits.map(({ route }) => route))
          next = page.next
        } while (next !== null)
        expect(seen).toEqual(['/e', '/d', '/c', '/b', '/a'])
        for (const query of ['limit=0', 'limit=201', 'limit=x', 'before=-1', 'days=0'])
          expect((await server.withToken(`/visits?${query}`, token)).status).toBe(400)
      })

      test('contain neither address nor visitor', async () => {
        const token = await server.tokenFor('Ada', passwords.admin)
        await server.post('/visitor', visit, { cookie: 'token=x' }, '203.0.113.9')
        const answer: unknown = await (await server.withToken('/visits', token)).json()
        expect(answer).toHaveProperty('visits', [{ id: 1, at: '2026-03-02T12:00:00.000Z', ...visit }])
      })

      test('are deleted after 90 days', async () => {
        await server.post('/visitor', visit)
        server.clock.at += 90 * day
        await server.apix.purge()
        expect(await stored()).toHaveLength(1)
        server.clock.at += 1
        await server.apix.purge()
        expect(await stored()).toEqual([])
      })
    })

    test('answers an unknown path with 404 and the health of the database with 200', async () => {
      expect((await server.call('/nothing')).status).toBe(404)
      const health = await server.call('/health')
      expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    })
  })
