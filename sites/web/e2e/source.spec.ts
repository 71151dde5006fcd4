import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

test('the page holds the file as it is in the repository, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const file = readFileSync(new URL('../../../packages/decider/src/model/draw.ts', import.meta.url), 'utf8')
  const list = complaints(page)
  await page.goto('/source/decider#draw.ts')
  await startReact(page)
  await page.getByRole('button', { name: 'src/model/draw.ts kopieren' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(file.trimEnd())
  const shown = await page.locator('[id="draw.ts"] pre').innerText()
  expect(shown.trimEnd().replaceAll(/\n{2,}/g, '\n')).toBe(file.trimEnd().replaceAll(/\n{2,}/g, '\n'))
  const current = page.getByRole('navigation', { name: 'Dateien' }).locator('[aria-current]')
  await expect(current).toHaveText('draw.ts')
  expect(list).toEqual([])
})

test('copying needs no React, and the tree follows the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/source/decider')
  const current = page.getByRole('navigation', { name: 'Dateien' }).locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await page.getByRole('button', { name: 'Befehl kopieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kopiert' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install @kleinzeug/decider')
  await page
    .getByRole('navigation', { name: 'Dateien' })
    .getByRole('link', { name: 'draw.ts', exact: true })
    .click()
  await expect(current).toHaveText('draw.ts')
})

test('from one tool to the next the page changes without a new document', async ({ page }) => {
  await page.goto('/source/decider')
  await startReact(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
  await page.getByRole('link', { name: 'öffnen' }).click()
  await page.getByRole('link', { name: /^Quelltext von/ }).click()
  const current = page.getByRole('navigation', { name: 'Dateien' }).locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'Dateien' })
    .getByRole('link', { name: 'draw.ts', exact: true })
    .click()
  await expect(current).toHaveText('draw.ts')
  await expect(page.locator('html')).toHaveAttribute('data-mark', '')
})
