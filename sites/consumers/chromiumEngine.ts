import { launchOptions } from '@kleinzeug/tooling/browser'
import type { Engine } from '@kleinzeug/tooling/engines'
import { chromium } from 'playwright-core'

/** Chromium as the journeys drive the other engines. */
export async function startChromiumEngine(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return {
    complaints,
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.locator(selector).first().click(),
    hover: (selector) => page.locator(selector).first().hover(),
    close: () => browser.close(),
  }
}
