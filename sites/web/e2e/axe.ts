import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { themes } from './pages.ts'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Expects that axe finds nothing on the page as it stands, in five themes. Needs `bypassCSP`. */
export async function expectNoFindings(page: Page) {
  await page.addScriptTag({ path: axePath })
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
}
