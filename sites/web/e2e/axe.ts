import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { lowContrast } from '@kleinzeug/tooling/low-contrast'
import { themes } from './pages.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Puts axe into the page, and ends whatever is on its way from one colour to another. */
export async function prepareAxe(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  // Evaluated by the browser's debugger, which the page's policy does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
}

/** Expects that axe finds nothing on the page as it stands, in the theme it has. */
export async function expectNoFindings(page: Page) {
  await prepareAxe(page)
  const findings = await page.evaluate(async () => {
    const { run }: { run: () => Promise<AxeResults> } = Reflect.get(window, 'axe')
    const { violations } = await run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  })
  expect(findings).toEqual([])
}

/** Expects enough contrast on the page as it stands, in five themes: nothing but colours differs in them. */
export async function expectContrast(page: Page) {
  expect(await page.evaluate(lowContrast, themes)).toEqual([])
}
