import { expect, test, type Page } from '@playwright/test'
import { startReact, themes } from './pages.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

async function middle(page: Page, name: string) {
  const box = (await entry(page, name).boundingBox())!
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

/** Moves the mouse onto an entry without waiting for anything: the clock stands still. */
async function point(page: Page, name: string) {
  await page.mouse.move(...(await middle(page, name)))
}

/** Moves the mouse in a straight line, as slowly as a hand does that aims. */
async function travel(
  page: Page,
  to: readonly [number, number],
  from: readonly [number, number],
  ms: number,
) {
  const steps = Math.ceil(ms / 40)
  for (let step = 1; step <= steps; step++) {
    const share = step / steps
    await page.mouse.move(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)
    await page.clock.runFor(40)
  }
}

/** Opens a page and stops its clock, so that only `runFor` lets time pass. */
async function openAndStopClock(page: Page, react = false, path = '/blog') {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  if (react) await startReact(page)
  await page.clock.pauseAt(60_000)
}

for (const react of [false, true]) {
  test.describe(react ? 'once React runs' : 'before React runs', () => {
    test.beforeEach(({ page }) => openAndStopClock(page, react))

    test('resting on an entry opens its group; 500 ms after leaving, only main is left', async ({ page }) => {
      await point(page, 'Apps')
      await page.clock.runFor(200)
      await expect(entry(page, 'Pass Maker')).toBeVisible()
      await expect(entry(page, 'Apps')).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(400, 600)
      await page.clock.runFor(499)
      await expect(entry(page, 'Pass Maker')).toBeVisible()
      await page.clock.runFor(1)
      await expect(entry(page, 'Pass Maker')).toBeHidden()
      await expect(entry(page, 'Apps')).toHaveAttribute('aria-expanded', 'false')
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

for (const [name, path] of [
  ['Kleinzeug', '/'],
  ['Apps', '/#apps'],
  ['Meta', '/meta/about'],
] as const) {
  test(`after a rest of 220 ms, a click on ${name} leads where the entry said`, async ({ page }) => {
    await openAndStopClock(page, true, '/music')
    const at = await middle(page, name)
    await page.mouse.move(...at)
    await page.clock.runFor(220)
    expect(await middle(page, name)).toEqual(at)
    await page.mouse.click(...at)
    await page.clock.resume()
    await expect(page).toHaveURL(new RegExp(`[^/]${path.replace('#', '\\#')}$`))
  })

  test(`resting on ${name}, whichever group opens stays`, async ({ page }) => {
    await openAndStopClock(page, false, '/music')
    await point(page, name)
    await page.clock.runFor(220)
    const shown = await nav(page).getAttribute('data-group')
    expect(shown).not.toBe('main')
    await page.clock.runFor(5000)
    expect(await nav(page).getAttribute('data-group')).toBe(shown)
  })
}

test('passing over an entry opens nothing, however slowly', async ({ page }) => {
  await openAndStopClock(page)
  const [x, y] = await middle(page, 'Apps')
  await page.mouse.move(x - 20, y)
  await travel(page, await middle(page, 'Source Code'), [x - 20, y], 800)
  await page.clock.runFor(1000)
  await expect(nav(page)).toHaveAttribute('data-group', 'main')
})

test('a slow diagonal way to the last entry of a group arrives', async ({ page }) => {
  await openAndStopClock(page)
  const from = await middle(page, 'Apps')
  await page.mouse.move(...from)
  await page.clock.runFor(200)
  // It leads over „Source Code“ and „Meta“, which has a group of its own.
  const [metaX, metaY] = await middle(page, 'Meta')
  await travel(page, [metaX, metaY + 12], from, 900)
  await travel(page, await middle(page, 'SVG Editor'), [metaX, metaY + 12], 900)
  await page.clock.runFor(1000)
  await expect(entry(page, 'SVG Editor')).toBeVisible()
  await page.mouse.click(...(await middle(page, 'SVG Editor')))
  await page.clock.resume()
  await expect(page).toHaveURL(/\/apps\/svgEditor$/)
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
  await expect(entry(page, 'Impressum')).toBeHidden()
})

test('an entry with a group is a link to its page, by Enter and without a rest', async ({ page }) => {
  await page.goto('/blog')
  await startReact(page)
  await entry(page, 'Meta').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/meta\/about$/)
  await entry(page, 'Apps').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/#apps$/)
  // The jump within the page takes no focus along: nothing may close the group.
  // oxlint-disable-next-line no-restricted-properties -- the group may not close within this time
  await page.waitForTimeout(800)
  await expect(entry(page, 'Pass Maker')).toBeVisible()
})

test('a chosen page closes the group, and a reload opens none', async ({ page }) => {
  await page.goto('/blog')
  await startReact(page)
  await entry(page, 'Meta').focus()
  await page.keyboard.press('ArrowDown')
  await entry(page, 'Impressum').click()
  await expect(page).toHaveURL(/\/meta\/imprint$/)
  await page.reload()
  await expect(nav(page)).toHaveAttribute('data-group', 'main')
})

test('an open entry stands on a tile that is told from the header, in every theme', async ({ page }) => {
  await page.goto('/blog')
  await entry(page, 'Apps').focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, 'Pass Maker')).toBeVisible()
  for (const theme of themes) {
    const contrast = await entry(page, 'Apps').evaluate((link, value) => {
      document.documentElement.dataset['theme'] = value
      const pen = document.createElement('canvas').getContext('2d')!
      const luminance = (...colours: string[]) => {
        for (const colour of colours) {
          pen.fillStyle = colour
          pen.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
      }
      const panel = getComputedStyle(link).getPropertyValue('--kz-panel')
      const [tile, header] = [luminance(panel, getComputedStyle(link).backgroundColor), luminance(panel)]
      return Math.max(tile, header) / Math.min(tile, header)
    }, theme)
    expect(contrast, theme).toBeGreaterThan(1.15)
  }
})

test.describe('by touch on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const react of [false, true])
    test(`the first tap opens the group and leads nowhere, ${react ? 'with' : 'before'} React`, async ({
      page,
    }) => {
      await page.goto('/blog')
      if (react) await startReact(page)
      await entry(page, 'Apps').tap()
      await expect(entry(page, 'Pass Maker')).toBeVisible()
      // oxlint-disable-next-line no-restricted-properties -- the group may not close within this time
      await page.waitForTimeout(800)
      await expect(entry(page, 'Pass Maker')).toBeVisible()
      await expect(page).toHaveURL(/\/blog$/)
      await nav(page).getByRole('button', { name: 'Apps: zurück zum Hauptmenü' }).tap()
      await expect(entry(page, 'Pass Maker')).toBeHidden()
    })

  test('the first entry of a group is its overview, a tap outside closes', async ({ page }) => {
    await page.goto('/blog')
    await startReact(page)
    await entry(page, 'Apps').tap()
    await page.locator('footer').tap()
    await expect(entry(page, 'Pass Maker')).toBeHidden()
    await entry(page, 'Apps').tap()
    await entry(page, 'Alle Apps').tap()
    await expect(page).toHaveURL(/\/#apps$/)
    await expect(entry(page, 'Pass Maker')).toBeHidden()
  })

  test('every entry of main can be seen, and Login stands in the row above', async ({ page }) => {
    await page.goto('/blog')
    for (const name of ['Kleinzeug', 'Music', 'Apps', 'Source Code', 'Meta']) {
      const { x, width } = (await entry(page, name).boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)
    }
    const login = (await page.getByRole('banner').getByRole('link', { name: 'Login' }).boundingBox())!
    expect(login.y + login.height).toBeLessThanOrEqual((await entry(page, 'Music').boundingBox())!.y)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an entry with a group is the link it always was', async ({ page }) => {
    await page.goto('/blog')
    await entry(page, 'Meta').click()
    await expect(page).toHaveURL(/\/meta\/about$/)
  })
})

test.describe('on a small tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('no entry of a group stands alone on a line of its own', async ({ page }) => {
    await page.goto('/blog')
    await entry(page, 'Meta').focus()
    await page.keyboard.press('ArrowDown')
    await expect(entry(page, 'Spenden')).toBeVisible()
    const lines = await nav(page)
      .locator('[data-group-list="meta"] li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    const last = lines.filter((top) => top === lines.at(-1))
    expect(last.length).toBeGreaterThan(1)
  })
})
