// The calculation of contrast finds what the rule of axe finds, on pages whose colours were spoiled.
import { expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { lowContrast } from '@kleinzeug/tooling/low-contrast'
import { prepareAxe } from './axe.ts'
import { startReact, themes } from './pages.ts'

for (const path of ['/', '/apps/decider', '/apps/neoCortex', '/apps/radio', '/meta/settings'])
  test(
    `${path}: no text of too little contrast is missed that axe finds`,
    { tag: '@more' },
    async ({ page }) => {
      await page.goto(path)
      await startReact(page)
      await page.evaluate(() => {
        for (const [name, colour] of [
          ['--kz-text', '#808080'],
          ['--kz-text-faint', '#666'],
          ['--kz-accent', '#888'],
        ] as const)
          document.documentElement.style.setProperty(name, colour)
      })
      await prepareAxe(page)
      const found = await page.evaluate(async (all) => {
        const { run }: { run: (options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe')
        const list: Array<{ theme: string; text: string }> = []
        for (const theme of all) {
          document.documentElement.dataset['theme'] = theme
          for (const animation of document.getAnimations()) animation.finish()
          const { violations } = await run({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
          for (const { target } of violations.flatMap(({ nodes }) => nodes)) {
            const element = document.querySelector(String(target[0]))
            const text =
              element instanceof HTMLSelectElement || element instanceof HTMLInputElement
                ? element.value
                : (element?.textContent ?? '')
            // A placeholder is no text of the page.
            if (text !== '') list.push({ theme, text })
          }
        }
        return list
      }, themes)
      expect(found.length).toBeGreaterThan(100)
      const calculated = await page.evaluate(lowContrast, themes)
      const missed = found.filter(
        ({ theme, text }) => !calculated.some((fault) => fault.theme === theme && text.includes(fault.text)),
      )
      expect(missed).toEqual([])
    },
  )
