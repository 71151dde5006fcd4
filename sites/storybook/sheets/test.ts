import { test as base, type Page } from '@playwright/test'
import { serveBuilt } from '../builtStorybook.ts'

interface Shelf {
  readonly url: string
  /** The page in which the tests of a file open their stories. */
  readonly pageFor: (file: string) => Promise<Page>
}

/** The built Storybook at `url`, and a page that the tests of one file share: a story there opens without a new document. */
export const test = base.extend<{ readonly url: string }, { readonly shelf: Shelf }>({
  shelf: [
    async ({ browser }, run) => {
      const { url, close } = await serveBuilt()
      let shown: { readonly file: string; readonly page: Page } | undefined
      await run({
        url,
        pageFor: async (file) => {
          if (shown?.file === file) return shown.page
          await shown?.page.close()
          const page = await browser.newPage({ locale: 'de-DE' })
          shown = { file, page }
          return page
        },
      })
      await shown?.page.close()
      await close()
    },
    { scope: 'worker' },
  ],
  url: async ({ shelf }, run) => run(shelf.url),
  page: async ({ shelf, viewport }, run, { file }) => {
    const page = await shelf.pageFor(file)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ forcedColors: null, reducedMotion: null })
    await run(page)
  },
})

export { expect } from '@playwright/test'
