import { expect, test, type Page } from '@playwright/test'
import { expectContrast, expectNoFindings } from './axe.ts'
import { collectShifts, complaints, pages, startReact } from './pages.ts'

/** Makes the screen one that is touched: keys are larger there. */
async function touchScreen(page: Page) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
}

/** Width of the page's content in a window of this size, once it is laid out. */
async function widthAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.documentElement.scrollWidth)),
        ),
      ),
  )
}

/** What is written on keys that are too narrow for it. */
const cutKeys = (page: Page) =>
  page
    .locator('.ui-button:visible')
    .evaluateAll((keys) =>
      keys.filter((key) => key.scrollWidth > key.clientWidth + 1).map((key) => key.textContent),
    )

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { path, title } of pages)
    test(`${path}: steady while it loads, written, taken over, accessible, and as wide as its window`, async ({
      page,
    }) => {
      const list = complaints(page)
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).host))
      const shifts = await collectShifts(page)
      await page.setViewportSize({ width: 360, height: 740 })
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(200)
      expect(/<h1[ >]/.test((await response?.text()) ?? '')).toBe(true)
      if ((await page.locator('[data-react]').count()) > 0)
        await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
      await page.waitForLoadState('networkidle')
      const { sum, moved } = await shifts()
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)

      await page.setViewportSize({ width: 1280, height: 720 })
      await startReact(page)
      // The guarded page sends whoever is not signed in to the login.
      if (path === '/user') await expect(page).toHaveURL(/\/login/)
      else await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

      await expectNoFindings(page)
      await expectContrast(page)

      // 200 % zoom of a window of 1280 px.
      if (path.startsWith('/apps/')) expect(await widthAt(page, 640, 400)).toBeLessThanOrEqual(640)
      await touchScreen(page)
      expect(await widthAt(page, 360, 740)).toBeLessThanOrEqual(360)
      expect(await widthAt(page, 320, 640)).toBeLessThanOrEqual(320)
      expect(await cutKeys(page)).toEqual([])

      expect(list).toEqual([])
      // No other host hears of a visitor who has not asked for it.
      expect([...hosts]).toEqual([new URL(page.url()).host])
    })
})

test('an unknown address answers 404 with a page that says so', async ({ page }) => {
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist nichts')
})

test('a missing asset is not answered with a page', async ({ request }) => {
  const response = await request.get('/assets/gibt-es-nicht.js')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/plain')
})

test('/_app leads to the start page', async ({ page }) => {
  await page.goto('/_app')
  await expect(page).toHaveURL(/\/$/)
})

test('pages change without a new document, with title, focus and scroll position', async ({ page }) => {
  const list = complaints(page)
  await page.goto('/')
  await startReact(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Alle Beiträge' }).click()
  await expect(page).toHaveTitle('Blog – Kleinzeug')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([0, true])
  await page.goBack()
  await expect(page).toHaveTitle('Kleinzeug')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(list).toEqual([])
})

test('a content page fetches no React before the visitor does anything', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/blog/serenity', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  await startReact(page)
  expect(scripts.length).toBeGreaterThan(1)
})

test('the footer shows today, the mail link and the way to the imprint', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-05T23:30:00+01:00') })
  await page.goto('/blog')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('time')).toHaveText('05.03.2027')
  // Overnight on a page that React has taken over.
  await startReact(page)
  await page.clock.setSystemTime(new Date('2027-03-06T08:00:00+01:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(footer.getByRole('time')).toHaveText('06.03.2027')
  await expect(footer.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: 'Impressum / Datenschutz' })).toHaveAttribute(
    'href',
    '/meta/privacy',
  )
})
