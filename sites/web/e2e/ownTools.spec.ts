import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

const cards = (page: Page) => page.locator('.tool-grid > li')
const namesOf = (page: Page) => cards(page).locator('.tool-name').allTextContents()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug'))

test('opening tools changes nothing; the first edit puts the tool first, and key 1 opens it', async ({
  page,
}) => {
  await page.goto('/')
  const before = await namesOf(page)
  await page.goto('/apps/decider')
  await startReact(page)
  await page.goto('/')
  await expect(page.locator('.tool-grid')).toHaveAttribute('data-tools', 'ordered')
  expect(await namesOf(page)).toEqual(before)
  expect(await stored(page)).toBeNull()

  await page.goto('/apps/radio')
  await startReact(page)
  await page.keyboard.press('3')
  await expect.poll(() => stored(page)).toContain('"radio"')
  await page.goto('/')
  await expect(cards(page).first()).toContainText('Digi Radio01')
  await expect(page.locator('.console-key').first()).toHaveText('FM')
  await page.keyboard.press('1')
  await expect(page).toHaveURL(/\/apps\/radio$/)
})

test('a pinned tool stands first from then on, also after a reload without a shift, and can be taken off', async ({
  page,
}) => {
  await page.goto('/')
  const before = await namesOf(page)
  const key = page.getByRole('button', { name: 'Größenvergleich anheften' })
  await key.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toContainText('Größenvergleich01')
  await expect(key).toBeFocused()
  await expect(key).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => stored(page)).toContain('sizeComparison')
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(cards(page).first()).toContainText('Größenvergleich01')
  await expect(cards(page).first()).toBeVisible()
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01)
  await key.click()
  await expect(key).toHaveAttribute('aria-pressed', 'false')
  expect(await namesOf(page)).toEqual(before)
})

test(
  'once React runs, a pin is set once, and the keys end with the start page',
  { tag: '@more' },
  async ({ page }) => {
    const list = complaints(page)
    await page.goto('/')
    await startReact(page)
    const key = page.getByRole('button', { name: 'Größenvergleich anheften' })
    await key.click()
    await expect(key).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page).first()).toContainText('Größenvergleich01')
    await page.getByRole('link', { name: 'Music', exact: true }).first().click()
    await expect(page).toHaveURL(/\/music$/)
    await expect(page.locator('.tool-grid')).toHaveCount(0)
    // The link has the focus still.
    await page.locator('h1').click()
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(cards(page).first()).toContainText('Größenvergleich01')
    await page.keyboard.press('1')
    await expect(page).toHaveURL(/\/apps\/sizeComparison$/)
    expect(list).toEqual([])
  },
)

test(
  'the order is switched off in the settings, and holds on a start page that is opened later',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/')
    const before = await namesOf(page)
    await page.getByRole('button', { name: 'Arbeitszeit anheften' }).click()
    await expect(cards(page).first()).toContainText('Arbeitszeit')
    await page.goto('/meta/settings')
    await startReact(page)
    await page.getByRole('link', { name: 'Kleinzeug', exact: true }).first().click()
    await expect(cards(page).first()).toContainText('Arbeitszeit')
    await page.goBack()
    await page.getByRole('switch', { name: 'Deine Werkzeuge zuerst' }).click()
    await expect.poll(() => stored(page)).toContain('"own":false')
    await page.goto('/')
    await expect(page.locator('.tool-grid')).toHaveAttribute('data-tools', 'ordered')
    expect(await namesOf(page)).toEqual(before)
  },
)
