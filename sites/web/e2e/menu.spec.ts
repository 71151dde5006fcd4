import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

/** Moves the mouse onto an entry without waiting for anything: the clock stands still. */
async function point(page: Page, name: string) {
  const box = (await entry(page, name).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** Opens a page and stops its clock, so that only `runFor` lets time pass. */
async function openAndStopClock(page: Page, react = false) {
  await page.clock.install({ time: 0 })
  await page.goto('/blog')
  if (react) await startReact(page)
  await page.clock.pauseAt(60_000)
}

for (const react of [false, true]) {
  test.describe(react ? 'once React runs' : 'before React runs', () => {
    test.beforeEach(({ page }) => openAndStopClock(page, react))

    test('resting on an entry opens its group; 500 ms after leaving, main is back', async ({ page }) => {
      await point(page, 'Apps')
      await page.clock.runFor(200)
      await expect(entry(page, 'Pass Maker')).toBeVisible()
      await expect(entry(page, 'Music')).toBeHidden()
      await page.mouse.move(400, 500)
      await page.clock.runFor(499)
      await expect(entry(page, 'Pass Maker')).toBeVisible()
      await page.clock.runFor(1)
      await expect(entry(page, 'Music')).toBeVisible()
    })

    test('coming back within 500 ms keeps the group open', async ({ page }) => {
      await point(page, 'Meta')
      await page.clock.runFor(200)
      await page.mouse.move(400, 500)
      await page.clock.runFor(400)
      await point(page, 'Impressum')
      await page.clock.runFor(2000)
      await expect(entry(page, 'Impressum')).toBeVisible()
    })
  })
}

test('passing over an entry opens nothing', async ({ page }) => {
  await openAndStopClock(page)
  await point(page, 'Apps')
  await page.clock.runFor(100)
  await point(page, 'Music')
  await page.clock.runFor(1000)
  await expect(entry(page, 'Music')).toBeVisible()
})

test('by keyboard: arrow down opens, Escape closes, focus inside keeps it open', async ({ page }) => {
  await page.clock.install()
  await page.goto('/blog')
  await entry(page, 'Meta').focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, 'Über')).toBeFocused()
  await page.clock.runFor(2000)
  await expect(entry(page, 'Über')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(entry(page, 'Impressum')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Meta')).toBeFocused()
})

test('an entry with a group is a link to its page, and the group stays open there', async ({ page }) => {
  await page.goto('/blog')
  await entry(page, 'Meta').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/meta\/about$/)
  await expect(entry(page, 'Impressum')).toBeVisible()
})

test.describe('by touch on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a tap opens the group, the back key returns', async ({ page }) => {
    await page.goto('/blog')
    await entry(page, 'Apps').tap()
    await expect(entry(page, 'Pass Maker')).toBeVisible()
    await nav(page).getByRole('button', { name: 'Apps: zurück zum Hauptmenü' }).tap()
    await expect(entry(page, 'Music')).toBeVisible()
  })
})
