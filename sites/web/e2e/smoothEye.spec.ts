import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

interface StoredRecord {
  readonly smoothEye: {
    readonly settings: { readonly path: string; readonly speed: number }
    readonly screen: { readonly isMeasured: boolean; readonly pixelsPerMillimetre: number }
    readonly sessions: ReadonlyArray<{ readonly seconds: number; readonly exercise: string }>
  }
}

const stored = async (page: Page) => {
  const record: Partial<StoredRecord> = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('kleinzeug') ?? '{}'),
  )
  return record.smoothEye
}

async function open(page: Page) {
  await page.goto('/apps/smoothEye')
  await startReact(page)
}

const place = (page: Page) => page.locator('.smooth-eye-dot').getAttribute('cx')

test('what it says stands in the middle of its window', async ({ page }) => {
  await page.goto('/apps/smoothEye')
  const middle = async (part: string) => {
    const { x, width } = (await page.locator(part).boundingBox())!
    return x + width / 2
  }
  expect(Math.abs((await middle('.smooth-eye-message')) - (await middle('.smooth-eye-window')))).toBeLessThan(
    2,
  )
})

test('by keyboard: another path, faster, start, pause; the session is there after a reload', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Lissajous' })).toBeChecked()
  await page.keyboard.press('Space')
  const before = await place(page)
  await expect.poll(() => place(page)).not.toBe(before)
  // oxlint-disable-next-line no-restricted-properties -- a shorter session is not kept
  await page.waitForTimeout(5500)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible()
  await expect.poll(async () => (await stored(page))?.sessions.length).toBe(1)
  await page.reload()
  await startReact(page)
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Lissajous')
  expect(await stored(page)).toMatchObject({ settings: { path: 'lissajous', speed: 13 } })
  expect(list).toEqual([])
})

test('leaving the page in the middle keeps the session', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Start' }).click()
  // oxlint-disable-next-line no-restricted-properties -- a shorter session is not kept
  await page.waitForTimeout(6000)
  await page.getByRole('navigation').getByRole('link', { name: 'Music' }).click()
  await expect(page).toHaveURL(/music/)
  await expect.poll(async () => (await stored(page))?.sessions[0]?.exercise).toBe('eight')
})

test('the screen is measured once with a card', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Bildschirm messen' }).click()
  const slider = page.getByRole('slider', { name: 'Breite des Rahmens' })
  await slider.focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByText(/^Gemessen/)).toBeVisible()
  await expect.poll(async () => (await stored(page))?.screen.isMeasured).toBe(true)
  expect((await stored(page))?.screen.pixelsPerMillimetre).toBeCloseTo((324 + 5) / 85.6, 2)
})

test('under reduced motion nothing moves before it is started, and the page says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expect(page.getByText(/Dein System wünscht wenig Bewegung/)).toBeVisible()
  const before = await place(page)
  // oxlint-disable-next-line no-restricted-properties -- nothing may move within this time
  await page.waitForTimeout(500)
  expect(await place(page)).toBe(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a tap on the field starts and pauses; nothing sticks out', async ({ page }) => {
    await open(page)
    const field = page.locator('.smooth-eye-tap')
    await field.tap()
    const before = await place(page)
    await expect.poll(() => place(page)).not.toBe(before)
    await field.tap()
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeInViewport()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
})

test.describe('on a phone in the hand', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    screen: { width: 360, height: 740 },
  })

  test('it is taken to be 30 cm away, and measured with the short side of a card', async ({ page }) => {
    await open(page)
    await expect(page.getByText(/in\s30\scm/)).toBeVisible()
    await expect(page.getByText(/Für ein Telefon gelten 30\scm Abstand/)).toBeVisible()
    await page.getByRole('button', { name: 'Bildschirm messen' }).tap()
    await expect(page.getByRole('combobox', { name: 'Woran du misst' })).toHaveValue('cardShort')
    await page.getByRole('slider', { name: 'Breite des Rahmens' }).fill('300')
    await page.getByRole('button', { name: 'Fertig' }).tap()
    await expect.poll(async () => (await stored(page))?.screen.isMeasured).toBe(true)
    expect((await stored(page))?.screen.pixelsPerMillimetre).toBeCloseTo(300 / 53.98, 2)
  })
})

/** The highest speed of the dot on the page within some frames, in pixels a second. */
const fastest = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    const dot = document.querySelector('.smooth-eye-dot')
    const field = () => document.querySelector('.smooth-eye-stage')?.clientWidth ?? 0
    const place = async (): Promise<{ x: number; y: number; time: number }> => {
      // The time at which the tool moves the dot, and the place at which it was painted: sizes are observed in between.
      const [time, size] = await new Promise<[number, number]>((resolve) =>
        requestAnimationFrame(() => resolve([performance.now(), field()])),
      )
      // oxlint-disable-next-line no-restricted-globals -- the task after the frame, when it is laid out and painted
      await new Promise((resolve) => setTimeout(resolve))
      const { left, top, width, height } = dot?.getBoundingClientRect() ?? new DOMRect()
      // A field that has changed since is painted with the next frame.
      return size === field() ? { x: left + width / 2, y: top + height / 2, time } : place()
    }
    const places = [await place()]
    let most = 0
    for (let frame = 0; frame < count; frame++) {
      const now = await place()
      // Over three frames: the tool reads its clock a little earlier, by what the callbacks before this one took.
      const before = places.findLast(({ time }) => now.time - time >= 45)
      if (before)
        most = Math.max(most, Math.hypot(now.x - before.x, now.y - before.y) / (now.time - before.time))
      places.push(now)
    }
    return most * 1000
  }, frames)
// 12 degrees a second at 60 cm and 96 pixels per inch; time stamps of frames are not those of the drawing.
const allowed = 12 * (Math.PI / 180) * 600 * (96 / 25.4) * 1.6

test('a window that changes its size does not make the dot jump', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  for (const width of [900, 1440]) {
    const watched = fastest(page, 90)
    await page.setViewportSize({ width, height: 900 })
    expect(await watched).toBeLessThan(allowed)
  }
})

test('full screen and back do not make the dot jump', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  for (const isFull of [true, false]) {
    const watched = fastest(page, 90)
    await page.keyboard.press('v')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(isFull)
    expect(await watched).toBeLessThan(allowed)
  }
})

test('in forced colours the dot differs from its field', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const [dot, field] = await Promise.all([
    page.locator('.smooth-eye-dot').evaluate((element) => getComputedStyle(element).fill),
    page.locator('.smooth-eye-window').evaluate((element) => getComputedStyle(element).backgroundColor),
  ])
  expect(dot).not.toBe(field)
})
