import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationFrom, createApix, ensureDemoUser, type Apix, type DemoUser } from '@kleinzeug/apix'
import { expect, test, type Page, type Route } from '@playwright/test'
import { serve } from '../server/serve.ts'
import { startReact } from './pages.ts'

let apix: Apix
let origin: string
let close: () => Promise<void>
let users: readonly DemoUser[] = []
const data = mkdtempSync(join(tmpdir(), 'kleinzeug-e2e-'))

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const environment = { APIX_DATA: data, APIX_COOKIE: 'http-only' }
  apix = await createApix({ ...configurationFrom(environment), log: () => {} })
  await ensureDemoUser(apix.database, {
    production: false,
    show(made) {
      users = made
    },
  })
  const server = await serve({ port: 0, api: apix.nodeHandler })
  origin = `http://localhost:${server.port}`
  close = server.close
})

test.afterAll(async () => {
  await close()
  await apix.close()
  rmSync(data, { recursive: true })
})

async function signIn(page: Page, name: string, password: string) {
  await page.goto(`${origin}/login`)
  await startReact(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

async function signInAs(page: Page, role: string) {
  const user = users.find(({ rolename }) => rolename === role)
  await signIn(page, user?.username ?? '', user?.password ?? '')
  await expect(page).toHaveURL(`${origin}/user`)
}

const outages: ReadonlyArray<readonly [string, (route: Route) => Promise<void>]> = [
  ['cannot be reached', (route) => route.abort()],
  ['answers 502', (route) => route.fulfill({ status: 502, body: 'bad gateway' })],
  ['answers 503', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } })],
  ['answers 429', (route) => route.fulfill({ status: 429, body: '' })],
]
for (const [name, answer] of outages)
  test(
    `a backend that ${name} is sent no password, and the visitor is told to try again`,
    { tag: '@more' },
    async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/auth/login')) sent.push(request.url())
      })
      await page.route('**/apix', answer)
      await signIn(page, 'ada', 'geheim')
      await expect(page.getByRole('alert')).toContainText('noch einmal')
      expect(sent).toEqual([])
      await page.unroute('**/apix')
    },
  )

const bare: ReadonlyArray<readonly [string, (route: Route) => Promise<void>]> = [
  ['404', (route) => route.fulfill({ status: 404, body: 'not found' })],
  ['405', (route) => route.fulfill({ status: 405, body: '' })],
  ['a page', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' })],
  ['another JSON', (route) => route.fulfill({ json: { login: ['get'] } })],
]
for (const [name, answer] of bare)
  test(`a backend that answers ${name} gets the specified query`, { tag: '@more' }, async ({ page }) => {
    await page.route('**/apix', answer)
    const asked = page.waitForRequest('**/apix/auth/login?*')
    await page.route('**/apix/auth/login?*', (route) => route.fulfill({ json: { token: 'abc' } }))
    await page.route('**/apix/auth/user', (route) =>
      route.fulfill({ json: { user: { username: 'Ada', rolename: 'user' } } }),
    )
    await signIn(page, 'ada', 'geheim')
    expect((await asked).method()).toBe('GET')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada')
    expect((await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value).toBe('abc')
  })

test('an outage of the login itself is no wrong password', async ({ page }) => {
  await page.route('**/apix/auth/login', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }))
  await signIn(page, 'ada', 'geheim')
  await expect(page.getByRole('alert')).toContainText('noch einmal')
})

test('a token that the backend keeps is out of reach of scripts, and ends with the logout', async ({
  page,
}) => {
  await signInAs(page, 'user')
  const cookies = await page.context().cookies(origin)
  expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  const readable = await page.evaluate(() => document.cookie)
  expect(readable).toBe('has-token=1')

  // Read anew, the page still knows who is signed in.
  await page.goto(`${origin}/user`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('user')

  await page.route('**/apix/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('noch einmal')
  await page.unroute('**/apix/auth/logout')
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect((await page.context().cookies(origin)).map(({ name }) => name)).not.toContain('token')
})

test('the sessions are listed, and the others can be ended', { tag: '@more' }, async ({ page, browser }) => {
  const other = await browser.newContext()
  const second = await other.newPage()
  await signInAs(second, 'user')
  await signInAs(page, 'user')
  const sessions = page.getByRole('region', { name: 'Anmeldungen' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('dieser Browser')).toHaveCount(1)
  await expect(sessions.getByRole('listitem').first()).toContainText(/Chrome/)
  await sessions.getByRole('button', { name: 'Andere abmelden' }).click()
  await expect(sessions.getByText('Ein anderer Browser ist abgemeldet.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await second.reload()
  await expect(second.getByRole('link', { name: 'Login' })).toBeVisible()
  await other.close()
})
