import { launch, type Browser } from 'puppeteer-core'
import type { Engine } from './engine.ts'

let running: Browser | undefined

/** Ends the Firefox that was started for all tabs. */
export async function stopFirefox(): Promise<void> {
  await running?.close()
  running = undefined
}

/** Opens a tab with data of its own in an installed Firefox, and drives it over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  if (!running?.connected) running = await launch({ browser: 'firefox', executablePath, headless: true })
  const context = await running.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))

  async function goTo(url: string) {
    try {
      await page.goto(url, { waitUntil: 'load' })
    } catch (error) {
      // Firefox now and then answers NS_BINDING_ABORTED to a navigation that it then does at the second time.
      if (!String(error).includes('NS_BINDING_ABORTED')) throw error
      await page.goto(url, { waitUntil: 'load' })
    }
  }

  return {
    complaints,
    goTo,
    reload: () => goTo(page.url()),
    evaluate: (expression) => page.evaluate(expression),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    close: () => context.close(),
  }
}
