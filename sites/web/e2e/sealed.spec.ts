import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { replaceData, startReact } from './pages.ts'

const PASSPHRASE = 'vier Wörter die keiner kennt'

const record = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug') ?? '')
/** Everything that a visitor's browser keeps for the site. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

async function readFile(page: Page, name: string, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei importieren …' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

test(
  'a file that is encrypted comes back with its passphrase alone, and nothing else is touched',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/apps/decider')
    await startReact(page)
    await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill('Draisine')
    await page.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect.poll(() => record(page)).toContain('Draisine')

    await page.goto('/meta/settings')
    await startReact(page)
    await page.getByRole('button', { name: 'Verschlüsselt exportieren …' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Passphrase')
    await field.fill('kurz')
    await field.press('Enter')
    await expect(dialog.getByText('Nimm mindestens acht Zeichen.')).toBeVisible()
    await field.fill(PASSPHRASE)
    await dialog.getByLabel('Noch einmal').fill('etwas anderes')
    await dialog.getByRole('button', { name: 'Datei speichern' }).click()
    await expect(dialog.getByText('Das ist nicht dasselbe wie oben.')).toBeVisible()
    await dialog.getByRole('switch', { name: 'Zeigen, was ich tippe' }).click()
    expect(await stored(page)).not.toContain('keiner kennt')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Datei speichern' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('kleinzeug-verschluesselt.json')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).not.toContain('Draisine')
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Alles löschen …' }).click()
    await dialog.getByRole('button', { name: 'Alles löschen', exact: true }).click()
    await expect(page.getByText('Alles ist gelöscht.')).toBeVisible()
    const empty = await record(page)

    await readFile(page, 'kleinzeug-verschluesselt.json', text)
    await field.fill('vier Wörter die jeder kennt')
    await field.press('Enter')
    await expect(dialog.getByText('Diese Passphrase öffnet die Datei nicht.')).toBeVisible()
    await expect(field).toHaveValue('vier Wörter die jeder kennt')
    expect(await record(page)).toBe(empty)
    await field.fill(PASSPHRASE)
    await field.press('Enter')
    await expect(
      page.getByRole('group', { name: 'Was sich ändert' }).getByText('Der Entscheider'),
    ).toBeVisible()
    expect(await record(page)).toBe(empty)
    await replaceData(page)
    await expect.poll(() => record(page)).toContain('Draisine')
    expect(await stored(page)).not.toContain('keiner kennt')
  },
)

test(
  'a file that is cut, newer or changed is refused in words, and nothing is touched',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/meta/settings')
    await startReact(page)
    const before = await record(page)
    const whole: Record<string, unknown> = JSON.parse(
      readFileSync(new URL('sealed.json', import.meta.url), 'utf8'),
    )
    const dialog = page.getByRole('dialog')
    const cases = {
      'Die Datei ist abgeschnitten oder beschädigt.': JSON.stringify(whole).slice(0, 200),
      'Eine neuere Version dieser Seite hat die Datei verschlüsselt.': JSON.stringify({
        ...whole,
        'kleinzeug-sealed': 2,
      }),
      'Die Datei ist abgeschnitten': JSON.stringify({ ...whole, rounds: 999_999_999_999 }),
    }
    for (const [sentence, text] of Object.entries(cases)) {
      await readFile(page, 'fremd.json', text)
      await dialog.getByLabel('Passphrase').fill('geheim geheim')
      await dialog.getByLabel('Passphrase').press('Enter')
      await expect(dialog.getByText(sentence)).toBeVisible()
      await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    }
    await readFile(page, 'fremd.json', '{"data":"SGFsbG8="}')
    await expect(page.getByText(/keine Sicherung dieser Seite/)).toBeVisible()
    await expect(page.getByText('Es wurde nichts verändert.')).toBeVisible()
    expect(await record(page)).toBe(before)
  },
)
