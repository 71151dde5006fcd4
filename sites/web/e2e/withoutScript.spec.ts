import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { pages } from './pages.ts'

test.use({ javaScriptEnabled: false })

test('every page shows its text without JavaScript', { tag: '@more' }, async ({ page }) => {
  test.slow()
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect((await main.innerText()).length, path).toBeGreaterThan(40)
  }
})

test(
  'a source page lists its files, and each has a document of its own with its lines',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/source/decider')
    await page
      .getByRole('navigation', { name: 'Dateien' })
      .getByRole('link', { name: 'draw.ts', exact: true })
      .click()
    const code = page.getByRole('region', { name: 'Code von src/model/draw.ts' })
    await expect(code).toContainText('export function drawWinner')
    await page.goto('/source/decider/draw.ts.html#draw.ts-L3')
    await expect(page.locator('[id="draw.ts-L3"]')).toBeInViewport()
    await page.getByRole('link', { name: 'Der Entscheider' }).click()
    await expect(page).toHaveURL(/\/source\/decider$/)
  },
)

// The browser of these tests takes scripts away without showing what stands in `noscript`.
test(
  'tools, source pages and the page of the signed-in say what does not work without JavaScript',
  { tag: '@more' },
  async ({ request }) => {
    const wanted = pages.filter(({ path }) => /^\/(user$|source\/|apps\/(?!lifehacks|svgEditorx))/.test(path))
    expect(wanted.length).toBeGreaterThan(20)
    for (const { path } of wanted) {
      const said = parse(await (await request.get(path)).text(), { blockTextElements: {} }).querySelector(
        'main noscript',
      )
      expect(said?.textContent, path).toContain('JavaScript')
    }
  },
)
