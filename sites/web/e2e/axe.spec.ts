import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { pages, startReact, themes } from './pages.ts'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of pages) {
  test(`axe finds nothing on ${path}, in five themes`, async ({ page }) => {
    await page.goto(path)
    await startReact(page)
    await page.addScriptTag({ path: axePath })
    // Files that a source page does not show are not checked, yet their many nodes cost a minute.
    await page.evaluate(() => {
      for (const file of document.querySelectorAll('.source-file')) if (!file.checkVisibility()) file.remove()
    })
    for (const theme of themes) {
      await page.evaluate((value) => {
        document.documentElement.dataset['theme'] = value
        // Whatever is on its way from one colour to another has arrived.
        for (const animation of document.getAnimations()) animation.finish()
      }, theme)
      // Only colours differ between themes: the first run checks everything, the others contrast.
      const violations = await page.evaluate(async (onlyContrast) => {
        const axe: { run: (options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe')
        const { violations } = await axe.run(onlyContrast ? { runOnly: ['color-contrast'] } : {})
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      }, theme !== 'dark')
      expect(violations, theme).toEqual([])
    }
  })
}
