import { expect, test } from '@playwright/test'
import { pages, startReact } from './pages.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const { path } of pages) {
  test(`${path} fits a 360 px screen`, async ({ page }) => {
    await page.goto(path)
    await startReact(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
}
