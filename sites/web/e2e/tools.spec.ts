import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug') ?? '')

test('notation trainer: an opening played by text, its best time in the record and after a reload', async ({
  page,
}) => {
  const list = complaints(page)
  await page.goto('/apps/notationTrainer')
  await startReact(page)
  await page.getByRole('switch', { name: 'Textmodus' }).check()
  const field = page.getByPlaceholder('e2-e4')
  for (const move of ['e2-e4', 'e7-e5', 'Sg1-f3', 'Sb8-c6', 'Lf1-c4', 'Lf8-c5']) {
    await field.fill(move)
    await field.press('Enter')
  }
  await expect.poll(() => stored(page)).toContain('"stats":[{"name":"Italienisch"')
  const { notationTrainer } = JSON.parse(await stored(page)) as {
    notationTrainer: { stats: Array<{ time: number; textMode: boolean }> }
  }
  expect(notationTrainer.stats[0]).toMatchObject({ textMode: true })
  expect(notationTrainer.stats[0]!.time).toBeGreaterThan(0)
  await page.reload()
  await startReact(page)
  await expect(page.getByRole('switch', { name: 'Textmodus' })).toBeChecked()
  expect(list).toEqual([])
})

test('notation trainer: by board, with a tap on piece and square', async ({ page }) => {
  await page.goto('/apps/notationTrainer')
  await startReact(page)
  await page.locator('[data-square="e2"]').first().click()
  await page.locator('[data-square="e4"]').first().click()
  await expect(
    page.locator('[data-square="e4"] [data-piece="wP"], [data-square="e4"][data-piece="wP"]'),
  ).toHaveCount(1)
})

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
