import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

interface StoredRecord {
  readonly decider: {
    readonly lists: ReadonlyArray<{ name: string; items: ReadonlyArray<{ name: string }> }>
    readonly pending?: ReadonlyArray<{ item: string }>
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

test('a reload in the middle of a spin keeps what was drawn', async ({ page }) => {
  // A long run, which is still under way at the reload on a slow machine too.
  await page.addInitScript(() => {
    const items = ['Zu Fuß', 'Fähre'].map((name) => ({ name, active: true }))
    const decider = { lists: [{ name: 'Weg', items }], settings: { duration: 10 } }
    if (!localStorage.getItem('kleinzeug')) localStorage.setItem('kleinzeug', JSON.stringify({ decider }))
  })
  await open(page)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  const drawn = () => stored(page).then((record) => record.decider?.pending?.[0]?.item)
  await expect.poll(drawn).toBeTruthy()
  const winner = (await drawn()) ?? ''
  await expect(page.locator('.decider-winner')).toBeHidden()
  await page.reload()
  await startReact(page)
  await expect(page.locator('.decider-winner')).toHaveText(winner)
  await expect(page.getByRole('status').filter({ hasText: `Entschieden: ${winner}` })).toBeAttached()
  await expect.poll(drawn).toBeUndefined()
  await page.getByText('Verlauf', { exact: true }).click()
  await expect(page.locator('.decider-decision')).toHaveText([winner])
})

test('Escape skips wherever the focus is', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await page.getByRole('link', { name: 'Kontakt' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.decider-winner')).toBeVisible({ timeout: 1000 })
})

test('a round of elimination keeps the height of the window and ends with the one that is left', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.getByRole('switch', { name: 'Gewinner scheidet aus' }).check()
  const height = async () => (await page.locator('.decider-window').boundingBox())?.height
  const before = await height()
  for (const left of ['4 von 5 aktiv', '3 von 5 aktiv', '2 von 5 aktiv']) {
    await page.getByRole('button', { name: 'Entscheiden' }).click()
    await expect(page.getByText(left)).toBeVisible()
    expect(await height()).toBe(before)
  }
  await page.getByRole('button', { name: 'Ausscheiden rückgängig' }).click()
  await expect(page.getByText('3 von 5 aktiv')).toBeVisible()
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(page.locator('.decider-remaining')).toHaveText(/^Übrig/)
  expect(await height()).toBe(before)
  await page.getByRole('button', { name: 'Alle wieder dabei' }).click()
  await expect(page.getByText('5 von 5 aktiv')).toBeVisible()
})

test('two names that differ only in spaces are the same name', async ({ page }) => {
  await open(page)
  await addItem(page, 'fiat  panda')
  await expect(page.getByText('„fiat panda“ steht schon in dieser Liste.')).toBeVisible()
})

test('with 2,000 entries the one that is lit is in view', { tag: '@more' }, async ({ page }) => {
  await page.addInitScript(() => {
    const items = Array.from({ length: 2000 }, (_, index) => ({ name: `Los ${index + 1}`, active: true }))
    localStorage.setItem('kleinzeug', JSON.stringify({ decider: { lists: [{ name: 'Tombola', items }] } }))
  })
  await open(page)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await expect(page.locator('.decider-field [data-lit]')).toBeAttached()
  await expect(page.locator('.decider-field')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(page.locator('.decider-field [data-won]')).toBeAttached()
  await expect(page.locator('.decider-field')).toBeInViewport({ ratio: 1 })
})

test('at 200 % zoom the winner stands above the keys', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  const bottom = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  const keys = await page.locator('.decider-keys').boundingBox()
  for (const part of ['.decider-winner', '.decider-field [data-won]'])
    expect(await bottom(part)).toBeLessThanOrEqual(keys?.y ?? 0)
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

test('by single keys: a decision, skipped; a new item; back after a deletion', async ({ page }) => {
  // A long run, which is still under way when the last key is pressed on a slow machine too.
  await page.addInitScript(() => {
    const items = ['Zu Fuß', 'Fähre'].map((name) => ({ name, active: true }))
    const decider = { lists: [{ name: 'Weg', items }], settings: { duration: 10 } }
    if (!localStorage.getItem('kleinzeug')) localStorage.setItem('kleinzeug', JSON.stringify({ decider }))
  })
  await open(page)
  await page.keyboard.press('e')
  await expect(page.getByRole('group', { name: 'Listen und Einträge' })).toHaveAttribute('aria-disabled')
  // Locked: neither a press nor a key changes the list.
  await page.getByRole('button', { name: '„Fähre“ löschen' }).dispatchEvent('click')
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).focus()
  await page.keyboard.type('Rikscha')
  await page.keyboard.press('Escape')
  await expect(page.locator('.decider-winner')).toBeVisible()
  await expect(page.getByRole('switch', { name: /aktiv$/ })).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Neuer Eintrag' })).toHaveValue('')
  await page.getByRole('button', { name: 'Entscheiden' }).focus()
  await page.keyboard.press('n')
  await page.keyboard.type('Seebrise')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('switch', { name: '„Seebrise“ aktiv' })).toBeVisible()
  await page.getByRole('button', { name: '„Seebrise“ löschen' }).click()
  await page.keyboard.press('z')
  await expect(page.getByRole('switch', { name: '„Seebrise“ aktiv' })).toBeVisible()
  await expect(page.getByText('3 von 3 aktiv')).toBeVisible()
})

test('hostile names are text, and the layout holds', { tag: '@more' }, async ({ page }) => {
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

test(
  'a list as a link is looked at and taken over; a damaged link is said in words',
  { tag: '@more' },
  async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await addItem(page, 'Größe & Maß, 50 %')
    await page.getByRole('button', { name: 'Dateien' }).click()
    await page.getByRole('button', { name: 'Link auf die Liste kopieren' }).click()
    await expect(page.getByText('Der Link ist kopiert.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/apps\/decider#list=[\w-]+$/)

    const other = await browser.newContext()
    const there = await other.newPage()
    await there.goto(link)
    const dialog = there.getByRole('dialog')
    await expect(dialog.getByText('Nächstes Auto').first()).toBeVisible()
    // A list that is here otherwise is replaced, or stays, by choice.
    await dialog.getByRole('radio', { name: 'Ersetzen' }).last().check()
    await dialog.getByRole('button', { name: /übernehmen$/ }).click()
    await expect(there.getByText('Größe & Maß, 50 %').first()).toBeVisible()
    await expect(there).toHaveURL(/\/apps\/decider$/)
    await there.goto(link.slice(0, -7))
    await there.reload()
    await expect(there.getByText(/^Der Link ist beschädigt/)).toBeVisible()
    await other.close()
  },
)
