import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: 'Stunden', exact: true })
const total = (page: Page) => page.locator('.worktime-account > ul:first-of-type .worktime-total strong')

/** Saturday, 21 November 2026, 10:00 in Berlin. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') })
  await page.goto('/apps/worktime')
  await startReact(page)
})

async function agree(page: Page, from: string, hours: string) {
  await page.getByLabel('Gilt ab').fill(from)
  await page.getByRole('textbox', { name: 'Stunden in der Woche' }).fill(hours)
  await button(page, 'Vertrag eintragen').click()
}

async function openContracts(page: Page) {
  await button(page, 'Jahr …').click()
  await page.getByRole('combobox', { name: 'Feiertage in' }).selectOption('BE')
  await page.getByRole('radio', { name: 'Vertrag' }).check()
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Fills the days of work of the year up to Friday, 20 November, as the contract has them. */
async function fillAsPlanned(page: Page) {
  await button(page, 'Füllen …').click()
  await page.getByLabel('Von', { exact: true }).fill('2026-01-01')
  await page.getByLabel('Bis', { exact: true }).fill('2026-11-20')
  await page.getByRole('button', { name: /Tage füllen$/ }).click()
}

test('five hours on every day', { tag: '@more' }, async ({ page }) => {
  // One day × 5:00; 7:30 − 5:00 = +2:30.
  await field(page).fill('730')
  await field(page).press('Enter')
  await expect(page.getByText('1 Tag × 5:00')).toBeVisible()
  await expect(total(page)).toHaveText('+2:30')
})

test('40 hours since January, in Berlin', { tag: '@more' }, async ({ page }) => {
  // 325 days are 46 weeks with 230 weekdays, and Thursday and Friday: 232. Less six holidays on weekdays (1 January,
  // Good Friday, Easter Monday, 1 May, Ascension Day, Whit Monday): 226 × 8:00 = 1,808:00. All but the last as agreed,
  // 9:00 on 20 November: +1:00.
  await openContracts(page)
  await agree(page, '2026-01-01', '40')
  await close(page)
  await fillAsPlanned(page)
  await button(page, 'Tag davor').click()
  await field(page).fill('9')
  await field(page).press('Enter')
  await expect(page.getByRole('button', { name: /^226 Tage nach Vertrag/ })).toContainText('−1.808:00')
  await expect(total(page)).toHaveText('+1:00')
})

test('30 hours from July on', { tag: '@more' }, async ({ page }) => {
  // From 1 July to 21 November are 144 days: 20 weeks with 100 weekdays, and Wednesday to Friday: 103 × 6:00 = 618:00.
  // Before them 226 − 103 = 123 × 8:00 = 984:00, together 1,602:00. Two hours more on the last day: +2:00.
  await openContracts(page)
  await agree(page, '2026-01-01', '40')
  await button(page, 'Weiterer Vertrag').click()
  await agree(page, '2026-07-01', '30 h/Woche')
  await close(page)
  await fillAsPlanned(page)
  await button(page, 'Tag davor').click()
  await field(page).fill('+2')
  await field(page).press('Enter')
  await expect(page.getByRole('button', { name: /^226 Tage nach Vertrag/ })).toContainText('−1.602:00')
  await expect(total(page)).toHaveText('+2:00')
})

test('starting on 1 November with the export of another tracker', { tag: '@more' }, async ({ page }) => {
  // Three weeks of five days, 15 × 8:00 = 120:00. Each day 8–12 and 13–17:30, 8:30: 127:30, +7:30.
  const days = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20]
  const rows = days.flatMap((day) => [
    `"Umbau","11/${day}/2026","08:00:00 AM","11/${day}/2026","12:00:00 PM","04:00:00"`,
    `"Umbau","11/${day}/2026","01:00:00 PM","11/${day}/2026","05:30:00 PM","04:30:00"`,
  ])
  await openContracts(page)
  await agree(page, '2026-11-01', '40')
  await close(page)
  await button(page, 'Dateien …').click()
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Datei wählen').click()
  await (
    await chooser
  ).setFiles({
    name: 'report.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['"Project","Start Date","Start Time","End Date","End Time","Duration (h)"', ...rows].join('\n'),
    ),
  })
  await expect(page.getByText('Summe der Datei 127:30 = Summe hier 127:30.')).toBeVisible()
  await button(page, '15 Einträge übernehmen').click()
  await expect(page.getByRole('button', { name: /^15 Tage nach Vertrag/ })).toContainText('−120:00')
  await expect(total(page)).toHaveText('+7:30')
})

test(
  'two tabs: a contract entered in one is the account of the other',
  { tag: '@more' },
  async ({ page, context }) => {
    await openContracts(page)
    await agree(page, '2026-11-02', '40')
    await close(page)
    await page.clock.runFor(2000)
    const other = await context.newPage()
    await other.clock.install({ time: new Date('2026-11-21T09:00:00Z') })
    await other.goto('/apps/worktime')
    await startReact(other)
    await field(other).fill('2')
    await field(other).press('Enter')
    // Fifteen days of 8:00 and two hours on a Saturday.
    await expect(total(other)).toHaveText('−118:00')
    await other.clock.runFor(2000)
    await page.clock.runFor(2000)
    await expect(total(page)).toHaveText('−118:00')
  },
)

test('the proof of a month is checked by the same page, and a changed one is refused', async ({ page }) => {
  await field(page).fill('8-12 13-17')
  await field(page).press('Enter')
  await button(page, 'Dateien …').click()
  const saving = page.waitForEvent('download')
  await button(page, 'Nachweis November 2026').click()
  const proof = await readFile(await (await saving).path(), 'utf8')
  const choose = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await button(page, 'Datei wählen').click()
    await (
      await chooser
    ).setFiles({ name: 'nachweis.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  await choose(proof)
  await expect(page.getByText(/^Nachweis für 2026-11: unverändert\. Prüfsumme [0-9a-f]{64}\./)).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Dateien …').click()
  await choose(proof.replace('"hoursWorked": 8', '"hoursWorked": 9'))
  await expect(page.getByText(/verändert: Vom 21\. November an/)).toBeVisible()
})
