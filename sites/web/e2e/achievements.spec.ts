import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

const stored = (page: Page) =>
  page.evaluate((): unknown[] => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').achievements ?? [])

async function open(page: Page) {
  await page.goto('/apps/achievements')
  await startReact(page)
}

const line = (page: Page) => page.getByRole('textbox', { name: 'Was ist gelungen?' })

/** Opens the page with this list in the record. */
async function openWith(page: Page, list: readonly unknown[]) {
  await page.addInitScript((achievements) => {
    if (!localStorage.getItem('kleinzeug'))
      localStorage.setItem('kleinzeug', JSON.stringify({ achievements }))
  }, list)
  await open(page)
}

async function record(page: Page, text: string) {
  await line(page).fill(text)
  await line(page).press('Enter')
}

test('by keyboard alone: two entries, the line, delete, undo, redo; there after a reload', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page)
  await expect(page.getByText(/Die Linie steigt mit jedem Erfolg/)).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('1.1.: Formular gekürzt -> weniger Rückfragen #ux @Mira https://example.org/a')
  await page.keyboard.press('Enter')
  await page.keyboard.type('heute: Rede gehalten')
  await page.keyboard.press('Enter')
  await expect(line(page)).toHaveValue('')
  await expect.poll(async () => (await stored(page)).length).toBe(2)
  const slider = page.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^1\. Januar \d{4}: Formular gekürzt, 1 von \d$/)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Wirkung' }).fill('Halb so viele Rückfragen')
  await page.keyboard.press('Escape')
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('Halb so viele')
  await page.getByRole('button', { name: '„Rede gehalten“ löschen' }).press('Enter')
  await expect.poll(async () => (await stored(page)).length).toBe(1)
  await page.keyboard.press('z')
  await expect(page.getByRole('button', { name: '„Rede gehalten“ bearbeiten' })).toBeFocused()
  await page.keyboard.press('Z')
  await expect(page.getByText('Rede gehalten', { exact: true })).toHaveCount(0)
  await page.keyboard.press('z')
  await expect.poll(async () => (await stored(page)).length).toBe(2)
  await page.reload()
  await startReact(page)
  await expect(page.getByText('Halb so viele Rückfragen', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Beleg: example.org' })).toHaveAttribute(
    'href',
    'https://example.org/a',
  )
  expect(list).toEqual([])
})

test('an old record is shown whatever its fields, and stays as it is', async ({ page }) => {
  const old = [
    'Schwimmabzeichen',
    { name: 'Führerschein', when: 2009 },
    42,
    null,
    { evidence: 'javascript:alert(1)' },
  ]
  await openWith(page, old)
  await expect(page.getByText('Schwimmabzeichen')).toBeVisible()
  await expect(page.getByText('2009')).toBeVisible()
  await expect(page.getByText('javascript:alert(1)')).toBeVisible()
  await expect(page.locator('.achievements a[href^="javascript"]')).toHaveCount(0)
  await record(page, 'heute: Rede')
  await expect.poll(async () => (await stored(page)).slice(0, 5)).toEqual(old)
})

test('what is refused keeps its text and says what to do', async ({ page }) => {
  await open(page)
  await record(page, '31.2.: Rede')
  await expect(page.getByText(/Diesen Tag gibt es nicht/)).toBeVisible()
  await expect(line(page)).toHaveValue('31.2.: Rede')
})

test('filters: search, tag, since the last talk', async ({ page }) => {
  await open(page)
  await record(page, '1.1.2024: Größe gezeigt #mut')
  await record(page, 'heute: Rede gehalten')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('groesse')
  await expect(page.getByText('1 von 2 Einträgen')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('')
  await page.getByRole('button', { name: 'Gespräche', exact: true }).click()
  await page.getByLabel('Tag des Gesprächs').fill('2025-05-05')
  await page.getByRole('button', { name: 'Eintragen' }).click()
  await page.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('button', { name: 'Seit dem letzten Gespräch (5. Mai 2025)' }).click()
  await expect(page.getByText('1 von 2 Einträgen')).toBeVisible()
  await expect(page.getByText('Größe gezeigt')).toHaveCount(0)
})

const three = [
  { id: 'a', date: '2024-05-06', title: 'Lager eingerichtet', tags: ['ordnung'], people: ['Jörg'] },
  { id: 'b', date: '2025-02-03', title: 'Rede gehalten', tags: ['mut', 'ordnung'], people: ['Mira', 'Jörg'] },
  { id: 'c', date: '2025-09-10', title: 'Formular gekürzt', impact: 'Weniger Rückfragen', people: ['Mira'] },
]

test('filters by year, tag and person narrow together, and one key shows all again', async ({ page }) => {
  await openWith(page, three)
  const filters = page.locator('.achievements-filters')
  const rows = page.locator('.achievements-year > ul > li')
  await expect(rows).toHaveCount(3)
  await filters.getByRole('combobox', { name: 'Dank an' }).selectOption({ label: 'Jörg (2)' })
  await expect(rows).toHaveCount(2)
  await filters.getByRole('combobox', { name: 'Jahr' }).selectOption('2025')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Rede gehalten')
  await expect(page.getByText('1 von 3 Einträgen')).toBeVisible()
  await filters.getByRole('combobox', { name: 'Jahr' }).selectOption('2024')
  await filters.getByRole('combobox', { name: 'Tag' }).selectOption({ label: 'mut (1)' })
  await expect(page.getByText('Kein Eintrag passt dazu.')).toBeVisible()
  await page.getByRole('button', { name: 'Alle zeigen' }).click()
  await expect(rows).toHaveCount(3)
  await expect(filters.getByRole('combobox', { name: 'Tag' })).toHaveValue('')
})

test(
  'the reminder appears after the days one chose, is put off, and never comes with 0',
  { tag: '@more' },
  async ({ page }) => {
    await openWith(page, [three[0], { id: 'reminder', kind: 'reminder', days: 30, since: '2024-06-01' }])
    const notice = page.getByText(/^Seit [\d.]+ Tagen steht nichts Neues hier/)
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Später' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await startReact(page)
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Gespräche', exact: true }).click()
    const days = page.getByRole('textbox', { name: /Tage ohne Eintrag/ })
    await days.fill('400')
    await expect(page.getByText('Gib eine ganze Zahl von 0 bis 365 ein.')).toBeVisible()
    await days.fill('0')
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect(notice).toHaveCount(0)
    await expect
      .poll(async () => (await stored(page)).find((item) => JSON.stringify(item).includes('reminder')))
      .toMatchObject({ days: 0 })
    await page.reload()
    await startReact(page)
    await expect(page.getByText('Lager eingerichtet').first()).toBeVisible()
    await expect(notice).toHaveCount(0)
  },
)

test('copied as text: one entry, and what the list shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWith(page, three)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: '„Formular gekürzt“ bearbeiten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Als Text kopieren' }).click()
  await expect.poll(clipboard).toContain('Formular gekürzt')
  expect(await clipboard()).toContain('Weniger Rückfragen')
  expect(await clipboard()).not.toContain('Rede gehalten')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('mira')
  await expect(page.getByText('2 von 3 Einträgen')).toBeVisible()
  await page.getByRole('button', { name: 'Dateien' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Als Text kopieren' }).click()
  await expect(page.getByText('2 Einträge kopiert.')).toBeVisible()
  const text = await clipboard()
  expect(text.indexOf('Formular gekürzt')).toBeLessThan(text.indexOf('Rede gehalten'))
  expect(text).not.toContain('Lager eingerichtet')
})

test('files: CSV goes out, Markdown comes in after a preview', async ({ page }) => {
  await open(page)
  await record(page, 'heute: =1+1 ist zwei')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Dateien' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFFDatum;/)
  expect(csv).toContain(";'=1+1 ist zwei;")
  await page.getByRole('textbox', { name: 'Oder Text einfügen' }).fill('- 3.3.2024: Lager eingerichtet')
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page.getByText('1 neu, 0 hier anders, 0 schon da')).toBeVisible()
  await page.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
  await expect(page.getByText('Lager eingerichtet')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Lager eingerichtet')).toHaveCount(0)
})

test('two tabs add an entry each: both stay', async ({ page, context }) => {
  await open(page)
  const second = await context.newPage()
  await open(second)
  await record(page, 'heute: Im ersten')
  await record(second, 'heute: Im zweiten')
  for (const tab of [page, second]) {
    await expect(tab.getByText('Im ersten', { exact: true }).last()).toBeVisible()
    await expect(tab.getByText('Im zweiten', { exact: true }).last()).toBeVisible()
  }
})

test('the yearly review of 200 entries is one page', async ({ page }) => {
  await page.addInitScript(() => {
    const achievements = Array.from({ length: 200 }, (_, index) => ({
      id: `a${index}`,
      date: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
      title: `Erfolg ${index} mit einem Titel von gewöhnlicher Länge`,
      impact: 'Eine Wirkung in einem Satz.',
      tags: ['eins', 'zwei'],
      people: ['Mira'],
    }))
    localStorage.setItem('kleinzeug', JSON.stringify({ achievements }))
  })
  await open(page)
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({
      format,
      margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
    })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  }
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the line to write on is within reach of the thumb, the drawn line in view', async ({ page }) => {
    await open(page)
    await expect(page.locator('.achievements-drawing')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Festhalten' })).toBeInViewport({ ratio: 1 })
    expect((await line(page).boundingBox())?.y).toBeGreaterThan(370)
    await line(page).tap()
    await page.keyboard.type('gestern: Rede vor sehr vielen Leuten in einem sehr großen Saal gehalten')
    await page.getByRole('button', { name: 'Festhalten' }).tap()
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Rede vor .*, 1 von 1/)
    await page.getByRole('button', { name: 'Öffnen' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('in forced colours the dots differ from their ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  await record(page, 'heute: Rede')
  const [dot, ground] = await Promise.all([
    page.locator('.achievements-dot').evaluate((element) => getComputedStyle(element).fill),
    page.locator('.achievements-window').evaluate((element) => getComputedStyle(element).backgroundColor),
  ])
  expect(dot).not.toBe(ground)
})

test(
  'an entry is added to the projects of the resume once, and replaces what was edited there when asked',
  { tag: '@more' },
  async ({ page }) => {
    await open(page)
    await record(page, '3.2.2025: Leitung der Chorreise übernommen -> 40 Menschen in Prag')
    await page.getByRole('button', { name: '„Leitung der Chorreise übernommen“ bearbeiten' }).click()
    const offer = page.getByRole('dialog').getByRole('button', { name: 'In den Lebenslauf übernehmen' })
    await offer.click()
    await expect(page.getByText(/steht jetzt unter den Projekten/).first()).toBeVisible()
    await offer.click()
    await expect(page.getByText(/steht schon im Lebenslauf/).first()).toBeVisible()
    const projects = () =>
      page.evaluate(
        (): Array<{ title: string; text: string; from: string }> =>
          JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').resume?.projects ?? [],
      )
    await expect.poll(async () => (await projects()).length).toBe(1)
    expect((await projects())[0]).toMatchObject({
      title: 'Leitung der Chorreise übernommen',
      text: '40 Menschen in Prag',
      from: '2025-02-03',
    })
    await page.goto('/apps/resumeGenerator')
    await startReact(page)
    await expect(page.getByText('Leitung der Chorreise übernommen').first()).toBeVisible()
  },
)
