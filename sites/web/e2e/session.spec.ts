import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configurationFrom, createApix, ensureDemoUser, type Apix, type DemoUser } from '@kleinzeug/apix'
import { expect, test, type Page } from '@playwright/test'
import { serve } from '../server/serve.ts'
import { startReact } from './pages.ts'

let apix: Apix
let origin: string
let close: () => Promise<void>
let users: readonly DemoUser[]
const data = mkdtempSync(join(tmpdir(), 'kleinzeug-e2e-'))

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  apix = await createApix({ ...configurationFrom({ APIX_DATA: data }), log: () => {} })
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

const account = (role: string) => users.find(({ rolename }) => rolename === role)!

async function signIn(page: Page, name: string, password: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

test('a guarded page sends to the login and back', async ({ page }) => {
  const { username, password } = account('user')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${origin}/user`)
  await expect(page).toHaveURL(/\/login\?zu=%2Fuser/)
  await signIn(page, username, password)
  await expect(page).toHaveURL(`${origin}/user`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username)
  await expect(page.getByRole('link', { name: username, exact: true })).toHaveAttribute('href', '/user')
  // The backend takes a POST, so the password is in no address.
  expect(requests.filter((url) => url.includes(password))).toEqual([])

  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
  expect(token).toMatchObject({ path: '/', secure: true })
  const days = (token!.expires - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(3)

  await page.reload()
  await startReact(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username)
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  const answer = await page.request.get(`${origin}/apix/auth/user`, {
    headers: { authorization: `Bearer ${token!.value}` },
  })
  expect(answer.status()).toBe(401)
})

test('a wrong password leaves the visitor signed out, without a message', async ({ page }) => {
  await page.goto(`${origin}/login`)
  await startReact(page)
  await signIn(page, account('user').username, 'falsch')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the login never leads to another site', async ({ page }) => {
  const { username, password } = account('user')
  await page.goto(`${origin}/login?zu=https://evil.example/`)
  await startReact(page)
  await signIn(page, username, password)
  await expect(page).toHaveURL(`${origin}/user`)
})

test('a backend that only keeps the bare contract is asked with a query', async ({ page }) => {
  await page.route('**/apix', (route) => route.fulfill({ status: 404, body: 'not found' }))
  let query: string | undefined
  await page.route('**/apix/auth/login?*', (route) => {
    query = new URL(route.request().url()).search
    return route.fulfill({ json: { token: 'abc' } })
  })
  await page.route('**/apix/auth/user', (route) =>
    route.fulfill({ json: { user: { username: 'Ada', rolename: 'user' } } }),
  )
  await page.goto(`${origin}/login`)
  await startReact(page)
  await signIn(page, 'ada', 'geheim & lang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ user: 'ada', pass: 'geheim & lang' })
  const kept = await page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('geheim')),
  )
  expect(kept).toBe(false)
})

test('each page that is opened is told once, and an admin sees it', async ({ page }) => {
  const { username, password } = account('admin')
  // The list is read once: what it shows must have arrived by then.
  const told = () => page.waitForResponse((response) => response.url().endsWith('/visitor'))
  const first = told()
  await page.goto(`${origin}/glossary`)
  await startReact(page)
  await first
  const second = told()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum / Datenschutz' }).click()
  // Not the address, which changes first: a page that nobody has seen yet is not told.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datenschutz/)
  await second
  await page.goto(`${origin}/login`)
  await startReact(page)
  await signIn(page, username, password)
  const newest = page.getByRole('region', { name: 'Die neuesten' })
  await expect(newest.getByRole('cell', { name: '/glossary', exact: true })).toHaveCount(1)
  await expect(newest.getByRole('cell', { name: '/meta/privacy', exact: true })).toHaveCount(1)
  await expect(newest.getByRole('cell', { name: '1920 x 1080' }).first()).toBeVisible()
})

test('a visitor who does not want to be counted is not', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/visitor')) told.push(request.url())
  })
  await page.goto(`${origin}/music`)
  await startReact(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum / Datenschutz' }).click()
  await expect(page).toHaveURL(/privacy/)
  expect(told).toEqual([])
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  const { username, password } = account('user')
  await page.goto(`${origin}/login`)
  await startReact(page)
  await signIn(page, username, password)
  await expect(page).toHaveURL(`${origin}/user`)
  const second = await context.newPage()
  await second.goto(`${origin}/user`)
  await second.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
})

for (const [name, answer] of [
  ['is down', undefined],
  ['answers rubbish', { status: 200, body: '<html>' }],
  ['answers with another shape', { json: { user: { username: 7, rolename: 'king' } } }],
  ['says that the token has expired', { status: 401, json: { error: 'unauthorized' } }],
] as const) {
  test(`where the backend ${name} nobody is signed in, and nothing is said`, async ({ page, context }) => {
    await context.addCookies([{ name: 'token', value: 'abc', url: origin, secure: true }])
    await page.route('**/apix/auth/user', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto(`${origin}/blog`)
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('a page that is never idle tells who is signed in', async ({ page, context }) => {
  await context.addCookies([{ name: 'token', value: 'abc', url: origin, secure: true }])
  await page.route('**/apix/auth/user', (route) =>
    route.fulfill({ json: { user: { username: 'Ada', rolename: 'user' } } }),
  )
  // Where every frame is late, only the time limit of an idle callback makes it run.
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? window.setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0
  })
  await page.goto(`${origin}/blog`)
  await expect(page.getByRole('link', { name: 'Ada', exact: true })).toBeVisible()
})

test('the visits are for admins only', async ({ page, context }) => {
  await context.addCookies([{ name: 'token', value: 'abc', url: origin, secure: true }])
  await page.route('**/apix/auth/user', (route) =>
    route.fulfill({ json: { user: { username: 'Ada', rolename: 'user' } } }),
  )
  await page.goto(`${origin}/user`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada')
  await expect(page.getByRole('heading', { name: 'Besuche' })).toHaveCount(0)
})

test('every column of the visits can be read on a phone', async ({ page, context }) => {
  await context.addCookies([{ name: 'token', value: 'abc', url: origin, secure: true }])
  await page.route('**/apix/auth/user', (route) =>
    route.fulfill({ json: { user: { username: 'Ada', rolename: 'admin' } } }),
  )
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'
  const visits = [1, 2].map((id) => ({
    id,
    at: '2026-11-20T12:34:56.000Z',
    route: '/blog/workingHoursModel',
    userAgent,
    language: 'de-DE',
    screen: '1920 x 1080',
  }))
  await page.route('**/apix/visits?**', (route) =>
    route.fulfill({ json: { counts: [], visits, next: null } }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${origin}/user`)
  const cells = page.getByRole('table').getByRole('cell')
  await expect(cells).toHaveCount(10)
  for (const cell of await cells.all()) {
    const box = (await cell.boundingBox())!
    expect(box.x, await cell.innerText()).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, await cell.innerText()).toBeLessThanOrEqual(360)
    expect(await cell.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true)
  }
  await expect(page.getByRole('columnheader', { name: 'Seite' })).toBeAttached()
})
