import { afterEach, beforeEach, expect, test } from 'vitest'
import { passwords, startApix, type TestApix } from './apix.fixtures.ts'

let server: TestApix

beforeEach(async () => {
  server = await startApix({ file: ':memory:' }, { httpOnlyCookie: true })
})
afterEach(() => server.apix.close())

const login = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.post('/auth/login', { user: 'Ada', pass: passwords.admin, ...fields }, headers)

test('the offer is announced, and only then', async () => {
  expect(await (await server.call('')).json()).toMatchObject({ cookie: 'http-only' })
  const plain = await startApix({ file: ':memory:' })
  expect(await (await plain.call('')).json()).not.toHaveProperty('cookie')
  const answer = await plain.post('/auth/login', {
    user: 'Ada',
    pass: passwords.admin,
    cookie: 'http-only',
  })
  expect(await answer.json()).toEqual({ token: expect.any(String) })
  await plain.apix.close()
})

test('a client that asks for it gets the token in a cookie that scripts cannot read', async () => {
  const answer = await login({ cookie: 'http-only' })
  expect(await answer.json()).toEqual({ cookie: 'http-only' })
  const cookies = answer.headers.getSetCookie()
  const token = cookies.find((cookie) => cookie.startsWith('token='))
  expect(token).toMatch(/^token=[\w-]{43}; Max-Age=259200; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const hint = cookies.find((cookie) => cookie.startsWith('has-token='))
  expect(hint).toBe('has-token=1; Max-Age=259200; Path=/; Secure; SameSite=Strict')
  const cookie = token?.split(';')[0] ?? ''
  expect((await server.call('/auth/user', { headers: { cookie } })).status).toBe(200)

  const logout = await server.post('/auth/logout', {}, { cookie: `${cookie}; has-token=1` })
  expect(logout.headers.getSetCookie().map((text) => text.split(';').slice(0, 2).join(';'))).toEqual([
    'token=; Max-Age=0',
    'has-token=; Max-Age=0',
  ])
  expect((await server.call('/auth/user', { headers: { cookie } })).status).toBe(401)
})

test('a client that does not ask keeps the contract', async () => {
  const answer = await login({})
  expect(await answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))).toBe(false)
})

test('a cookie of before, which a script could not replace, makes room', async () => {
  const answer = await login({}, { cookie: 'has-token=1' })
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^token=; Max-Age=0/))
})
