import { expect, test, type Page } from '@playwright/test'
import budgets from '../budgets.json' with { type: 'json' }
import { complaints, startReact } from './pages.ts'

// Filling its cache, it would load what the page itself leaves alone.
test.use({ serviceWorkers: 'block' })

/** Collects the scripts that a page loads, with their size on the wire in bytes. */
function scriptsOf(page: Page) {
  const scripts: Array<{ url: string; size: Promise<number> }> = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() === 'script')
      scripts.push({ url: request.url(), size: request.sizes().then((sizes) => sizes.responseBodySize) })
  })
  return scripts
}

for (const path of ['/', '/blog', '/blog/serenity', '/meta/about'])
  test(`${path}: the scripts, React included, keep the budget`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(path)
    await startReact(page)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts.map(({ size }) => size))
    const sum = sizes.reduce((total, size) => total + size, 0)
    expect(sizes.length).toBeGreaterThan(2)
    expect(sum / 1024).toBeLessThan(budgets.pages.find((budget) => path.startsWith(budget.path))!.scripts)
  })

test('reading from page to page loads no script but the first', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await page.locator('header nav a[href="/music"]').first().hover()
  await page.locator('header nav a[href="/music"]').first().click()
  await expect(page).toHaveURL('/music')
  await page.goto('/blog/serenity')
  await page.locator('.post-neighbour').first().click()
  await expect(page.locator('.post')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((script) => /react|frame|client/.test(script))).toEqual([])
  expect(await page.locator('#app').getAttribute('data-hydrated')).toBeNull()
})

test('a theme chosen just before a link is followed is kept', { tag: '@more' }, async ({ page }) => {
  await page.goto('/blog/serenity')
  await page.route('**/assets/*.js', async (route) => {
    // oxlint-disable-next-line no-restricted-globals -- the connection is slow
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Farbschema' }).click()
  await page.locator('.theme-option[data-theme="blue"]').click()
  await page.locator('.post-neighbour').first().click()
  await expect(page).not.toHaveURL(/serenity/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'blue')
})

test('with the radio pinned, a link keeps the document', { tag: '@more' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kleinzeug', JSON.stringify({ radioPinned: true })))
  await page.goto('/blog/serenity')
  await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.locator('.post-neighbour').first().click()
  await expect(page).not.toHaveURL(/serenity/)
  await expect(page.locator('html')).toHaveAttribute('data-same', '')
})

test('React leaves a written page alone, and draws it when it is opened again', async ({ page }) => {
  const complained = complaints(page)
  await page.goto('/blog/serenity')
  const written = await page.locator('.post').innerText()
  await page.locator('.prose').evaluate((prose) => prose.setAttribute('data-mark', ''))
  await startReact(page)
  await expect(page.locator('.prose')).toHaveAttribute('data-mark', '')

  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  const neighbour = page.locator('.post-neighbour').first()
  const title = await neighbour.evaluate((link) => link.lastChild?.textContent ?? '')
  await neighbour.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gelassener werden, ohne gleichgültig zu sein',
  )
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  expect(await page.locator('.post').innerText()).toBe(written)
  expect(documents).toEqual([])
  expect(complained).toEqual([])
})

test(
  'a written page stands until the next one has loaded on a slow connection',
  { tag: '@more' },
  async ({ page }) => {
    const complained = complaints(page)
    await page.goto('/blog/serenity')
    await startReact(page)
    // The component of the next post is here before its text: the router is between two pages for a while.
    await page.route('**/assets/*.js', async (route) => {
      // oxlint-disable-next-line no-restricted-globals -- the connection is slow
      await new Promise((resolve) => setTimeout(resolve, route.request().url().includes('_post-') ? 0 : 800))
      await route.continue()
    })
    const neighbour = page.locator('.post-neighbour').first()
    const title = await neighbour.evaluate((link) => link.lastChild?.textContent ?? '')
    await neighbour.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(complained).toEqual([])
  },
)

test('a written page follows the list of its contents, and stays', async ({ page }) => {
  await page.goto('/blog/serenity')
  await startReact(page)
  await page.locator('.prose').evaluate((prose) => prose.setAttribute('data-mark', ''))
  const chapter = page.locator('.article-contents a').nth(2)
  const name = await chapter.innerText()
  await chapter.click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  await expect(page).toHaveURL(/serenity#./)
  await expect(page.locator('[data-mark]')).toHaveCount(1)
})

test(
  'a click on a link with Ctrl or Command is left to the browser, which opens a new tab',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/blog')
    await startReact(page)
    // Under load Chromium itself sometimes opens no tab after such a click, so the click is asked, not the tab.
    const isPrevented = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('click', (event) => queueMicrotask(() => resolve(event.defaultPrevented)))
        }),
    )
    await page
      .locator('.post-list a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    expect(await isPrevented).toBe(false)
    await expect(page).toHaveURL(/\/blog$/)
  },
)

test('a file linked from a written page is opened by the browser', { tag: '@more' }, async ({ page }) => {
  await page.goto('/blog')
  await startReact(page)
  const answer = page.waitForResponse(/feed\.xml$/)
  await page.getByRole('link', { name: 'Atom-Feed' }).click()
  expect((await answer).headers()['content-type']).toContain('xml')
})
