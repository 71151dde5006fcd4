import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug') ?? '')

test('SVG editor: a circle by keyboard alone is saved, and there after a reload', async ({ page }) => {
  const list = complaints(page)
  await page.goto('/apps/svgEditor')
  await startReact(page)
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0)
  await page.keyboard.press('+')
  await page.keyboard.press('c')
  await expect(page.getByRole('treeitem', { name: /circle001/ })).toBeVisible()
  await expect.poll(() => stored(page)).toContain('circle001')
  await page.reload()
  await startReact(page)
  await expect(page.getByRole('treeitem', { name: /circle001/ })).toBeVisible()
  expect(list).toEqual([])
})

test('SVG editor: what another tab draws is not overwritten', async ({ page, context }) => {
  await page.goto('/apps/svgEditor')
  await startReact(page)
  const second = await context.newPage()
  await second.goto('/apps/svgEditor')
  await startReact(second)
  await page.bringToFront()
  await page.keyboard.press('+')
  await page.keyboard.press('r')
  await expect.poll(() => stored(page)).toContain('rect001')
  await expect(second.getByRole('treeitem', { name: /rect001/ })).toBeVisible()
})

test('SVG editor: SVGO works in a worker that the policy of the page allows', async ({ page }) => {
  const list = complaints(page)
  let workers = 0
  page.on('worker', () => workers++)
  await page.goto('/apps/svgEditor')
  await startReact(page)
  await page.keyboard.type('+rfo')
  await page.getByRole('radio', { name: 'SVGO', exact: true }).click()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('Übernommen.')).toBeVisible()
  expect(workers).toBe(1)
  expect(list).toEqual([])
})
