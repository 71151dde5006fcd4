import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readAttachments, readTextPages, withPdf } from './readPdf.ts'

test('a browser of 2024 reads a PDF: without the newest functions of the language', async () => {
  for (const name of ['toHex', 'toBase64', 'setFromHex']) Reflect.deleteProperty(Uint8Array.prototype, name)
  for (const name of ['fromHex', 'fromBase64']) Reflect.deleteProperty(Uint8Array, name)
  for (const name of ['getOrInsert', 'getOrInsertComputed']) Reflect.deleteProperty(Map.prototype, name)
  Reflect.deleteProperty(Promise, 'try')
  Reflect.deleteProperty(Math, 'sumPrecise')
  const document = await PDFDocument.create()
  document.addPage([300, 200]).drawText('Lebenslauf', { x: 20, y: 100 })
  await document.attach(new TextEncoder().encode('{}'), 'lebenslauf.json')
  const read = await withPdf(new Uint8Array(await document.save()), async (pdf) => ({
    pages: await readTextPages(pdf),
    attachments: await readAttachments(pdf),
  }))
  expect(read.pages[0]?.items.map(({ text }) => text).join('')).toContain('Lebenslauf')
  expect(read.attachments).toEqual(['{}'])
})
