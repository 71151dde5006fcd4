import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { themes } from './pages.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe in the page as it stands; answers what it finds. */
async function findings(page: Page, options: object = {}): Promise<string[]> {
  // Whatever is on its way from one colour to another has arrived.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  // Evaluated by the browser's debugger, which the page's policy does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (asked) => {
    const { run }: { run: (options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe')
    const { violations } = await run(asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
}

/** Expects that axe finds nothing on the page as it stands, in the theme it has. */
export async function expectNoFindings(page: Page) {
  expect(await findings(page)).toEqual([])
}

/** Expects enough contrast on the page as it stands, in five themes: nothing but colours differs in them. */
export async function expectContrast(page: Page) {
  for (const theme of themes) {
    await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme)
    expect(await findings(page, { runOnly: ['color-contrast'] }), theme).toEqual([])
  }
}
