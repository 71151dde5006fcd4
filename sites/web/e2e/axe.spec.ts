import { test } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { pages, startReact } from './pages.ts'

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { path } of pages) {
  test(`axe finds nothing on ${path}, in five themes`, async ({ page }) => {
    await page.goto(path)
    await startReact(page)
    // Files that a source page does not show are not checked, yet their many nodes cost a minute.
    await page.evaluate(() => {
      for (const file of document.querySelectorAll('.source-file')) if (!file.checkVisibility()) file.remove()
    })
    await expectNoFindings(page)
  })
}
