/// <reference lib="dom" />
// The kill suite on an app of another developer: what a person has entered must be there, whatever happened since.
import { makeProfile, startChromium } from '@kleinzeug/tooling/chromium'
import type { BrowserContext, Page } from 'playwright-core'

/** How old an edit is when the browser dies, in ms. */
const AGE = 1000

/** Enters a note, as a person does. */
export async function enter(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Text').fill(text)
  await page.getByRole('button', { name: 'Write' }).click()
  await page.getByText(`${name}: ${text}`, { exact: true }).waitFor()
}

/** The notes that a page shows. */
export const shown = (page: Page) => page.locator('li').allTextContents()

/** What the app says about its storage. */
export const told = (page: Page) => page.locator('output').textContent()

/**
 * Opens the app in one browser after the other, on one profile: each is killed a second after its visit, as in a crash.
 *
 * @param visits what a person does in each of them; resolves to what is to be known of it
 */
export async function killedAfterEach<T>(
  url: string,
  visits: ReadonlyArray<(page: Page, context: BrowserContext) => Promise<T>>,
): Promise<readonly T[]> {
  const profile = makeProfile()
  const results: T[] = []
  try {
    for (const visit of visits) {
      const { connect, kill } = await startChromium(profile.folder)
      try {
        const [context] = (await connect()).contexts()
        const page = await context?.newPage()
        if (!context || !page) throw new Error('no page')
        await page.goto(url)
        await isReady(page)
        results.push(await visit(page, context))
        await page.waitForTimeout(AGE)
      } finally {
        await kill()
      }
    }
  } finally {
    profile.remove()
  }
  return results
}

/** Waits until the record is open: until then a page shows what localStorage alone has. */
export const isReady = (page: Page) => page.waitForFunction(() => document.querySelector('output')?.value)
