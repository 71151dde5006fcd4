import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

async function open(page: Page) {
  await page.goto('/apps/numberGuessing')
  await startReact(page)
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Deine Zahl/ })

/** Guesses the middle of what is left until the number is found; returns how many guesses it took. */
async function halve(page: Page, [low, high]: readonly [number, number]) {
  let [from, to] = [low, high]
  for (let guesses = 1; guesses <= 30; guesses++) {
    const guess = Math.floor((from + to) / 2)
    await field(page).fill(String(guess))
    await page.keyboard.press('Enter')
    const message = page.locator('.number-guessing-message')
    await expect(message).toContainText(/zu klein|zu groß|Gefunden/)
    await expect(page.locator('.number-guessing-funnel li')).toHaveCount(guesses + 1)
    const text = (await message.textContent()) ?? ''
    if (text.includes('Gefunden')) return guesses
    if (text.includes('zu klein')) from = guess + 1
    else to = guess - 1
  }
  throw new Error('not found')
}

test('by keyboard alone: a number is found by halving, counted, and there after a reload', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page)
  await page.keyboard.press('g')
  await expect(field(page)).toBeFocused()
  expect(await halve(page, [1, 100])).toBeLessThanOrEqual(7)
  await expect(page.getByText('1 Spiel', { exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kleinzeug') ?? ''))
    .toContain('"results":[{')
  await page.reload()
  await startReact(page)
  await expect(page.getByText('1 Spiel', { exact: true })).toBeVisible()
  expect(list).toEqual([])
})

test('a game goes on after a reload, and a discarded one comes back', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Widersacher' }).check({ force: true })
  await field(page).fill('50')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Noch 50 möglich', { exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kleinzeug') ?? ''))
    .toContain('"guess":50')
  await page.reload()
  await startReact(page)
  await expect(page.getByText('Noch 50 möglich', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Neues Spiel' }).click()
  await expect(page.getByText('Noch 100 möglich', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Noch 50 möglich', { exact: true })).toBeVisible()
})

test('the other way round: contradicting answers are named', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Ich rate' }).check({ force: true })
  await page.getByRole('button', { name: 'kleiner' }).click()
  for (let answer = 0; answer < 6; answer++) await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/Dazwischen liegt keine Zahl/)).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText(/Dazwischen liegt keine Zahl/)).toHaveCount(0)
  await page.keyboard.press('=')
  await expect(page.locator('.number-guessing-message')).toContainText('gefunden')
})

test('the number of the day is the same for everybody', { tag: '@more' }, async ({ page, browser }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'))
  await open(page)
  await page.getByRole('radio', { name: 'Heute' }).check({ force: true })
  const guesses = await halve(page, [1, 1000])
  const other = await browser.newPage()
  await other.clock.setFixedTime(new Date('2026-11-21T20:00:00'))
  await open(other)
  await other.getByRole('radio', { name: 'Heute' }).check({ force: true })
  expect(await halve(other, [1, 1000])).toBe(guesses)
  await expect(page.locator('.number-guessing-share')).toContainText(`21.11.2026: ${guesses} Versuche`)
  await other.close()
})

test(
  'a challenge by link has the same number for both and sends nothing',
  { tag: '@more' },
  async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await page.getByRole('button', { name: 'Herausfordern' }).click()
    await expect(page.getByText(/Link kopiert/)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/apps\/numberGuessing#1-100-[a-z\d]+$/)
    const guesses = await halve(page, [1, 100])
    const other = await browser.newPage()
    const asked: string[] = []
    other.on('request', (request) => asked.push(request.url()))
    await other.goto(link)
    await startReact(other)
    await expect(other.locator('.number-guessing-message')).toContainText('dieselbe Zahl')
    expect(await halve(other, [1, 100])).toBe(guesses)
    await expect(other.getByRole('region', { name: 'Rückblick' })).toContainText(
      'Jeder Versuch war der beste',
    )
    const seed = link.slice(link.indexOf('#') + 1)
    expect(asked.filter((url) => url.includes(seed) && !url.includes('#'))).toEqual([])
    await other.close()
  },
)

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('field and key are within reach, by touch, and nothing is wider than the page', async ({ page }) => {
    await open(page)
    const key = page.getByRole('button', { name: 'Raten' })
    await expect(key).toBeInViewport()
    await field(page).tap()
    await field(page).fill('50')
    await key.tap()
    await expect(page.locator('.number-guessing-funnel li')).toHaveCount(2)
    await page.getByRole('radio', { name: 'Ich rate' }).tap()
    await page.getByRole('button', { name: 'größer' }).tap()
    await expect(page.locator('.number-guessing-message')).toContainText('Ist es 75?')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('in forced colours what is possible differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  await field(page).fill('50')
  await page.keyboard.press('Enter')
  const stroke = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).stroke)
  expect(await stroke('.number-guessing-lit')).not.toBe(await stroke('.number-guessing-unlit'))
})
