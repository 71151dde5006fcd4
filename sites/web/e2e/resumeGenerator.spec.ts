import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { pdfJsPages } from '@kleinzeug/tooling/pdf-text'
import { resumes, textsOf } from '@kleinzeug/tooling/resumes'
import { complaints } from './pages.ts'
import { download, expectReadable, open, sheets, stored } from './resumePage.ts'

test('by keyboard alone from an empty form to a PDF', async ({ page }) => {
  const list = complaints(page)
  await open(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await page.keyboard.type('Änne Groß')
  await page.getByRole('button', { name: 'Beruf und Ziel' }).press('Enter')
  await page.getByRole('textbox', { name: 'Beruf oder angestrebte Tätigkeit' }).focus()
  await page.keyboard.type('Flößerin')
  // A single key makes an entry and gives its first field the focus.
  await page.getByRole('button', { name: 'Berufserfahrung' }).press('Enter')
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Zeitraum' })).toBeFocused()
  await page.keyboard.type('seit 3/2021')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Führerin von <b>Flößen</b>')
  await expect(sheets(page)).toHaveCount(1)
  await expect(sheets(page)).toContainText('seit 03/2021')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF herunterladen' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('Lebenslauf Änne Groß.pdf')
  await expectReadable(new Uint8Array(await readFile(await file.path())), [
    'Änne Groß',
    'Flößerin',
    'seit 03/2021',
    'Führerin von <b>Flößen</b>',
  ])
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      personalData: { name: 'Änne Groß' },
      employments: [{ from: '2021-03', to: '', title: 'Führerin von <b>Flößen</b>' }],
    })
  expect(list).toEqual([])
})

for (const template of ['classic', 'edge', 'plain', 'axis'])
  for (const [name, resume] of Object.entries(resumes))
    test(`${template} with ${name}: print and download are the pages of the preview, word for word`, async ({
      page,
    }) => {
      const list = complaints(page)
      await open(page, { ...resume, style: { template } })
      await expect(sheets(page).last()).toContainText('Berlin, 21.11.2026')
      if (name === 'long') expect(await sheets(page).count()).toBeGreaterThan(3)
      const texts = textsOf(resume)
      const count = await sheets(page).count()
      const { bytes } = await download(page)
      await expectReadable(bytes, texts)
      const printed = new Uint8Array(
        await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
      )
      await expectReadable(printed, texts)
      for (const data of [bytes, printed]) expect(await pdfJsPages(data)).toHaveLength(count)
      expect(list).toEqual([])
    })

test('a resume that was exported comes back as another version', async ({ page }) => {
  await open(page, resumes.traps)
  await page.getByRole('button', { name: 'Dateien' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON Resume' }).click(),
  ])
  await page.getByLabel('Datei wählen').setInputFiles(await file.path())
  await expect(page.getByText(/steht als neue Fassung bereit/)).toBeVisible()
  await expect.poll(async () => (await stored(page))['others']).toHaveLength(1)
  expect(await stored(page)).toMatchObject({ personalData: { name: resumes.traps.personalData.name } })
})

test('a photo is scaled, and what is no image is refused in words', async ({ page }) => {
  await open(page, resumes.traps)
  const picture = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 4000
    canvas.height = 3000
    const context = canvas.getContext('2d')!
    for (let x = 0; x < 4000; x += 20) {
      context.fillStyle = `hsl(${x % 360} 70% ${30 + (x % 50)}%)`
      context.fillRect(x, 0, 20, 3000)
    }
    return canvas.toDataURL('image/jpeg', 0.95)
  })
  const input = page.getByLabel('Foto wählen', { exact: true }).last()
  await input.setInputFiles({
    name: 'gross.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(picture.split(',')[1]!, 'base64'),
  })
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText(/531 × 709 Punkte/)).toBeVisible()
  const photo = await page.getByRole('img', { name: 'Foto', exact: true }).getAttribute('src')
  expect(Buffer.from(photo!.split(',')[1]!, 'base64').length).toBeLessThanOrEqual(60_000)
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain(photo!.slice(0, 200))
  await input.setInputFiles({ name: 'bild.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await expect(page.getByText(/kann der Browser nicht öffnen/)).toBeVisible()
})

test('the PDF is read again in the browser, and a PDF becomes a first draft', async ({ page }) => {
  const list = complaints(page)
  await open(page, resumes.traps)
  await page.getByRole('button', { name: 'Was eine Maschine liest' }).click()
  await page.getByRole('button', { name: 'PDF auslesen' }).click()
  await expect(page.getByText(/^Alle \d+ Angaben stehen wörtlich/)).toBeVisible({ timeout: 20_000 })
  await page
    .getByRole('textbox', { name: 'Stellenanzeige vergleichen' })
    .fill('Gesucht: Disponent mit Kubernetes')
  await expect(page.getByRole('listitem').filter({ hasText: /^Kubernetes$/ })).toBeVisible()
  const { bytes } = await download(page)
  await page.getByRole('button', { name: 'Dateien' }).click()
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Word (DOCX)' }).click(),
  ])
  expect(word.suggestedFilename()).toMatch(/\.docx$/)
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'alt.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await expect(page.getByText(/erster Entwurf/)).toBeVisible({ timeout: 20_000 })
  await expect
    .poll(() => stored(page))
    .toMatchObject({ personalData: { name: resumes.traps.personalData.name }, others: [{ name: 'Fallen' }] })
  expect(list).toEqual([])
})
