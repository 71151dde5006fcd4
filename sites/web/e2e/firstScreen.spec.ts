import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pages, startReact } from './pages.ts'

/** Tools with a device: neither a text nor announced. */
const hasDevice = (path: string) =>
  readFileSync(new URL(`../dist${path}.html`, import.meta.url), 'utf8').includes('class="tool-stage"')

const devices = pages.filter(({ path }) => /^\/apps\/(?!svgEditor)/.test(path) && hasDevice(path))

test('there are devices to look at', { tag: '@more' }, () => {
  expect(devices.length).toBeGreaterThan(5)
})

for (const { path } of devices)
  test(
    `${path} begins on the first screen, on the edges of its heading`,
    { tag: '@more' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const stage = page.locator('.tool-stage')
      const heading = page.getByRole('heading', { level: 1 })
      const [at1440, title] = [(await stage.boundingBox())!, (await heading.boundingBox())!]
      expect(at1440.y).toBeLessThanOrEqual(200)
      expect(Math.abs(at1440.x - title.x)).toBeLessThanOrEqual(1)

      await page.setViewportSize({ width: 360, height: 740 })
      const [at360, name] = [(await stage.boundingBox())!, (await heading.boundingBox())!]
      // Directly under the name: the lead stands below the device.
      expect(at360.y - (name.y + name.height)).toBeLessThanOrEqual(24)
      expect(Math.abs(at360.x - name.x)).toBeLessThanOrEqual(1)
      expect((await page.locator('.page-lead').boundingBox())!.y).toBeGreaterThan(at360.y)
    },
  )

test(
  'at 360 px, what plays on the music page and the bar of the resume keep to the edges of the heading',
  { tag: '@more' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [path, part] of [
      ['/music', '.instrument'],
      ['/apps/resumeGenerator', '.resume-generator-dock'],
    ] as const) {
      await page.goto(path)
      await startReact(page)
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      await expect(page.locator(part).first()).toBeVisible()
      const { x, width } = (await page.locator(part).first().boundingBox())!
      expect(x, path).toBeGreaterThanOrEqual(title.x)
      expect(x + width, path).toBeLessThanOrEqual(360 - title.x)
    }
  },
)

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'dark', forcedColors: 'active' })

  test('the logo can be read', async ({ page }) => {
    await page.goto('/')
    const dot = page.locator('header .logo circle').first()
    const wanted = await dot.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'CanvasText'
      const colour = getComputedStyle(probe).color
      probe.remove()
      return colour
    })
    // The dots light up by an animation of their fill; its end counts.
    await expect(dot).toHaveCSS('fill', wanted)
  })
})

test('a switch that is clicked while React takes the page over is switched once', async ({ page }) => {
  const name = 'Einzelne Tasten als Kurzbefehle'
  await page.addInitScript((label) => {
    // React handles clicks already, and the boot script still keeps them.
    const takeover = new MutationObserver(() => {
      takeover.disconnect()
      for (const control of document.querySelectorAll<HTMLElement>('[role=switch]'))
        if (control.closest('label')?.textContent.includes(label)) control.click()
    })
    takeover.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  }, name)
  await page.goto('/meta/settings')
  const single = page.getByRole('switch', { name })
  await startReact(page)
  await expect(single).not.toBeChecked()
  await page.waitForLoadState('networkidle')
  await expect(single).not.toBeChecked()
})

test('a single key does nothing on a page after it was turned off in the settings', async ({ page }) => {
  await page.goto('/meta/settings')
  const single = page.getByRole('switch', { name: 'Einzelne Tasten als Kurzbefehle' })
  await single.click()
  await expect(single).not.toBeChecked()
  await page.goto('/apps/radio')
  await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
  const seen = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          document.addEventListener('keydown', () => resolve(true), { once: true })
          // oxlint-disable-next-line no-restricted-globals -- the key may not arrive within this time
          setTimeout(() => resolve(false), 500)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))
        }),
    )
  expect(await seen()).toBe(false)
  await page.getByRole('button', { name: /Stumm/ }).first().focus()
  expect(
    await page.evaluate(() => {
      let reached = false
      document.addEventListener('keydown', () => (reached = true), { once: true })
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))
      return reached
    }),
  ).toBe(true)
})
