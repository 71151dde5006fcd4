import { expect, test, type Page } from '@playwright/test'
import { everythingStored } from './everythingStored.ts'
import { complaints, startReact } from './pages.ts'

async function open(page: Page) {
  await page.goto('/apps/passwordMaker')
  await startReact(page)
  await expect(page.locator('.password-maker-password')).toBeVisible()
}

const shown = async (page: Page) => (await page.locator('.password-maker-password').textContent()) ?? ''

const drawer = (page: Page, title: string) => page.locator('summary').getByText(title, { exact: true })

test('makes, keeps settings over a reload, and stores no password anywhere', async ({ page }) => {
  const list = complaints(page)
  await open(page)
  const made = [await shown(page)]
  await page.getByRole('radio', { name: 'Konto' }).check({ force: true })
  await expect.poll(() => shown(page)).toHaveLength(20)
  for (let draw = 0; draw < 5; draw++) {
    made.push(await shown(page))
    await page.getByRole('button', { name: 'Neu', exact: true }).click()
  }
  await page.getByRole('slider', { name: 'Länge' }).press('ArrowRight')
  await expect.poll(() => shown(page)).toHaveLength(21)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kleinzeug') ?? ''))
    .toContain('"length":21')
  made.push(await shown(page))
  const stored = await everythingStored(page)
  expect(stored).toContain('passwordMaker')
  for (const password of made) expect(stored).not.toContain(JSON.stringify(password).slice(1, -1))
  await page.reload()
  await startReact(page)
  await expect.poll(() => shown(page)).toHaveLength(21)
  expect(made).not.toContain(await shown(page))
  expect(list).toEqual([])
})

test('by keyboard alone: another one, longer, copied, spelled', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const first = await shown(page)
  await page.keyboard.press('n')
  await expect.poll(() => shown(page)).not.toBe(first)
  await page.keyboard.press('+')
  await expect.poll(async () => (await shown(page)).split('-').length).toBe(7)
  await page.keyboard.press('c')
  await expect(page.getByText('Kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown(page))
  await drawer(page, 'Buchstabieren').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Tafel' })).toBeVisible()
  await expect(page.getByText(/^groß /).first()).toBeVisible()
})

test('the clipboard is cleared after the time that was asked for', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page)
  await drawer(page, 'Zwischenablage').click()
  await page.getByRole('radio', { name: /30/ }).check({ force: true })
  await page.getByRole('button', { name: 'Kopieren' }).click()
  await expect(page.getByText(/wird in 30/)).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(page.getByText('Die Zwischenablage ist geleert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the keys are within reach, by touch, and nothing is wider than the page', async ({ page }) => {
    await open(page)
    const key = page.getByRole('button', { name: 'Neu', exact: true })
    await expect(key).toBeInViewport()
    const first = await shown(page)
    await key.tap()
    await expect.poll(() => shown(page)).not.toBe(first)
    await page.getByRole('radio', { name: 'WLAN' }).tap()
    await drawer(page, 'Aufs Telefon').tap()
    await page.getByRole('textbox', { name: 'Name des WLANs' }).fill('Garten')
    await expect(page.getByRole('img', { name: 'QR-Code mit dem Passwort' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('in forced colours the hairline and the chosen purpose can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const stroke = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).stroke)
  expect(await stroke('.password-maker-hairline')).not.toBe(
    await stroke('.password-maker-scale line:not(.password-maker-hairline)'),
  )
})

test('bad rules are refused in words, good ones kept', async ({ page }) => {
  await open(page)
  await drawer(page, 'Regeln einer Website').click()
  const field = page.getByRole('textbox', { name: 'Regeln' })
  await field.fill('required: uper')
  await page.getByRole('button', { name: 'Regeln übernehmen' }).click()
  await expect(page.getByText(/„uper“ ist keine Zeichengruppe/)).toBeVisible()
  await field.fill('required: digit; required: upper; maxlength: 8')
  await page.getByRole('button', { name: 'Regeln übernehmen' }).click()
  await expect.poll(() => shown(page)).toMatch(/^[A-Z\d]{8}$/)
})

test('the rules of a site are set by its name, and nothing of it is sent', async ({ page }) => {
  await open(page)
  await drawer(page, 'Regeln einer Website').click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('textbox', { name: 'Website', exact: true }).fill('commerzbank.de')
  await page.getByRole('button', { name: 'Nachschlagen' }).click()
  await expect(page.getByText('Es gelten jetzt die Regeln von commerzbank.de.')).toBeVisible()
  await expect.poll(() => shown(page)).toMatch(/^(?=.*[a-zA-Z])(?=.*\d)[a-zA-Z\d]{8}$/)
  expect(asked.filter((request) => request.includes('commerzbank'))).toEqual([])
})

test('a Wi-Fi password has at most 63 characters', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'WLAN' }).check({ force: true })
  await page.getByRole('slider', { name: 'Länge' }).press('End')
  for (let draw = 0; draw < 10; draw++) {
    await page.keyboard.press('n')
    const { length } = await shown(page)
    expect(length).toBeGreaterThanOrEqual(8)
    expect(length).toBeLessThanOrEqual(63)
  }
})
