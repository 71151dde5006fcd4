import { expect, test, type Page } from '@playwright/test'
import { expectContrast, expectNoFindings } from './axe.ts'
import { startReact } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HOUR = 3_600_000
/** A table of which four lines cannot be taken, each for a reason of its own. */
const TABLE =
  'Datum;Beginn;Ende;Pause;Stunden;Bemerkung\n02.03.2026;08:00;16:30;30;8,0;Werkstatt\n03.03.2026;;;;4;A\n03.03.2026;;;;4;B\n30.02.2026;;;;1;C\n05.03.2026;;;;-2;D\n06.03.2026;;;;31;E\n'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the settings of a year': async (page) => {
    await button(page, 'Jahr …').click()
    await page.getByRole('combobox', { name: 'Feiertage in' }).selectOption('BY')
    await expect(page.getByRole('switch', { name: /^Friedensfest/ })).toBeVisible()
  },
  'a contract': async (page) => {
    await button(page, 'Jahr …').click()
    await page.getByRole('radio', { name: 'Vertrag' }).check()
    await page.getByRole('textbox', { name: 'Stunden in der Woche' }).fill('40')
    await button(page, 'Vertrag eintragen').click()
    await button(page, 'ab 1. Jan. 2026: 40:00 in der Woche').click()
    await page.getByText('Jeden Tag einzeln').click()
    await button(page, 'Eine Woche dazu, im Wechsel').click()
    await expect(page.getByText('2. Woche, 40:00')).toBeVisible()
  },
  'filling many days': async (page) => {
    await button(page, 'Füllen …').click()
    await page.getByLabel('Stunden am Tag').fill('99')
    await expect(page.getByText(/Ein Tag hat 24 Stunden/)).toBeVisible()
  },
  'the import of a table': async (page) => {
    await button(page, 'Dateien …').click()
    const chooser = page.waitForEvent('filechooser')
    await button(page, 'Datei wählen').click()
    await (
      await chooser
    ).setFiles({ name: 'tabelle.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE, 'latin1') })
    await expect(page.getByText('Zeile 5: „30.02.2026“ ist kein Tag, den es gibt.')).toBeVisible()
  },
  'a figure explained': async (page) => {
    const field = page.getByRole('textbox', { name: 'Stunden', exact: true })
    await field.fill('7')
    await field.press('Enter')
    await page.getByRole('button', { name: /^je freiem Tag/ }).click()
    await expect(page.getByText(/verteilt, an denen noch nichts steht/)).toBeVisible()
  },
  'a forgotten timer': async (page) => {
    await button(page, 'Uhr starten').click()
    await page.clock.fastForward(14 * HOUR)
    await expect(page.getByText(/Vergessen\?$/)).toBeVisible()
  },
  'the month': async (page) => {
    await page.keyboard.press('m')
    await expect(page.getByRole('grid')).toBeVisible()
  },
}

for (const [name, reach] of Object.entries(states))
  test(`axe finds nothing in working hours, ${name}, in five themes`, { tag: '@more' }, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') })
    await page.goto('/apps/worktime')
    await startReact(page)
    await reach(page)
    await expectNoFindings(page)
    await expectContrast(page)
  })

test('a month with notes is printed on one sheet', { tag: '@more' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') })
  await page.goto('/apps/worktime')
  await startReact(page)
  const lines = Array.from({ length: 30 }, (_, day) => {
    const note = day % 3 === 0 ? 'Angebot geschrieben; Rücksprache mit der Werkstatt wegen der Lieferung' : ''
    return day === 19
      ? `${day + 1}.11.2026;;;;2;${note};halber Urlaub`
      : `${day + 1}.11.2026;08:00;16:00;30;7,5;${note};Arbeit`
  })
  await button(page, 'Dateien …').click()
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Datei wählen').click()
  await (
    await chooser
  ).setFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Datum;Beginn;Ende;Pause;Stunden;Notiz;Art', ...lines].join('\n')),
  })
  await button(page, '30 Einträge übernehmen').click()
  await page.keyboard.press('m')
  // The sheet comes once the page is idle.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return page.locator('[data-print-sheet] tbody tr').count()
    })
    .toBe(30)
  // The column of what counts adds up to its foot, and half a day of leave says so.
  const cells = await page.locator('[data-print-sheet] tr td:nth-last-child(2)').allTextContents()
  const minutes = cells
    .filter((cell) => cell !== '')
    .map((cell) => cell.split(':').map(Number))
    .map(([hours = 0, rest = 0]) => hours * 60 + rest)
  expect(minutes.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(minutes.at(-1))
  await expect(page.locator('[data-print-sheet]')).toContainText('½\u202fUrlaub')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

for (const [width, height] of [
  [320, 256],
  [360, 440],
  [360, 740],
] as const)
  test(
    `the entry that stays at the thumb takes no more than a third of ${width} × ${height}`,
    { tag: '@more' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/apps/worktime')
      await startReact(page)
      const { position, share } = await page.locator('.worktime-entry').evaluate((entry) => ({
        position: getComputedStyle(entry).position,
        share: entry.getBoundingClientRect().height / innerHeight,
      }))
      expect(position).toBe(height < 500 ? 'static' : 'sticky')
      if (position === 'sticky') expect(share).toBeLessThanOrEqual(1 / 3)
    },
  )

test('a table that German Excel saved keeps its umlauts', { tag: '@more' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') })
  await page.goto('/apps/worktime')
  await startReact(page)
  await button(page, 'Dateien …').click()
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Datei wählen').click()
  await (
    await chooser
  ).setFiles({
    name: 'excel.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Datum;Stunden;Notiz\r\n20.11.2026;7,5;Büro geräumt\r\n', 'latin1'),
  })
  await expect(page.getByRole('cell', { name: 'Büro geräumt' })).toBeVisible()
})
