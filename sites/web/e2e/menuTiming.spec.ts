// oxlint-disable no-restricted-properties -- how long a hand rests is what is tested
// The menu against a real clock, with the hands of people: resting, hurrying, missing, changing their minds.
import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

async function middle(page: Page, name: string) {
  const box = (await entry(page, name).boundingBox())!
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

for (const react of [false, true])
  test.describe(react ? 'once React runs' : 'before React runs', { tag: '@more' }, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/music')
      if (react) await startReact(page)
    })

    for (const [name, url] of [
      ['Kleinzeug', /:\d+\/$/],
      ['Apps', /\/#apps$/],
      ['Meta', /\/meta\/about$/],
    ] as const)
      test(`hover 220 ms, then click: ${name}`, { tag: '@more' }, async ({ page }) => {
        const at = await middle(page, name)
        await page.mouse.move(...at)
        await page.waitForTimeout(220)
        await page.mouse.click(...at)
        await expect(page).toHaveURL(url)
      })

    test(
      'a click without any rest leads to the page, and the group stays',
      { tag: '@more' },
      async ({ page }) => {
        await page.mouse.click(...(await middle(page, 'Meta')))
        await expect(page).toHaveURL(/\/meta\/about$/)
      },
    )

    for (const ms of [300, 900, 1800])
      test(`a diagonal path of ${ms} ms to the last entry arrives`, { tag: '@more' }, async ({ page }) => {
        const from = await middle(page, 'Meta')
        await page.mouse.move(...from)
        await expect(entry(page, 'Spenden')).toBeVisible()
        const to = await middle(page, 'Spenden')
        const steps = Math.ceil(ms / 30)
        for (let step = 1; step <= steps; step++) {
          const share = step / steps
          await page.mouse.move(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)
          await page.waitForTimeout(30)
        }
        await page.mouse.click(...to)
        await expect(page).toHaveURL(/\/meta\/donate$/)
      })

    test(
      'leaving for 300 ms and coming back keeps the group, for good it returns to main',
      { tag: '@more' },
      async ({ page }) => {
        await page.mouse.move(...(await middle(page, 'Apps')))
        await expect(entry(page, 'SVG Editor')).toBeVisible()
        // Asked for before the pointer leaves, so that nothing but the wait lies between leaving and coming back.
        const back = await middle(page, 'SVG Editor')
        await page.mouse.move(700, 700)
        await page.waitForTimeout(300)
        await page.mouse.move(...back)
        await page.waitForTimeout(900)
        await expect(entry(page, 'SVG Editor')).toBeVisible()
        await page.mouse.move(700, 700)
        await expect(entry(page, 'SVG Editor')).toBeHidden()
      },
    )
  })

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'eleven taps on Apps open and close it by turns, and none leads away',
    { tag: '@more' },
    async ({ page }) => {
      await page.goto('/music')
      for (let tap = 1; tap <= 11; tap++) {
        await entry(page, 'Apps').tap()
        await page.waitForTimeout(tap % 3 === 0 ? 700 : 60)
        if (tap % 2 === 1) await expect(entry(page, 'Pass Maker')).toBeVisible()
        else await expect(entry(page, 'Pass Maker')).toBeHidden()
      }
      await expect(page).toHaveURL(/\/music$/)
    },
  )

  test('the way back of the browser closes an open group', { tag: '@more' }, async ({ page }) => {
    await page.goto('/music')
    await startReact(page)
    await entry(page, 'Source Code').tap()
    await expect(page).toHaveURL(/\/source\//)
    await entry(page, 'Apps').tap()
    await expect(entry(page, 'Pass Maker')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/music$/)
    await expect(entry(page, 'Pass Maker')).toBeHidden()
  })

  test('from one group to another without closing the first', { tag: '@more' }, async ({ page }) => {
    await page.goto('/music')
    await entry(page, 'Apps').tap()
    await entry(page, 'Meta').tap()
    await expect(entry(page, 'Impressum')).toBeVisible()
    await expect(entry(page, 'Pass Maker')).toBeHidden()
    await entry(page, 'Einstellungen').tap()
    await expect(page).toHaveURL(/\/meta\/settings$/)
    await page.reload()
    await expect(nav(page)).toHaveAttribute('data-group', 'main')
  })

  test('no word of a group is broken within a syllable', { tag: '@more' }, async ({ page }) => {
    await page.goto('/music')
    await entry(page, 'Apps').tap()
    const lines = await nav(page)
      .locator('[data-group-list=apps] li a')
      .evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          return [
            link.textContent,
            new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
          ]
        }),
      )
    for (const [name, count] of lines)
      expect(count, String(name)).toBeLessThanOrEqual(String(name).split(' ').length)
  })
})
