import { memoryStorage } from '@kleinzeug/storage'
import { memoryBlobs } from '@kleinzeug/storage/blobs'
import { degrees, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef } from 'pdf-lib'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleResume } from '../model/example.ts'
import { inData } from '../model/resume.fixtures.ts'
import type { ResumeData } from '../model/resume.ts'
import type { Attachment } from '../model/portfolio/portfolio.ts'
import { drawFirstPage } from '../output/portfolio/drawFirstPage.ts'
import { drawTurned } from '../output/portfolio/drawPhoto.ts'
import { writePortfolio } from '../output/portfolio/writePortfolio.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

/** A photo that no JPEG makes small: noise, with its left half darker. */
async function photo(width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  const image = context.createImageData(width, height)
  for (let at = 0; at < image.data.length; at += 4) {
    const shade = ((at / 4) % width < width / 2 ? 0 : 128) + ((at * 7919) % 127)
    image.data.set([shade, shade, shade, 255], at)
  }
  context.putImageData(image, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob!), 'image/jpeg', 1)
  })
}

async function pdf(prepare: (document: PDFDocument) => unknown = () => {}) {
  const document = await PDFDocument.create()
  document.addPage([595, 842])
  document.addPage([595, 842])
  await prepare(document)
  return new Uint8Array(await document.save())
}

function titles(document: PDFDocument): string[] {
  const found: string[] = []
  const outline = document.catalog.lookup(PDFName.of('Outlines'), PDFDict)
  for (let ref = outline.get(PDFName.of('First')); ref instanceof PDFRef;) {
    const item = document.context.lookup(ref, PDFDict)
    found.push(item.lookup(PDFName.of('Title'), PDFHexString).decodeText())
    ref = item.get(PDFName.of('Next'))
  }
  return found
}

const attachment = {
  id: 'f0',
  file: 'x',
  size: 0,
  pages: 1,
  turn: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
} as const

test('photos and scans are made smaller until the whole is below the size, else the largest file is named', async () => {
  const image = await photo(1600, 2200)
  const scan = await pdf(async (document) => {
    const embedded = await document.embedJpg(await image.arrayBuffer())
    document.getPage(0).drawImage(embedded, { width: 595, height: 842 })
  })
  const parts = {
    application: await pdf(),
    chapters: [{ title: 'Lebenslauf', page: 0 }],
    files: [
      {
        attachment: { ...attachment, name: 'Zeugnis', kind: 'pdf', turn: 90 } as const,
        blob: new Blob([scan]),
      },
      { attachment: { ...attachment, name: 'Abitur', kind: 'photo' } as const, blob: image },
    ],
  }
  const limit = (scan.length + image.size) / 4
  const written = await writePortfolio({ ...parts, limit })
  if (!('bytes' in written)) throw new Error('It is too large')
  expect(written.bytes.length).toBeLessThanOrEqual(limit)
  const document = await PDFDocument.load(written.bytes)
  expect(titles(document)).toEqual(['Lebenslauf', 'Zeugnis', 'Abitur'])
  expect(document.getPages().map((page) => page.getRotation().angle)).toEqual([0, 0, 90, 90, 0])
  expect(await writePortfolio({ ...parts, limit: 20_000 })).toMatchObject({ problem: 'too-large', name: /./ })
})

test('a photo is turned clockwise and cut as it is seen', async () => {
  const image = await createImageBitmap(await photo(80, 40))
  const canvas = document.createElement('canvas')
  // Turned by 90° its dark left half is above; the upper half is cut off.
  drawTurned(canvas, image, { turn: 90, crop: { ...attachment.crop, top: 0.55 } }, 1000)
  expect([canvas.width, canvas.height]).toEqual([40, 36])
  const [shade = 0] = canvas.getContext('2d')!.getImageData(20, 18, 1, 1).data
  expect(shade).toBeGreaterThan(110)
})

test('a PDF is cut as it is seen, also where its pages are turned already', async () => {
  // The upper half of each page is black; the second one is turned by itself.
  const source = await pdf((document) => {
    for (const page of document.getPages()) page.drawRectangle({ y: 421, width: 595, height: 421 })
    document.getPage(1).setRotation(degrees(270))
  })
  const cut = async (crop: Partial<Attachment['crop']>, index: number) => {
    const written = await writePortfolio({
      application: await pdf(),
      chapters: [{ title: 'Lebenslauf', page: 0 }],
      files: [
        {
          attachment: {
            ...attachment,
            name: 'Zeugnis',
            kind: 'pdf',
            turn: 90,
            crop: { ...attachment.crop, ...crop },
          },
          blob: new Blob([source]),
        },
      ],
      limit: 1_000_000,
    })
    if (!('bytes' in written)) throw new Error('It is too large')
    const document = await PDFDocument.load(written.bytes)
    for (let page = 0; page < 2 + index; page++) document.removePage(0)
    const image = await drawFirstPage(new Blob([new Uint8Array(await document.save())]))
    const canvas = window.document.createElement('canvas')
    drawTurned(canvas, image!, attachment, 400)
    const shadeAt = (x: number, y: number) =>
      canvas.getContext('2d')!.getImageData(x * canvas.width, y * canvas.height, 1, 1).data[0]
    return {
      ratio: canvas.width / canvas.height,
      shades: [shadeAt(0.1, 0.1), shadeAt(0.9, 0.1), shadeAt(0.1, 0.9), shadeAt(0.9, 0.9)],
    }
  }
  // Turned by 90° its black half is at the right, and the width is 842 points.
  const left = await cut({ left: 0.55 }, 0)
  expect(left.ratio).toBeCloseTo((842 * 0.45) / 595, 1)
  expect(left.shades).toEqual([0, 0, 0, 0])
  expect((await cut({ right: 0.55 }, 0)).shades).toEqual([255, 255, 255, 255])
  // Turned by 270° and 90° it is upright.
  const top = await cut({ top: 0.55 }, 1)
  expect(top.ratio).toBeCloseTo(595 / (842 * 0.45), 1)
  expect(top.shades).toEqual([255, 255, 255, 255])
})

test('files are dropped into the portfolio, ordered and turned by keys, and go out in one file', async () => {
  const storage = memoryStorage<ResumeData>(inData(exampleResume()))
  const attachments = memoryBlobs()
  await attachments.write('left', new Blob(['of an earlier visit']))
  const files: File[] = []
  const screen = await render(
    <ResumeGenerator storage={storage} attachments={attachments} onExport={(file) => files.push(file)} />,
  )
  const part = (name: RegExp) => screen.getByRole('toolbar', { name: 'Teile' }).getByRole('button', { name })
  await part(/^Mappe/).click()
  await expect.element(screen.getByRole('button', { name: 'Dateien wählen' })).toBeVisible()
  const locked = await pdf((document) => {
    document.context.trailerInfo.Encrypt = document.context.register(document.context.obj({}))
  })
  const dropped = new DataTransfer()
  const add = (name: string, content: BlobPart, type: string) =>
    dropped.items.add(new File([content], name, { type }))
  add('Abitur.jpg', await photo(60, 90), 'image/jpeg')
  add('Arbeitszeugnis.pdf', await pdf(), 'application/pdf')
  add('Geheim.pdf', locked, 'application/pdf')
  add('Kaputt.pdf', '%PDF-1.7 nichts', 'application/pdf')
  add('Liste.xlsx', 'PK', 'application/zip')
  const drop = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true })
  document.querySelector('.resume-generator-drop')?.dispatchEvent(drop)
  await expect.element(screen.getByText(/„Geheim.pdf“ ist geschützt/)).toBeVisible()
  await expect.element(screen.getByText(/„Kaputt.pdf“ ist beschädigt/)).toBeVisible()
  await expect.element(screen.getByText(/„Liste.xlsx“ ist weder PDF noch Foto/)).toBeVisible()
  expect(document.querySelector('dialog[open]')).toBeNull()
  const names = () => storage.read()?.portfolio.files.map(({ name }) => name)
  expect(names()).toEqual(['Abitur', 'Arbeitszeugnis'])
  // Nothing is left of what no resume uses, and nothing of the files is in the record.
  expect(await attachments.keys()).toEqual(storage.read()?.portfolio.files.map(({ file }) => file))
  expect(JSON.stringify(storage.read())).not.toContain('%PDF')

  screen.getByRole('button', { name: '„Arbeitszeugnis“ verschieben' }).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(names()).toEqual(['Arbeitszeugnis', 'Abitur'])
  await screen.getByRole('button', { name: '„Arbeitszeugnis“ um 90° drehen' }).click()
  await screen.getByRole('button', { name: '„Arbeitszeugnis“ zuschneiden' }).click()
  const shown = screen.getByRole('dialog', { name: 'Zuschneiden' })
  // Ten times width by height of the first page, which is turned.
  const shape = () => {
    const canvas = shown.element().querySelector('canvas')
    return canvas && Math.round((canvas.width / canvas.height) * 10)
  }
  await expect.poll(shape).toBe(14)
  await shown.getByRole('slider', { name: 'Links' }).fill('0.25')
  await expect.poll(shape).toBe(11)
  await shown.getByRole('button', { name: 'Übernehmen' }).click()
  expect(storage.read()?.portfolio.files[0]?.crop).toMatchObject({ left: 0.25, right: 0 })
  await screen.getByRole('button', { name: 'Mappe herunterladen' }).click()
  await expect
    .element(screen.getByText(/„Bewerbung_Erika_Mustermann.pdf“ ist heruntergeladen: 4 Seiten/))
    .toBeVisible()
  const document_ = await PDFDocument.load(await files[0]!.arrayBuffer())
  expect(titles(document_)).toEqual(['Lebenslauf', 'Arbeitszeugnis', 'Abitur'])

  await screen.getByRole('button', { name: '„Abitur“ löschen' }).click()
  expect(names()).toEqual(['Arbeitszeugnis'])
  await userEvent.keyboard('z')
  await expect.poll(names).toEqual(['Arbeitszeugnis', 'Abitur'])
})
