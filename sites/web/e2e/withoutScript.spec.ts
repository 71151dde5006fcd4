import { expect, test } from '@playwright/test'
import { pages } from './pages.ts'

test.use({ javaScriptEnabled: false })

test('every page shows its text without JavaScript', async ({ page }) => {
  test.slow()
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect((await main.innerText()).length, path).toBeGreaterThan(40)
  }
})

test('a source page shows the real file, and a line of it by its address', async ({ page }) => {
  await page.goto('/source/decider')
  await expect(page.getByRole('heading', { name: 'src/index.ts' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Dateien' })
    .getByRole('link', { name: 'draw.ts', exact: true })
    .click()
  const code = page.getByRole('region', { name: 'Code von src/model/draw.ts' })
  await expect(code).toContainText('export function drawWinner')
  await expect(page.getByRole('heading', { name: 'src/index.ts' })).toBeHidden()
  await page.goto('/source/decider#draw.ts-L3')
  await expect(page.getByRole('region', { name: 'Code von src/model/draw.ts' })).toBeVisible()
  await expect(page.locator('[id="draw.ts-L3"]')).toBeInViewport()
})
