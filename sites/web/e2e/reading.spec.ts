import { expect, test } from '@playwright/test'

test('on paper a post is its text: no navigation, no keys, addresses written out', async ({ page }) => {
  await page.goto('/blog/passwordSecurity')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const hidden of ['banner', 'contentinfo', 'navigation'] as const)
    for (const part of await page.getByRole(hidden).all()) await expect(part).toBeHidden()
  // The theme is dark; paper has ink and nothing behind it, in what is set softly too.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.page-lead')).toHaveCSS('color', 'rgb(51, 51, 51)')
})

test('nothing moves while a post is loading', async ({ page }) => {
  // The fonts come late, as on a slow network: the text must already stand where it will stand.
  await page.route('**/*.woff2', async (route) => {
    // oxlint-disable-next-line no-restricted-globals -- the fonts come late
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/blog/serenity')
  await page.evaluate(() => document.fonts.ready)
  // oxlint-disable-next-line no-restricted-properties -- the text may not move within this time
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.005)
})

test('without a list of contents a text has the room of both on a small tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/music')
  const [text, title] = await Promise.all(
    ['.prose', '.page-lead'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(text!.width).toBeGreaterThan(title!.width * 0.9)
})
