import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect, test, type Page } from '@playwright/test'
import { launchOptions } from '@kleinzeug/tooling/browser'
import { makeProfile } from '@kleinzeug/tooling/chromium'
import { startReact } from './pages.ts'

const modes = ['Zum Merken', 'Konto', 'WLAN', 'PIN']

/** A text that the browser may restore: where it is on the disk, what stood beside it would be, too. */
const controlOf = (mode: string) => `may be restored in ${mode}`

/** The files below a folder that hold a text, in UTF-8 or UTF-16LE. */
function filesWith(folder: string, text: string) {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file)
      return forms.some((form) => content.includes(form))
    })
}

/** Goes through one mode of the tool and answers with every secret that was on the page. */
async function secretsOf(page: Page, mode: string) {
  await page.goto('/apps/passwordMaker')
  await startReact(page)
  await page.getByRole('radio', { name: mode }).check({ force: true })
  const password = page.locator('.password-maker-password')
  await expect(password).toBeVisible()
  const shown = async () => (await password.textContent()) ?? ''
  // Only a long secret is told apart from other bytes of a profile.
  if (mode === 'PIN') await page.getByRole('slider', { name: 'Länge' }).press('End')
  await expect.poll(async () => (await shown()).length).toBeGreaterThanOrEqual(8)
  const secrets = [await shown()]
  await page.getByRole('button', { name: 'Neu', exact: true }).click()
  await expect.poll(shown).not.toBe(secrets[0])
  secrets.push(await shown())
  for (const summary of await page.locator('.password-maker-drawers summary').all()) await summary.click()
  await page.getByRole('textbox', { name: 'Anzahl' }).fill('3')
  await page.getByRole('button', { name: 'Erzeugen' }).click()
  const many = await page.getByRole('textbox', { name: '3 Passwörter' }).inputValue()
  const own = `selbst gewählt für ${mode}`
  const field = page.getByLabel('Dein Passwort')
  await field.fill(own)
  await page.getByRole('switch', { name: 'Zeigen' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  return [...secrets, ...many.split('\n'), own]
}

test('no mode leaves a password in the profile of the browser', async ({ baseURL }) => {
  const profile = makeProfile()
  const sessions = join(profile.folder, 'Default/Sessions')
  const start = () =>
    chromium.launchPersistentContext(profile.folder, {
      ...launchOptions,
      // Without its window and yet the whole browser, with the restoration of sessions.
      headless: false,
      args: [...launchOptions.args, '--headless=new'],
      locale: 'de-DE',
      ...(baseURL !== undefined && { baseURL }),
    })
  try {
    const first = await start()
    await first.pages()[0]?.goto('/apps/passwordMaker')
    await first.close()
    test.skip(!existsSync(sessions), 'This browser restores no sessions.')
    const context = await start()
    const secrets: string[] = []
    for (const mode of modes) {
      const page = await context.newPage()
      secrets.push(...(await secretsOf(page, mode)))
      await page.evaluate((text) => {
        const field = document.body.appendChild(document.createElement('textarea'))
        field.value = text
      }, controlOf(mode))
    }
    for (const mode of modes)
      await expect.poll(() => filesWith(sessions, controlOf(mode)), { timeout: 30_000 }).not.toEqual([])
    // Running, a browser deletes files of its caches; the whole profile is searched once it has ended.
    await context.close()
    expect(secrets.filter((secret) => secret.length < 8)).toEqual([])
    expect(secrets.filter((secret) => filesWith(profile.folder, secret).length > 0)).toEqual([])
  } finally {
    profile.remove()
  }
})
