import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import {
  hasPoppler,
  missingByWords,
  missingInOrder,
  pdfJsPages,
  pdfJsText,
  popplerText,
} from '@kleinzeug/tooling/pdf-text'
import { resumes } from '@kleinzeug/tooling/resumes'
import { complaints, startReact } from './pages.ts'
import { download, expectReadable, open, sheets, stored } from './resumePage.ts'

/** Presses a key until a control of this name has the focus, as a person without a mouse does. */
async function keyTo(page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowDown', name: string) {
  for (let presses = 0; presses < 120; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
    })
    if (focused?.trim().startsWith(name)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches „${name}“`)
}

test('by Tab and keys alone from an empty form to a PDF', async ({ page }) => {
  const list = complaints(page)
  await open(page)
  await keyTo(page, 'Tab', 'Name')
  await page.keyboard.type('Änne Groß')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Deichweg 3')
  // The parts of the form lie before its fields: one stop of Tab, with arrow keys between them.
  await keyTo(page, 'Shift+Tab', 'Person')
  await keyTo(page, 'ArrowDown', 'Beruf und Ziel')
  await page.keyboard.press('Enter')
  await keyTo(page, 'Tab', 'Beruf oder angestrebte Tätigkeit')
  await page.keyboard.type('Flößerin')
  await keyTo(page, 'Shift+Tab', 'Beruf und Ziel')
  await keyTo(page, 'ArrowDown', 'Berufserfahrung')
  await page.keyboard.press('Enter')
  // A single key makes an entry and gives its first field the focus.
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Zeitraum' })).toBeFocused()
  await page.keyboard.type('seit 3/2021')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Führerin von <b>Flößen</b>')
  await expect(sheets(page).first()).toContainText('Führerin von <b>Flößen</b>')
  await expect(sheets(page)).toHaveCount(1)
  await keyTo(page, 'Shift+Tab', 'PDF herunterladen')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('Lebenslauf_Änne_Groß.pdf')
  await expectReadable(new Uint8Array(await readFile(await file.path())), [
    'Änne Groß',
    'Flößerin',
    'Deichweg 3',
    'seit 03/2021',
    'Führerin von <b>Flößen</b>',
  ])
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      personalData: { name: 'Änne Groß', street: 'Deichweg 3' },
      employments: [{ from: '2021-03', to: '', title: 'Führerin von <b>Flößen</b>' }],
    })
  expect(list).toEqual([])
})

const letter = {
  shown: true,
  recipient: 'Wärmewende Rheinland eG\nFrau Dr. Aylin Groß\nHafenstraße 12\n50968 Köln',
  reference: 'PL-2026-14',
  subject: 'Bewerbung als Schifffahrtskaufmann',
  text: 'in fünf Jahren habe ich 212 Schiffe abgefertigt, ohne daß eines liegen blieb.\n\nIch freue mich auf ein Gespräch.',
  enclosures: ['Lebenslauf', 'Zeugnisse'],
}

for (const template of ['classic', 'edge', 'plain', 'axis', 'compact', 'official'])
  test(
    `${template}: letter and cover stand before the resume, printed and downloaded`,
    { tag: '@more' },
    async ({ page }) => {
      const list = complaints(page)
      await open(page, { ...resumes.traps, style: { template }, letter, cover: { shown: true } })
      await expect(sheets(page).first()).toContainText('Mit freundlichen Grüßen')
      await expect(sheets(page).nth(1)).toContainText('Bewerbung')
      await expect(sheets(page).last()).toContainText('Berlin, 21.11.2026')
      const count = await sheets(page).count()
      const { bytes } = await download(page)
      const printed = new Uint8Array(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
      )
      const texts = [
        ...letter.recipient.split('\n'),
        `Ihr Zeichen: ${letter.reference}`,
        letter.subject,
        'Sehr geehrte Damen und Herren,',
        ...letter.text.split('\n\n'),
        'Mit freundlichen Grüßen',
        ...letter.enclosures,
        'als Schifffahrtskaufmann für Flussfracht',
        'Leiter Auflieferung & Pfandflaschen',
      ]
      for (const data of [bytes, printed]) {
        expect(missingInOrder(await pdfJsText(data), texts)).toEqual([])
        if (hasPoppler()) {
          expect(missingInOrder(popplerText(data, '-raw'), texts)).toEqual([])
          // By its look a letter has two columns at the head; each is read whole.
          expect(missingInOrder(popplerText(data), texts)).toEqual([])
          expect(missingByWords(popplerText(data, '-layout'), texts)).toEqual([])
        }
        expect(await pdfJsPages(data)).toHaveLength(count)
      }
      expect(list).toEqual([])
    },
  )

test(
  'on a phone form and pages are two tabs, and the PDF is one tap away',
  { tag: '@more' },
  async ({ page }) => {
    const list = complaints(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, resumes.traps)
    const tab = (name: string) => page.getByRole('radio', { name, exact: true })
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
    await expect(sheets(page).first()).toBeHidden()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ægidius Groß')
    await tab('Vorschau').check({ force: true })
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeHidden()
    await expect(sheets(page).first()).toBeVisible()
    await expect(sheets(page).first()).toContainText('Ægidius Groß')
    // The whole width of a page is in view.
    const box = await sheets(page).first().boundingBox()
    expect(box?.width).toBeLessThanOrEqual(360)
    expect(box?.width).toBeGreaterThan(280)
    // A tap on a text leads to its field, on the other tab.
    await sheets(page).first().getByText('Leiter Auflieferung & Pfandflaschen').click()
    await expect(page.getByRole('textbox', { name: 'Tätigkeit', exact: true })).toBeFocused()
    await expect(tab('Formular')).toBeChecked()
    const { bytes } = await download(page)
    await expectReadable(bytes, ['Ægidius Groß', 'Leiter Auflieferung & Pfandflaschen'])
    expect(list).toEqual([])
  },
)

test('two browser tabs edit one resume, and both edits are kept', async ({ page, context }) => {
  await open(page, { ...resumes.traps, id: 'r0' })
  await expect(sheets(page).last()).toContainText('Berlin, 21.11.2026')
  const other = await context.newPage()
  await other.goto('/apps/resumeGenerator')
  await startReact(other)
  await expect(other.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    resumes.traps.personalData.name,
  )
  await page.getByRole('textbox', { name: 'Telefon' }).fill('030 7654321')
  await expect.poll(() => stored(page)).toMatchObject({ personalData: { telephone: '030 7654321' } })
  await expect(other.getByRole('textbox', { name: 'Telefon' })).toHaveValue('030 7654321')
  await other.getByRole('textbox', { name: 'Familienstand' }).fill('ledig')
  await expect
    .poll(() => stored(other))
    .toMatchObject({ personalData: { telephone: '030 7654321', maritalStatus: 'ledig' } })
  await expect(page.getByRole('textbox', { name: 'Familienstand' })).toHaveValue('ledig')
  await expect(sheets(page).first()).toContainText('ledig')
})

const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY a${level} "${`&a${level > 0 ? level - 1 : ''};`.repeat(10)}">`,
).join('')}]><a>&a11;</a>`

const hostile: ReadonlyArray<readonly [name: string, content: string]> = [
  ['leer.json', ''],
  ['rauschen.pdf', '%PDF-1.7 \u0000\u0001 kein Dokument'],
  ['brief.docx', 'PK\u0003\u0004 kein Archiv'],
  ['bild.json', '\u0089PNG\r\n\u001a\n'],
  ['tief.json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['fremd.json', '{"scripts": {"build": "tsc"}}'],
  ['seite.xml', '<html><script>alert(1)</script></html>'],
  ['bombe.xml', bomb],
]

test('hostile files that are dropped are refused in words, and the resume stays', async ({ page }) => {
  await open(page, resumes.traps)
  await expect(sheets(page).last()).toContainText('Berlin, 21.11.2026')
  const scripts: string[] = []
  page.on('dialog', (dialog) => scripts.push(dialog.message()))
  const before = await stored(page)
  for (const [name, content] of hostile) {
    await page.getByRole('region', { name: 'Lebenslaufgenerator' }).evaluate(
      (tool, [fileName, text]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text ?? ''], fileName ?? ''))
        tool.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      [name, content],
    )
    const dialog = page.getByRole('dialog', { name: 'Dateien' })
    await expect(dialog.getByText(/Wähl|speichere|Bild\.|Exportiere/).last(), name).toBeVisible({
      timeout: 20_000,
    })
    await expect(dialog.getByRole('button', { name: /übernehmen/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Schließen' }).last().click()
    await expect(dialog).toBeHidden()
  }
  expect(await stored(page)).toEqual(before)
  expect(scripts).toEqual([])
})
