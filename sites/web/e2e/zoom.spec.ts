// 200 % zoom: a window of 1280 × 800 or 1440 × 900 has half as many CSS pixels each way.
import { expect, test } from '@playwright/test'
import { startReact } from './pages.ts'

for (const [width, height] of [
  [640, 400],
  [720, 450],
] as const)
  test.describe(`at 200 % zoom, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 2 })

    test("the editor's empty sheet says in full what to press, and the keys work", async ({ page }) => {
      await page.goto('/apps/svgEditor')
      await startReact(page)
      const hint = page.getByText(/^Ein leeres Blatt/)
      await expect(hint).toBeInViewport({ ratio: 1 })
      // Nothing lies over it, and no part of it is clipped.
      const uncovered = await hint.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const seen = [
          [left + 2, top + 2],
          [right - 2, top + 2],
          [left + 2, bottom - 2],
          [right - 2, bottom - 2],
        ].every(([x = 0, y = 0]) => {
          const at = document.elementsFromPoint(x, y)
          const sheet = element.closest('.svg-editor-canvas, [class*=canvas]') ?? element.parentElement
          return at.some((found) => sheet?.contains(found) || found.contains(element))
        })
        return seen && element.scrollHeight <= element.clientHeight + 1
      })
      expect(uncovered).toBe(true)
      await page.keyboard.type('+c')
      await expect(page.getByRole('treeitem', { name: /circle001/ })).toBeVisible()
      await expect(hint).toBeHidden()
    })

    test('the decider is spun with its window and its key in view', async ({ page }) => {
      await page.goto('/apps/decider')
      await startReact(page)
      await page.getByRole('button', { name: 'Entscheiden' }).click()
      const lit = page.locator('.decider-field [data-lit]')
      await expect(lit).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Überspringen' })).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Überspringen' }).click()
      await expect(page.locator('.decider-winner')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.decider-field [data-won]')).toBeInViewport({ ratio: 1 })
    })
  })
