import { expect, test, type Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { complaints, startReact } from './pages.ts'

/** Everything that this browser has stored of the site. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const open = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('kleinzeug')
      request.onsuccess = () => resolve(request.result)
    })
    const rows: Record<string, unknown> = {}
    for (const name of open.objectStoreNames)
      rows[name] = await new Promise((resolve) => {
        const request = open.transaction(name).objectStore(name).getAll()
        request.onsuccess = () => resolve(request.result)
      })
    open.close()
    return {
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      rows,
    }
  })

test(
  'every attack on a copy of the record ends with nothing lost, and leaves the record itself untouched',
  { tag: '@more' },
  async ({ page }) => {
    const list = complaints(page)
    await page.goto('/apps/decider')
    await startReact(page)
    await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill('Draisine')
    await page.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kleinzeug'))).toContain('Draisine')
    await page.goto('/meta/settings')
    await startReact(page)
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    const before = await stored(page)

    await page.getByRole('button', { name: 'Eine Kopie nehmen' }).click()
    const log = page.getByRole('log', { name: 'Was geschieht' })
    for (const [name, step] of [
      ['Abschneiden', 'ist er jetzt weg'],
      ['Ein Bit kippen', 'ist ein Bit gekippt'],
      ['Stecker ziehen', 'Halb da war sie nie.'],
      ['Zwei Tabs', 'liegt unter den früheren Ständen'],
      ['Speicher voll', 'Der lokale Speicher ist voll'],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await expect(log).toContainText(step, { timeout: 30_000 })
      await expect(log).toContainText('Verloren ist nichts.', { timeout: 30_000 })
    }
    await expectNoFindings(page)
    expect(await stored(page)).toEqual(before)
    expect(list).toEqual([])
  },
)

test('nothing of it is loaded before a copy is taken, and who has stored nothing tries it with an example', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/meta/settings')
  await startReact(page)
  await expect(page.getByText('Es gibt noch keinen früheren Stand.')).toBeVisible()
  expect(loaded.filter((url) => /DamageBench/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Eine Kopie nehmen' }).press('Enter')
  await expect(page.getByText('Ein Beispiel, denn gespeichert hast du noch nichts')).toBeVisible()
  await page.getByRole('button', { name: 'Abschneiden' }).press('Enter')
  await expect(page.getByRole('log')).toContainText('Verloren ist nichts.')
})
