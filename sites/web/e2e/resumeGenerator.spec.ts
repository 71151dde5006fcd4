import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { pdfJsPages } from '@kleinzeug/tooling/pdf-text'
import { resumes, textsOf } from '@kleinzeug/tooling/resumes'
import { expectNoFindings } from './axe.ts'
import { complaints, startReact } from './pages.ts'
import { download, expectReadable, open, sheets, stored } from './resumePage.ts'

for (const template of ['classic', 'edge', 'plain', 'axis', 'compact', 'official'])
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

test('a resume that was exported comes back as another version', { tag: '@more' }, async ({ page }) => {
  await open(page, resumes.traps)
  await page.getByRole('button', { name: 'Dateien' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'JSON Resume' }).click(),
  ])
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (await chooser).setFiles(await file.path())
  await expect(page.getByText('Alles davon ist schon da.')).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  const changed = (await readFile(await file.path(), 'utf8')).replaceAll('Berlin', 'Potsdam')
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (await again).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(changed) })
  await page.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
  await expect.poll(async () => (await stored(page))['others']).toHaveLength(1)
  expect(await stored(page)).toMatchObject({ personalData: { name: resumes.traps.personalData.name } })
})

test('a photo is scaled, and what is no image is refused in words', { tag: '@more' }, async ({ page }) => {
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

test('the PDF is read again in the browser; it brings its resume back, and Word becomes a first draft', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page, resumes.traps)
  await page.getByRole('button', { name: 'Was eine Maschine liest' }).click()
  await page.getByRole('button', { name: 'PDF auslesen' }).click()
  await expect(page.getByText(/^Alle \d+ Angaben stehen wörtlich/)).toBeVisible({ timeout: 20_000 })
  await page.getByText(/Textkästen als Liste/).click()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Bewerbungen' }).click()
  await page.getByRole('button', { name: 'Neue Bewerbung' }).click()
  await page.getByRole('textbox', { name: 'Stellenanzeige' }).fill('Gesucht: Disponent mit Kubernetes')
  await expect(page.getByRole('listitem').filter({ hasText: /^Kubernetes$/ })).toBeVisible()
  const { bytes } = await download(page)
  await page.getByRole('button', { name: 'Dateien' }).click()
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Word (DOCX)' }).click(),
  ])
  expect(word.suggestedFilename()).toMatch(/\.docx$/)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (await chooser).setFiles(await word.path())
  await expect(page.getByText(/erster Entwurf/)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei wählen' }).click()
  await (await again).setFiles({ name: 'alt.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await expect(page.getByRole('row', { name: /^Berufserfahrung 2 Einträge/ })).toBeVisible({
    timeout: 20_000,
  })
  await expectNoFindings(page)
  await page.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
  const { personalData, professionData, date } = resumes.traps
  await expect
    .poll(() => stored(page))
    .toMatchObject({ name: 'alt.pdf', personalData, professionData, date, others: [{ name: 'Fallen' }] })
  expect(list).toEqual([])
})

test('application and certificates go out in one file, and the templates are pictures', async ({ page }) => {
  const list = complaints(page)
  await open(page, resumes.traps)
  const { bytes } = await download(page)
  await page.getByRole('button', { name: /^Mappe( \d)?$/ }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Dateien wählen' }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'Zeugnis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
    { name: 'Foto.png', mimeType: 'image/png', buffer: await page.screenshot() },
  ])
  await page.getByRole('button', { name: '„Foto“ um 90° drehen' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Mappe herunterladen' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Bewerbung_.*\.pdf$/)
  await expect(page.getByText(/ist heruntergeladen: \d+ Seiten, \d/)).toBeVisible()
  // The files are there in the next visit.
  await page.reload()
  await startReact(page)
  await page.getByRole('button', { name: /^Mappe( \d)?$/ }).click()
  await expect(page.getByRole('button', { name: '„Foto“ zuschneiden' })).toBeEnabled()
  await page.getByRole('button', { name: 'Gestaltung' }).click()
  await expect(page.locator('.resume-generator-templates .resume-generator-page').last()).toBeVisible()
  expect(list).toEqual([])
})
