// The login form before React has taken it over, or where no script of the page runs.
import { expect, test, type Browser, type Page } from '@playwright/test'

test.use({ serviceWorkers: 'block' })

/** Types a login and presses Enter. @returns the documents that are asked for, then and later */
async function submitEarly(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(request.url())
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('ada')
  await page.getByLabel('Passwort', { exact: true }).fill('geheim')
  await page.getByLabel('Passwort', { exact: true }).press('Enter')
  // A navigation that the key has started takes a moment to be seen.
  // oxlint-disable-next-line no-restricted-properties -- no navigation may start within this time
  await page.waitForTimeout(300)
  return asked
}

async function expectNothingSent(page: Page) {
  const asked = await submitEarly(page)
  await expect(page.getByText('Anmelden geht nur mit JavaScript.')).toBeVisible({ timeout: 20_000 })
  expect(asked).toEqual([page.url()])
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel('Name')).toHaveValue('ada')
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('geheim')
}

const withoutScript = async (browser: Browser, act: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await act(await context.newPage())
  await context.close()
}

test('without JavaScript a login is not sent, and the page says what it needs', ({ browser }) =>
  withoutScript(browser, expectNothingSent))

test('where the scripts are blocked, a login is not sent', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await expectNothingSent(page)
})

test('what was typed while the scripts were late stays, and can be sent then', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.route('**/apix', (route) => route.fulfill({ json: { login: ['post'] } }))
  const asked = await submitEarly(page)
  late.resolve()
  await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
  expect(asked).toEqual([page.url()])
  await expect(page.getByText('Anmelden geht nur mit JavaScript.')).toBeHidden()
  const sent = page.waitForRequest('**/apix/auth/login')
  await page.getByLabel('Passwort', { exact: true }).press('Enter')
  expect((await sent).postDataJSON()).toEqual({ user: 'ada', pass: 'geheim' })
})
