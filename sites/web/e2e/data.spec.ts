import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { storeLargeDrawing } from './largeDrawing.ts'
import { hold, replaceData, startReact } from './pages.ts'

const record = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug'))

async function openSettings(page: Page) {
  await page.goto('/meta/settings')
  await startReact(page)
}

async function readFile(page: Page, name: string, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei importieren …' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

async function addItem(page: Page, name: string) {
  await page.goto('/apps/decider')
  await startReact(page)
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill(name)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect.poll(() => record(page)).toContain(name)
}

test('export, delete everything, import: the data are back', async ({ page }) => {
  await addItem(page, 'Draisine')
  const before: { decider: unknown } = JSON.parse((await record(page))!)

  await openSettings(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Daten exportieren', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('kleinzeug.json')
  const text = readFileSync(await file.path(), 'utf8')
  expect(Object.keys(JSON.parse(text))).toEqual(['kleinzeug'])

  await page.getByRole('button', { name: 'Alles löschen …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alles löschen', exact: true }).click()
  await expect(page.getByText('Alles ist gelöscht.')).toBeVisible()
  expect((await record(page)) ?? '').not.toContain('Draisine')

  await readFile(page, 'kleinzeug.json', text)
  const preview = page.getByRole('group', { name: 'Was sich ändert' })
  await expect(preview.getByText('Der Entscheider')).toBeVisible()
  await replaceData(page)
  await expect(page.getByText('Die Datei ist importiert.')).toBeVisible()
  await expect.poll(() => record(page)).toContain('Draisine')
  const after: { decider: unknown } = JSON.parse((await record(page))!)
  expect(after.decider).toEqual(before.decider)
})

test(
  'an export holds the newest edits of a drawing that is open in another window, or was when the browser ended',
  { tag: '@more' },
  async ({ page, context }) => {
    await storeLargeDrawing(page)
    await page.goto('/apps/svgEditor')
    await startReact(page)
    const move = async (distance: string) => {
      for (const key of ['End', 't', distance, 'ArrowRight', 'Enter']) await page.keyboard.press(key)
      // The journal holds the edit until the whole is written: a timer of the page itself is due before that one.
      const written = await page.waitForFunction(
        () => {
          const record = localStorage.getItem('kleinzeug') ?? ''
          return /"svgEditorJournal":\{[^\n]*"entry"/.test(record) && record
        },
        undefined,
        { polling: 20 },
      )
      return String(await written.jsonValue())
    }
    expect(await move('7')).toMatch(/"svgEditor":\{[^\n]*"x":150/)

    const settings = await context.newPage()
    const exported = async () => {
      await openSettings(settings)
      const download = settings.waitForEvent('download')
      await settings.getByRole('button', { name: 'Daten exportieren', exact: true }).click()
      const text: { kleinzeug: string } = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
      return text.kleinzeug
    }
    const first = await exported()
    expect(first).toMatch(/"svgEditor":\{[^\n]*"x":157/)
    expect(first).not.toMatch(/"svgEditorJournal":\{[^\n]*"entry"/)

    // The editor goes on from there.
    await expect.poll(() => record(page)).not.toMatch(/"svgEditorJournal":\{[^\n]*"entry"/)
    await move('5')
    const session = await context.newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await page.waitForEvent('crash')
    expect(await exported()).toMatch(/"svgEditor":\{[^\n]*"x":162/)
  },
)

test('an import can be taken back once', async ({ page }) => {
  await addItem(page, 'Kutsche')
  await openSettings(page)
  await readFile(page, 'alt.json', '{"decider":{"lists":[{"name":"Anderes","items":[]}]}}')
  await replaceData(page)
  await expect.poll(() => record(page)).toContain('Anderes')
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(() => record(page)).toContain('Kutsche')
})

test('an import can be undone after the page was loaded again, once', { tag: '@more' }, async ({ page }) => {
  await addItem(page, 'Kutsche')
  await openSettings(page)
  await readFile(page, 'alt.json', '{"decider":{"lists":[{"name":"Anderes","items":[]}]}}')
  await replaceData(page)
  await expect(page.getByText('Die Datei ist importiert.')).toBeVisible()
  expect(await record(page)).not.toContain('Kutsche')
  await page.reload()
  await startReact(page)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => record(page)).toContain('Kutsche')
  expect(await record(page)).not.toContain('Anderes')
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  await openSettings(page)
  await expect(page.getByText('vor einer Wiederherstellung')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
})

for (const [name, text, reason] of [
  ['kein JSON', 'Hallo', /kein lesbares JSON/],
  ['etwas anderes', '[1,2,3]', /keine Sicherung dieser Seite/],
] as const) {
  test(`a file that is ${name} is refused with the reason, and nothing changes`, async ({ page }) => {
    await addItem(page, 'Rikscha')
    await openSettings(page)
    const before: { decider: unknown } = JSON.parse((await record(page))!)
    await readFile(page, 'fremd.json', text)
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    await expect(page.getByText('Es wurde nichts verändert.')).toBeVisible()
    const after: { decider: unknown } = JSON.parse((await record(page))!)
    expect(after.decider).toEqual(before.decider)
  })
}

test('of a file that is cut off and has a forbidden name, the rest is taken, and both are said', async ({
  page,
}) => {
  await openSettings(page)
  await readFile(
    page,
    'halb.json',
    '{\n"decider":{"lists":[{"name":"Anderes","items":[],"constructor":1}]},\n"resume":{"na',
  )
  await expect(page.getByText('Die Datei ist nicht vollständig.')).toBeVisible()
  await expect(page.getByText('Ein Wert trägt einen Namen, der der Seite schaden könnte.')).toBeVisible()
  await page.getByRole('button', { name: 'Daten zusammenführen' }).click()
  await expect.poll(() => record(page)).toContain('Anderes')
  expect(await record(page)).not.toContain('constructor')
})

test('a single tool can be reset, and its old state brought back', async ({ page }) => {
  await addItem(page, 'Sänfte')
  await openSettings(page)
  await page.getByRole('button', { name: 'Der Entscheider zurücksetzen' }).click()
  await expect.poll(() => record(page)).not.toContain('Sänfte')
  await expect(page.getByText('vor einem Zurücksetzen')).toBeVisible()
  await page.getByRole('button', { name: 'Zurückholen' }).click()
  await expect(page.getByText('Der frühere Stand ist wieder da.')).toBeVisible()
  await expect.poll(() => record(page)).toContain('Sänfte')
})

test('an earlier state can be looked at, downloaded and brought back, and that taken back', async ({
  page,
}) => {
  await addItem(page, 'Sänfte')
  await openSettings(page)
  await page.getByRole('button', { name: 'Der Entscheider zurücksetzen' }).click()
  await expect.poll(() => record(page)).not.toContain('Sänfte')
  const states = page.locator('.timeline')
  await expect(states.getByText('vor einem Zurücksetzen')).toBeVisible()
  await expect(states.getByText(/^[A-Z][a-z]+tag, \d\d?\. \S+ \d{4} um \d\d:\d\d$|^Mittwoch, /)).toBeVisible()
  await expect(states.getByText(/^\d+ Zeichen$/)).toBeVisible()
  await expect(states.getByRole('option', { name: /^Der Entscheider \(/ })).toBeAttached()
  await expect(states.getByRole('region')).toContainText('Sänfte')

  const download = page.waitForEvent('download')
  await states.getByRole('button', { name: 'Herunterladen' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^kleinzeug-\d{4}-\d\d-\d\d-\d\d-\d\d\.json$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('Sänfte')

  await states.getByRole('button', { name: 'Zurückholen' }).click()
  await expect.poll(() => record(page)).toContain('Sänfte')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => record(page)).not.toContain('Sänfte')
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
})

test('an earlier state is named, and one part of it brought back alone', async ({ page }) => {
  await addItem(page, 'Sänfte')
  await openSettings(page)
  await page.getByRole('button', { name: 'Der Entscheider zurücksetzen' }).click()
  await expect.poll(() => record(page)).not.toContain('Sänfte')
  const states = page.locator('.timeline')
  await states.getByRole('textbox', { name: 'Name dieses Stands' }).fill('vor dem Umzug')
  await page.keyboard.press('Enter')
  await expect(states.getByText(/^„vor dem Umzug“, \S/)).toBeVisible()
  await states.getByRole('combobox', { name: 'Was davon' }).selectOption('decider')
  await states.getByRole('button', { name: 'Diesen Stand hierher holen' }).click()
  await expect.poll(() => record(page)).toContain('Sänfte')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => record(page)).not.toContain('Sänfte')
  await page.reload()
  await expect(states.getByText(/^„vor dem Umzug“, \S/)).toBeVisible()
})

test('silent damage is told, mended from the reserve copy, and can be looked at and downloaded', async ({
  page,
}) => {
  await addItem(page, 'Draisine')
  await page.goto('/meta/imprint')
  await page.evaluate(() => {
    const text = localStorage.getItem('kleinzeug') ?? ''
    localStorage.setItem('kleinzeug', text.replace('Draisine', 'Drxisine'))
  })
  await page.goto('/apps/decider')
  await startReact(page)
  await expect(page.getByRole('switch', { name: '„Draisine“ aktiv' })).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: 'nichts verloren' })
  await expect(notice).toHaveCount(1)
  await notice.getByRole('link', { name: 'Ansehen' }).click()

  const found = page.getByRole('region', { name: 'Beiseitegelegt' })
  await found.getByText('Ansehen').click()
  await expect(found.getByRole('region', { name: 'Gefundener Text' })).toContainText('Drxisine')
  const download = page.waitForEvent('download')
  await found.getByRole('button', { name: 'Herunterladen' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Drxisine')
  await found.getByRole('button', { name: 'Nicht mehr aufheben' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(() => record(page)).not.toContain('Drxisine')
})

test(
  'an overdue export is told on every page, can be put off, and goes with the export',
  { tag: '@more' },
  async ({ page }) => {
    await addItem(page, 'Rikscha')
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + Number(localStorage.getItem('days')) * 24 * 60 * 60 * 1000
    })
    const visitAfter = async (days: number) => {
      await page.evaluate((days) => localStorage.setItem('days', String(days)), days)
      await page.goto('/apps/decider')
      await startReact(page)
    }
    const notice = page.getByRole('status').filter({ hasText: 'Sicherung fällig' })
    await visitAfter(29)
    await expect(page.getByRole('switch', { name: '„Rikscha“ aktiv' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await visitAfter(31)
    await notice.getByRole('button', { name: 'In einer Woche erinnern' }).click()
    await expect(notice).toHaveCount(0)
    await expect.poll(() => record(page)).toContain('remindFrom')
    await visitAfter(37)
    await expect(notice).toHaveCount(0)
    await visitAfter(39)
    const download = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Kopie herunterladen' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Rikscha')
    await expect(notice).toHaveCount(0)
  },
)

test('where nothing can be stored the site works and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await page.goto('/apps/decider')
  await startReact(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nur in diesem Tab' })).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill('Ballon')
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(page.getByRole('switch', { name: '„Ballon“ aktiv' })).toBeVisible()
})

test('a record of a newer version is shown as far as known and never cut', async ({ page }) => {
  const newer = JSON.stringify({
    brightness: 'blue',
    decider: { lists: [{ name: 'Aus der Zukunft', items: [{ name: 'Gleiter', active: true }] }] },
    hologram: { depth: 3 },
    meta: { version: 999, revisions: {}, checksums: {} },
  })
  await page.addInitScript((text) => {
    if (!localStorage.getItem('kleinzeug')) localStorage.setItem('kleinzeug', text)
  }, newer)
  await page.goto('/apps/decider')
  await startReact(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Neuere Version' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill('Zeppelin')
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  // oxlint-disable-next-line no-restricted-properties -- nothing may be stored within this time
  await page.waitForTimeout(800)
  expect(await record(page)).toBe(newer)

  // In the settings nothing is said to have happened.
  await openSettings(page)
  await page.getByRole('button', { name: 'Der Entscheider zurücksetzen' }).click()
  // At the top of the page, and beside the key.
  await expect(page.getByRole('alert').filter({ hasText: 'speichert dieser Tab nichts mehr' })).toHaveCount(2)
  await expect(page.getByText('ist zurückgesetzt')).toHaveCount(0)
  await readFile(page, 'kleinzeug.json', '{"brightness":"light"}')
  await replaceData(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Es wurde nichts verändert.' })).toBeVisible()
  await expect(page.getByText('Die Datei ist importiert.')).toHaveCount(0)
  expect(await record(page)).toBe(newer)
})

test('a page that has grown old says that it does not undo', { tag: '@more' }, async ({ page, context }) => {
  await addItem(page, 'Kutsche')
  await openSettings(page)
  await readFile(page, 'alt.json', '{"decider":{"lists":[{"name":"Anderes","items":[]}]}}')
  await replaceData(page)
  await expect(page.getByText('Die Datei ist importiert.')).toBeVisible()
  const newer = '{"meta":{"version":999,"revisions":{},"checksums":{}}}'
  const other = await context.newPage()
  await other.goto('/meta/imprint')
  await other.evaluate((text) => localStorage.setItem('kleinzeug', text), newer)
  const refusal = page.getByRole('alert').filter({ hasText: 'speichert dieser Tab nichts mehr' })
  await expect(refusal).toHaveCount(1)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  // At the top of the page, and beside the key.
  await expect(refusal).toHaveCount(2)
  expect(await record(page)).toBe(newer)
})

test('external images and the pinned radio are off at first and stay as chosen', async ({ page }) => {
  await openSettings(page)
  const images = page.getByRole('switch', { name: 'Externe Bilder anzeigen' })
  const pinned = page.getByRole('switch', { name: 'Radio anheften' })
  await expect(images).not.toBeChecked()
  await expect(pinned).not.toBeChecked()
  await images.check()
  await pinned.check()
  await expect(page.getByRole('complementary', { name: 'Radio' })).toBeVisible()
  await expect.poll(() => record(page)).toContain('"radioPinned":true')
  await page.goto('/blog')
  const dock = page.getByRole('complementary', { name: 'Radio' })
  await expect(dock).toBeVisible()
  expect((await dock.boundingBox())?.height).toBe(128)
})

test('until the settings know what is stored they say so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kleinzeug', '{"showExternalImages":true}'))
  const start = await hold(page, '/meta/settings')
  await expect(page.getByText(/wird gerade gelesen/)).toBeVisible()
  await expect(page.getByText(/^von .* belegt$/)).toBeHidden()
  await start()
  await expect(page.getByText(/wird gerade gelesen/)).toBeHidden()
  await expect(page.getByText(/^von .* belegt$/)).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Externe Bilder anzeigen' })).toBeChecked()
})
