import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

test.use({ serviceWorkers: 'block' })

/** Holds back the scripts of a name until they are failed; collects what then is an error on the page. */
async function holdBack(page: Page, scripts: RegExp) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // The browser itself tells of every request that fails.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  let held = 0
  let ended = 0
  await page.route(scripts, async (route) => {
    held += 1
    await failed
    await route.abort()
    ended += 1
  })
  return { errors, fail, held: () => held, open: () => held - ended }
}

test('a tool that fails to load after its page was left is no error', { tag: '@more' }, async ({ page }) => {
  const late = await holdBack(page, /assets\/decider\.lazy-/)
  await page.goto('/')
  await startReact(page)
  await page.getByRole('link', { name: /^Der Entscheider/ }).click()
  await expect.poll(late.held).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Music' }).click()
  await expect(page).toHaveURL(/\/music$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Musik')
  late.fail()
  await expect.poll(late.open).toBe(0)
  await page.getByRole('link', { name: 'Source Code' }).click()
  await expect(page).toHaveURL(/\/source\//)
  expect(late.errors).toEqual([])
})

for (const [path, scripts] of [
  ['/apps/achievements', /assets\/FilesDialog-/],
  ['/apps/neoCortex', /assets\/(?:CardForm|NeighbourMap|MarkdownText)-/],
  ['/apps/passwordMaker', /assets\/(?:german|english)-/],
] as const)
  test(
    `a part of ${path} that fails to load after the page was left is no error`,
    { tag: '@more' },
    async ({ page }) => {
      const late = await holdBack(page, scripts)
      await page.goto(path)
      await startReact(page)
      await expect.poll(late.held).toBeGreaterThan(0)
      await page.getByRole('link', { name: 'Music' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Musik')
      late.fail()
      await expect.poll(late.open).toBe(0)
      await page.getByRole('link', { name: 'Kleinzeug, Startseite' }).click()
      await expect(page).toHaveURL(/\/$/)
      expect(late.errors).toEqual([])
    },
  )
