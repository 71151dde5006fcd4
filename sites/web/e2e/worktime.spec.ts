import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

interface StoredDay {
  readonly date: string
  readonly hoursWorked: number
}
type StoredYears = Record<string, { start?: string; months: Array<{ days: StoredDay[] }> } | undefined>

const stored = (page: Page) =>
  page.evaluate((): StoredYears => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').worktime ?? {})
const hours = async (page: Page, date: string) =>
  (await stored(page))[date.slice(0, 4)]?.months.flatMap(({ days }) => days).find((day) => day.date === date)
    ?.hoursWorked

/** Saturday, 21 November 2026, 10:00 in Berlin. */
const NOW = new Date('2026-11-21T09:00:00Z')

async function open(page: Page, now = NOW) {
  await page.clock.install({ time: now })
  await page.goto('/apps/worktime')
  await startReact(page)
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Stunden', exact: true })

test('a new visitor enters a first day, which begins the account, and finds it after a reload', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page)
  await expect(page.getByText(/In 2026 steht noch nichts/)).toBeVisible()
  await field(page).fill('7:30')
  await field(page).press('Enter')
  await expect(page.getByText('1 Tag × 5:00')).toBeVisible()
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2026-11-21')).toBe(7.5)
  expect((await stored(page))['2026']?.start).toBe('2026-11-21')
  await page.reload()
  await startReact(page)
  await expect(field(page)).toHaveValue('7:30')
  expect(list).toEqual([])
})

test('2022 is a sample, 2023 is empty', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Jahr davor' }).click({ clickCount: 3 })
  await expect(page.getByText(/In 2023 steht noch nichts/)).toBeVisible()
  await page.getByRole('button', { name: 'Jahr davor' }).click()
  await expect(page.getByText('Beispiel', { exact: true })).toBeVisible()
})

test('by keyboard alone: a month, a refusal, undo', async ({ page }) => {
  await open(page)
  await page.keyboard.press('m')
  await page.getByRole('gridcell', { name: /^Samstag, 21\. November/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('8-12 13-17')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: 'Samstag, 14. November 2026, 8:00' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /^Sonntag, 15\. November/ })).toBeFocused()
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Ein Tag hat 24 Stunden/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(page.getByRole('gridcell', { name: 'Samstag, 14. November 2026, kein Eintrag' })).toBeFocused()
})

test('by mouse: a dot, half an hour, vacation', async ({ page }) => {
  await open(page)
  await field(page).fill('4')
  await field(page).press('Enter')
  await page.getByRole('button', { name: '+ 0:30' }).click()
  await expect(field(page)).toHaveValue('4:30')
  const dots = page.getByRole('slider')
  await dots.focus()
  await page.keyboard.press('ArrowDown')
  await expect(dots).toHaveAttribute('aria-valuetext', /^Sonntag, 22\. November/)
  await page.getByRole('combobox', { name: 'Art des Tages' }).selectOption('vacation')
  await expect(page.getByText(/Urlaub füllt den Tag/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Art des Tages' }).selectOption('½\u202fUrlaub')
  await expect(page.getByText(/halber Urlaubstag füllt den Tag/)).toBeVisible()
  await dots.locator('.worktime-lit').first().click({ force: true })
  await expect(dots).toHaveAttribute('aria-valuetext', /^Samstag, 21\. November/)
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the entry is within reach of the thumb and the year in view', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('slider')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Uhr starten' })).toBeInViewport({ ratio: 1 })
    const box = await field(page).boundingBox()
    expect(box?.y).toBeGreaterThan(370)
    await field(page).tap()
    await page.keyboard.type('6')
    await page.getByRole('button', { name: 'Eintragen', exact: true }).first().tap()
    await expect(field(page)).toHaveValue('6:00')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('a timer survives a reload and a second tab, and midnight splits it', async ({ page, context }) => {
  const evening = new Date('2026-11-20T21:30:00Z')
  await open(page, evening)
  await page.getByRole('button', { name: 'Uhr starten' }).click()
  await page.clock.runFor(2000)
  await expect.poll(async () => Object.keys(await stored(page))).toContain('timer')
  await page.reload()
  await startReact(page)
  await expect(page.getByRole('button', { name: /^Uhr läuft/ })).toBeVisible()
  const second = await context.newPage()
  await open(second, new Date(evening.getTime() + 2 * 3_600_000))
  await second.getByRole('button', { name: /^Uhr läuft 2:00/ }).click()
  await second.clock.runFor(2000)
  await expect.poll(() => hours(second, '2026-11-20')).toBe(1.5)
  expect(await hours(second, '2026-11-21')).toBe(0.5)
  await expect(page.getByRole('button', { name: 'Uhr starten' })).toBeVisible()
})

test('a timer goes on while the machine sleeps, and one that was forgotten is asked about', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Uhr starten' }).click()
  await page.clock.fastForward('03:15:00')
  await expect(page.getByRole('button', { name: 'Uhr läuft 3:15' })).toBeVisible()
  await page.clock.fastForward('10:00:00')
  await expect(
    page.getByText(/^Die Uhr läuft seit Samstag, 21\. November 2026 um 10:00, also 13:15\. Vergessen\?/),
  ).toBeVisible()
  await page.getByLabel('Aufgehört um').fill('2026-11-21T16:30')
  await page.getByRole('button', { name: 'Bis dahin zählen' }).click()
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2026-11-21')).toBe(6.5)
})

test('a range is filled, undone and done again', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Füllen …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Von', { exact: true }).fill('2026-11-02')
  await dialog.getByLabel('Bis', { exact: true }).fill('2026-11-13')
  await dialog.getByLabel('Stunden am Tag').fill('7:30')
  await dialog.getByRole('button', { name: '10 Tage füllen' }).click()
  await expect(page.getByText('10 Tage gefüllt.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('slider').focus()
  await page.keyboard.press('z')
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2026-11-13')).toBeUndefined()
  await page.keyboard.press('Z')
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2026-11-13')).toBe(7.5)
})

test('the year after goes on with the balance of the one before, live', async ({ page }) => {
  await open(page, new Date('2025-12-31T09:00:00Z'))
  await field(page).fill('7')
  await field(page).press('Enter')
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2025-12-31')).toBe(7)
  await page.clock.setSystemTime(new Date('2026-01-01T09:00:00Z'))
  await page.reload()
  await startReact(page)
  const line = page.getByRole('button', { name: /^Übertrag aus 2025/ })
  await expect(line).toContainText('+2:00')
  await line.click()
  await expect(page.getByText(/^Läuft mit: Ist 7:00 − Soll 5:00 = \+2:00\./)).toBeVisible()
  await page.getByRole('slider').focus()
  await page.keyboard.press('a')
  const lastDay = page.getByRole('slider')
  await lastDay.focus()
  for (let month = 1; month < 12; month++) await page.keyboard.press('PageDown')
  await page.keyboard.press('End')
  await expect(lastDay).toHaveAttribute('aria-valuetext', /31\. Dezember/)
  await page.keyboard.press('n')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2025-12-31')).toBe(9)
  await page.getByRole('slider').focus()
  await page.keyboard.press('d')
  await expect(line).toContainText('+4:00')
})

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a day is the day of the wall clock', async ({ page }) => {
      const [date, name] =
        timezoneId === 'Pacific/Auckland' ? ['2026-11-22', 'So, 22. Nov.'] : ['2026-11-21', 'Sa, 21. Nov.']
      await open(page, new Date('2026-11-21T18:00:00Z'))
      await expect(page.getByText(`Heute, ${name}`)).toBeVisible()
      await field(page).fill('7')
      await field(page).press('Enter')
      await page.clock.runFor(2000)
      await expect.poll(() => hours(page, date)).toBe(7)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Dateien …' }).click()
      await page.getByRole('button', { name: 'Kalender (ICS)' }).click()
      const text = await readFile(await (await download).path(), 'utf8')
      expect(text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
    })
  })

test('two tabs: both entries stay', async ({ page, context }) => {
  await open(page)
  const second = await context.newPage()
  await open(second)
  await field(page).fill('5')
  await field(page).press('Enter')
  await second.getByRole('slider').focus()
  await second.keyboard.press('ArrowUp')
  await second.keyboard.type('3')
  await second.keyboard.press('Enter')
  await page.clock.runFor(2000)
  await second.clock.runFor(2000)
  await expect
    .poll(async () => [await hours(page, '2026-11-21'), await hours(page, '2026-11-20')])
    .toEqual([5, 3])
})

test('a year goes out as JSON and comes back in, with a preview and its reasons', async ({ page }) => {
  await open(page)
  await field(page).fill('7')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Dateien …' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Sicherung (JSON)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('worktime-2026.json')
  const text = await readFile(await file.path(), 'utf8')
  const damaged = text
    .replace(
      '"days": []',
      '"days": [{"date":"2026-01-05","hoursWorked":6},{"date":"2026-01-05","hoursWorked":9}]',
    )
    .replace('"days": []', '"days": [{"date":"2026-02-30","hoursWorked":6}]')

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (
    await chooser
  ).setFiles({ name: 'worktime-2026.json', mimeType: 'application/json', buffer: Buffer.from(damaged) })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 neu, 0 hier anders, 2 schon da')).toBeVisible()
  await expect(dialog.getByText('„2026-02-30“ ist kein Tag, den es gibt.')).toBeVisible()
  await expect(dialog.getByText('2026-01-05 kommt zum zweiten Mal vor.')).toBeVisible()
  await dialog.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2026-01-05')).toBe(6)
  expect(await hours(page, '2026-11-21')).toBe(7)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2026-01-05')).toBeUndefined()
})

test('a strange table is read once its columns are named by hand', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Dateien …' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Wann|x,Was,Menge\n20.11.2026,Büro,"3,5"\n20.11.2026,Küche,1\n19.11.2026,Büro,-2\n'),
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Stunden' }).selectOption({ label: '3: Menge' })
  await expect(dialog.getByText('Zeile 4: -2: weniger als 0 Stunden.')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Mehrere Zeilen eines Tages zusammenzählen' }).click()
  await dialog.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
  await page.clock.runFor(2000)
  await expect.poll(() => hours(page, '2026-11-20')).toBe(4.5)
})

/** Whether a text has been set aside in IndexedDB. */
const hasSetAside = () =>
  new Promise<boolean>((resolve) => {
    const request = indexedDB.open('kleinzeug')
    request.onsuccess = () => {
      const db = request.result
      const found = db.transaction('notes').objectStore('notes').count('setAside')
      found.onsuccess = () => {
        db.close()
        resolve(found.result > 0)
      }
    }
  })

test('what an old visitor kept of a single year is set aside, not lost', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('kleinzeug'))
      localStorage.setItem(
        'kleinzeug',
        JSON.stringify({ worktime: { year: 2021, months: [{ month: 0, days: [] }] } }),
      )
  })
  await open(page)
  await expect(page.getByText(/In 2026 steht noch nichts/)).toBeVisible()
  await expect.poll(() => page.evaluate(hasSetAside)).toBe(true)
  await page.goto('/meta/settings')
  await startReact(page)
  await expect(page.locator('.asides').getByText('Arbeitszeit')).toBeVisible()
})
