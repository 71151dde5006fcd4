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

/** Where the dot is painted, and how large its field is, in pixels of the page. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } =
      document.querySelector('.smooth-eye-dot')?.getBoundingClientRect() ?? new DOMRect()
    const field = document.querySelector('.smooth-eye-stage')
    return {
      x: left + width / 2,
      y: top + height / 2,
      field: `${field?.clientWidth} × ${field?.clientHeight}`,
    }
  })

/** The milliseconds from one frame of the clock to the next. */
const frame = 16

/** The page's clock moves with `runFor` alone: a slow machine changes no speed. */
async function startExercise(page: Page) {
  await page.clock.install({ time: 0 })
  await open(page)
  await page.clock.pauseAt(60_000)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  // The dot moves: nothing of this could fail at rest.
  const before = await painted(page)
  await expect
    .poll(async () => {
      await page.clock.runFor(frame)
      return (await painted(page)).x
    })
    .not.toBe(before.x)
}

/** Lets the given number of frames pass; resolves to the highest speed of the dot on the page, in pixels a second. */
async function fastest(page: Page, frames: number) {
  let before = await painted(page)
  let most = 0
  for (let count = 0; count < frames; count++) {
    await page.clock.runFor(frame)
    const now = await painted(page)
    most = Math.max(most, Math.hypot(now.x - before.x, now.y - before.y) / (frame / 1000))
    before = now
  }
  return most
}

/** Changes the size of the field; resolves to how far the dot is from where it was when it is painted again. */
async function jump(page: Page, change: () => Promise<unknown>) {
  const before = await painted(page)
  await change()
  await expect.poll(async () => (await painted(page)).field).not.toBe(before.field)
  // Sizes are observed when the browser paints, which the page's clock does not do.
  await page.evaluate(
    () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement)),
  )
  await page.clock.runFor(frame)
  const after = await painted(page)
  return Math.hypot(after.x - before.x, after.y - before.y)
}

/** 12 degrees a second at 60 cm and 96 pixels per inch, and a hundredth for the steps of the curve. */
const allowed = 12 * (Math.PI / 180) * 600 * (96 / 25.4) * 1.01

test('a window that changes its size does not make the dot jump', { tag: '@more' }, async ({ page }) => {
  await startExercise(page)
  expect(await fastest(page, 30)).toBeLessThan(allowed)
  for (const width of [900, 1440]) {
    const change = () => page.setViewportSize({ width, height: 900 })
    expect(await jump(page, change)).toBeLessThan((allowed * 3 * frame) / 1000)
    expect(await fastest(page, 60)).toBeLessThan(allowed)
  }
})

test('full screen and back do not make the dot jump', { tag: '@more' }, async ({ page }) => {
  await startExercise(page)
  for (const isFull of [true, false]) {
    const change = async () => {
      await page.keyboard.press('v')
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(isFull)
    }
    expect(await jump(page, change)).toBeLessThan((allowed * 3 * frame) / 1000)
    expect(await fastest(page, 60)).toBeLessThan(allowed)
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
