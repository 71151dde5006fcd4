import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

interface StyleEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Most elements that one frame of an action restyles, on any page of the browser. */
async function mostRestyled(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has lost its browser.')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  const { traceEvents }: { traceEvents: StyleEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  return Math.max(...counts)
}

test(
  'a row of the search in the cards restyles itself alone, not the page around it',
  { tag: '@more' },
  async ({ page }) => {
    const entries = Array.from({ length: 90 }, (_, index) => ({
      id: `card ${index}`,
      title: index % 3 > 0 ? `Zettel ${index}` : `Blatt ${index}`,
      text: 'Ein Satz von mehreren Wörtern.',
    }))
    await page.addInitScript(
      (text) => localStorage.setItem('kleinzeug', text),
      JSON.stringify({ neoCortex: { entries } }),
    )
    await page.goto('/apps/neoCortex')
    await startReact(page)
    const rows = page.locator('.neo-cortex-row')
    const search = page.getByRole('searchbox', { name: 'Suchen' })
    await search.fill('blatt')
    await expect(rows.first()).toContainText('Blatt')
    await expect(rows).toHaveCount(30)
    const restyled = await mostRestyled(page, async () => {
      await search.fill('zettel')
      await expect(rows.first()).toContainText('Zettel')
      await expect(rows).toHaveCount(30)
    })
    // Four rows of five elements, the field and the count; with what stands around them it would be more than 100.
    expect(restyled).toBeLessThan(40)
  },
)
