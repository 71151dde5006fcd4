import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

interface StoredRecord {
  readonly decider: {
    readonly lists: ReadonlyArray<{ name: string; items: ReadonlyArray<{ name: string }> }>
  }
}

const stored = (page: Page): Promise<Partial<StoredRecord>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}'))

async function open(page: Page) {
  await page.goto('/apps/decider')
  await startReact(page)
}

const addItem = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill(name)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
}

test('starts with „Nächstes Auto“ and five active models', async ({ page }) => {
  await open(page)
  await expect(page.getByText('5 von 5 aktiv')).toBeVisible()
  await expect(page.getByRole('switch', { name: /aktiv$/ })).toHaveCount(5)
})

test('spins, decides once, and remembers it after a reload', async ({ page }) => {
  const list = complaints(page)
  await open(page)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  const winner = await page.locator('.decider-winner').textContent()
  expect(winner).toBeTruthy()
  await expect
    .poll(async () => JSON.stringify((await stored(page)).decider ?? {}).split(winner!).length)
    .toBeGreaterThan(2)
  await page.reload()
  await startReact(page)
  await page.getByText('Verlauf', { exact: true }).click()
  await expect(page.locator('.decider-history, .decider').getByText(winner!).first()).toBeVisible()
  expect(list).toEqual([])
})

test('under reduced motion the result is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(page.locator('.decider-winner')).toBeVisible({ timeout: 1000 })
})

test('items are added, refused in words when they are there already, and found again', async ({ page }) => {
  await open(page)
  await addItem(page, 'Lastenrad')
  await addItem(page, 'lastenrad')
  await expect(page.getByText('„lastenrad“ steht schon in dieser Liste.')).toBeVisible()
  await expect
    .poll(async () => (await stored(page)).decider?.lists[0]?.items.map(({ name }) => name))
    .toContain('Lastenrad')
  await page.reload()
  await startReact(page)
  await expect(page.getByRole('switch', { name: '„Lastenrad“ aktiv' })).toBeVisible()
})

test('below two active items it refuses with the reason', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Alle abschalten' }).click()
  await expect(page.getByText(/mindestens zwei aktive Einträge/)).toBeVisible()
})

test('a second tab sees what the first one changes', async ({ page, context }) => {
  await open(page)
  const second = await context.newPage()
  await open(second)
  await addItem(page, 'Straßenbahn')
  await expect(second.getByRole('switch', { name: '„Straßenbahn“ aktiv' })).toBeVisible()
  await addItem(second, 'Fähre')
  await expect(page.getByRole('switch', { name: '„Fähre“ aktiv' })).toBeVisible()
  await expect(second.getByRole('switch', { name: '„Straßenbahn“ aktiv' })).toBeVisible()
})

test('by keyboard alone: a new item, a decision', async ({ page }) => {
  await open(page)
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).focus()
  await page.keyboard.type('Zu Fuß')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('switch', { name: '„Zu Fuß“ aktiv' })).toBeVisible()
  await page.getByRole('button', { name: 'Entscheiden' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('.decider-winner')).toBeVisible()
})

test('hostile names are text, and the layout holds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  for (const name of ['<img src=x onerror=alert(1)>', 'ا'.repeat(200), '🙂'.repeat(80), 'x'.repeat(10_000)])
    await addItem(page, name)
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the help text stands below the tool, as it was written and after a navigation', async ({ page }) => {
  const help = page.getByRole('region', { name: 'Hilfe' })
  const texts: string[] = []
  for (const open of [
    () => page.goto('/apps/decider'),
    async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Startseite/ })
        .click()
      await page
        .locator('.tool-grid')
        .getByRole('link', { name: /^Der Entscheider/ })
        .click()
    },
  ]) {
    await open()
    await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '')
    await expect(help.getByRole('heading', { name: 'Ist das wirklich Zufall?' })).toBeVisible()
    texts.push(await help.innerText())
  }
  expect(texts[1]).toBe(texts[0])
})
