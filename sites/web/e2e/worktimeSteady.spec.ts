import { expect, test, type Page } from '@playwright/test'
import { collectShifts } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WEEK = [480, 480, 480, 480, 480, 0, 0]

const DAY = 86_400_000

/** Eight hours on each weekday of the present year, up to today. */
function hoursUntilToday() {
  const now = Date.now()
  const year = new Date(now).getFullYear()
  const first = Date.UTC(year, 0, 1)
  const days = Array.from(
    { length: Math.floor((now - first) / DAY) + 1 },
    (_, day) => new Date(first + day * DAY),
  )
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => ({ date: day.toISOString().slice(0, 10), hoursWorked: 8 }))
  const months = Array.from({ length: 12 }, (_, month) => ({
    month,
    days: days.filter(({ date }) => Number(date.slice(5, 7)) === month + 1),
  }))
  return { year, months }
}

/** Somebody who has been here before opens the page again, on a machine of a quarter of this one's speed. */
async function comeBack(page: Page, worktime: (year: object, number: number) => object) {
  const year = hoursUntilToday()
  const record = JSON.stringify({ brightness: 'dark', worktime: worktime(year, year.year) })
  await page.addInitScript((text) => {
    if (localStorage.getItem('kleinzeug') === null) localStorage.setItem('kleinzeug', text)
  }, record)
  await page.goto('/apps/worktime')
  await expect(page.locator('.worktime-account')).toBeAttached()
  const shifts = await collectShifts(page)
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('.worktime-account')).toBeAttached()
  // What loads last stands below the balance.
  await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
  await page.waitForLoadState('networkidle')
  return shifts()
}

const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
}

for (const [name, device] of Object.entries(devices))
  test.describe(`the page of a returning visitor stands still while it loads, ${name}`, () => {
    test.use(device)

    test('five hours on every day', async ({ page }) => {
      const { sum, moved } = await comeBack(page, (year, number) => ({ [number]: year }))
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
    })

    test('a contract', async ({ page }) => {
      const { sum, moved } = await comeBack(page, (year, number) => ({
        [number]: { ...year, model: 'contract' },
        contracts: { [`${number}-01-01`]: { weeks: [WEEK], leaveDays: 30 } },
        settings: { state: 'BE' },
      }))
      await expect(page.getByRole('region', { name: /^Urlaub/ })).toBeAttached()
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
    })
  })
