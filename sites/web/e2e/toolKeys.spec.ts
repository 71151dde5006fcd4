// The keys of every tool: „?“ shows them from their beginning on any screen, and one switch turns single keys off.
import { expect, test, type Page } from '@playwright/test'
import { isBuilt } from '../src/registry/ToolEntry.ts'
import { tools } from '../src/registry/tools.ts'
import { startReact } from './pages.ts'

const built = tools.filter(isBuilt)

async function open(page: Page, route: string) {
  await page.goto(`/apps/${route}`)
  await startReact(page)
  // What a tool does once it has its data is done when the page is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  // The editor takes the focus itself; its keys act from then on.
  if (route === 'svgEditor') await expect(page.getByRole('tree')).toBeFocused()
}

const dialog = (page: Page) => page.locator('dialog[open]')

/** Lets go of the focus, as a click on an empty place does. */
const blur = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())

for (const { route } of built)
  test(`/apps/${route}: „?“ shows the keys from their beginning, Escape closes them`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, route)
    for (const [width, height] of [
      [360, 740],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.keyboard.press('?')
      await expect(dialog(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 })
      await expect(dialog(page).getByRole('button', { name: 'Schließen' }).first()).toBeInViewport({
        ratio: 1,
      })
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  })

test.describe('with single keys turned off in the settings', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('kleinzeug', JSON.stringify({ brightness: 'dark', singleKeys: false }))
    })
  })

  for (const { route } of built) {
    const details = ['decider', 'svgEditor'].includes(route) ? {} : { tag: '@more' }
    test(`/apps/${route} acts on a key only with the focus inside`, details, async ({ page }) => {
      await open(page, route)
      await blur(page)
      await page.keyboard.press('?')
      // The keys of the browser itself go on: the first Tab leads to the skip link, and no dialog is in its way.
      await page.keyboard.press('Tab')
      await expect(dialog(page)).toHaveCount(0)
      const tool = page.locator(route === 'svgEditor' ? '#app' : '.tool-stage')
      await tool.getByRole('button').and(page.locator(':visible')).first().focus()
      await page.keyboard.press('?')
      await expect(dialog(page)).toHaveCount(1)
    })
  }
})
