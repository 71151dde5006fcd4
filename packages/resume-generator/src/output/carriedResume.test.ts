import { test as property } from '@fast-check/vitest'
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib'
import { hasQpdf, qpdfCheck } from '@kleinzeug/tooling/pdf-text'
import { describe, expect, test } from 'vitest'
import { layOutApplication } from '../model/application.ts'
import { composeDocument } from '../model/document.ts'
import { documentFields } from '../model/documentFields.ts'
import { exampleResume } from '../model/example.ts'
import { printedResume } from '../model/printedResume.ts'
import { hiddenText, randomResume } from '../model/randomResume.fixtures.ts'
import { lettersResume, longResume, trapResume } from '../model/resume.fixtures.ts'
import type { Resume } from '../model/resume.ts'
import { fileMeasure, readFontFile } from './pdf/fontMeasure.fixtures.ts'
import { imagesOf, writePdf } from './pdf/writePdf.ts'
import { pdfDetails } from './pdfFile.ts'
import { readAnyFile } from './readAnyFile.ts'

const layoutOf = (resume: Resume) => layOutApplication(resume, composeDocument(resume), fileMeasure)

async function pdfOf(resume: Resume, mark?: string) {
  const layout = layoutOf(resume)
  return (await writePdf(layout, pdfDetails(resume, layout, new Date(0), mark), readFontFile)).bytes
}

const read = async (bytes: Uint8Array) => {
  const file = await readAnyFile(new Blob([new Uint8Array(bytes)]))
  return 'resume' in file ? file : undefined
}

/** All that is in a file once its streams are unpacked, with strings of UTF-16 as text. */
async function contentOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes)
  const parts = context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream
        ? `${object.dict.toString()}\n${new TextDecoder().decode(decodePDFRawStream(object).decode())}`
        : object.toString(),
    )
  const utf16 = (hex: string) =>
    String.fromCodePoint(...(hex.match(/..../g) ?? []).map((code) => Number.parseInt(code, 16)))
  return parts.join('\n').replaceAll(/<FEFF([\dA-F]*)>/g, (_all, hex: string) => utf16(hex))
}

describe('a PDF carries its resume', () => {
  property.prop([randomResume], { numRuns: 25 })(
    'what it shows comes back whole, and nothing else',
    async (resume) => {
      const printed = printedResume(resume)
      const photo = imagesOf(layoutOf(resume)).has(printed.personalData.photo)
        ? printed.personalData.photo
        : ''
      const bytes = await pdfOf(resume)
      expect(await read(bytes)).toEqual({
        resume: { ...printed, personalData: { ...printed.personalData, photo } },
        lost: [],
        isDraft: false,
        isCut: false,
      })
      expect(await contentOf(bytes)).not.toContain(hiddenText)
    },
  )

  property.prop([randomResume])('its pages are those of the resume', (resume) => {
    const texts = (one: Resume) => {
      const document = composeDocument(one)
      return [
        documentFields(document).map(({ text, href }) => [text, href]),
        document.sections.map(({ heading, kind, entries }) => [heading.text, kind, entries.length]),
        document.photo?.text,
        document.closing?.signature,
      ]
    }
    const printed = printedResume(resume)
    expect(texts(printed)).toEqual(texts(resume))
    expect(printedResume(printed)).toEqual(printed)
  })

  test.each([exampleResume(), trapResume(), lettersResume(), longResume()])(
    'of $name it comes back',
    async (resume) => {
      expect((await read(await pdfOf(resume)))?.resume).toEqual(printedResume(resume))
    },
  )

  test('unless it is to carry nothing', async () => {
    const { style, ...resume } = trapResume()
    const bytes = await pdfOf({ ...resume, style: { ...style, attachment: false } })
    expect(await contentOf(bytes)).not.toContain('EmbeddedFile')
    expect((await read(bytes))?.isDraft).toBe(true)
  })

  test('the whole, hidden parts included, is in a working copy alone, whose title says so', async () => {
    const { sections: _none, ...rest } = exampleResume()
    const sections = [{ id: 'employments', title: '', hidden: true, manual: false }]
    const resume = { ...rest, name: 'Fassung', sections }
    const bytes = await pdfOf(resume, 'Arbeitskopie')
    expect((await read(bytes))?.resume).toEqual(resume)
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Arbeitskopie: Lebenslauf Erika Mustermann')
  })
})

test.skipIf(!hasQpdf()).each([exampleResume(), trapResume(), longResume()])(
  'qpdf finds no fault in the file of $name',
  async (resume) => {
    const bytes = await pdfOf({ ...resume, letter: { ...resume.letter, shown: true } })
    expect(qpdfCheck(bytes)).toMatch(/No syntax or stream encoding errors/)
    expect(qpdfCheck(bytes)).not.toMatch(/WARNING/)
  },
)

/** A PDF that carries these files. */
async function carrying(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage()
  for (const [name, text] of Object.entries(files))
    await document.attach(new TextEncoder().encode(text), name, { mimeType: 'application/json' })
  return document.save()
}

describe('a PDF of anybody', () => {
  const own = JSON.stringify(exampleResume())

  test.each([
    { name: 'no JSON', files: { 'lebenslauf.json': '{"personalData": {"name": "Er' } },
    { name: 'JSON of something else', files: { 'lebenslauf.json': '{"lists": []}' } },
    { name: 'a resume that is called otherwise', files: { 'lebenslauf.exe': own } },
    { name: 'no files', files: {} },
  ])('with $name is read by its text', async ({ files }) => {
    expect(await readAnyFile(new Blob([new Uint8Array(await carrying(files))]))).toEqual({
      problem: 'no-text',
    })
  })

  test('of Europass carries its Candidate', async () => {
    const person = '<PersonName><GivenName>Änne</GivenName><FamilyName>Groß</FamilyName></PersonName>'
    const xml = `<?xml version="1.0"?><Candidate><CandidatePerson>${person}</CandidatePerson></Candidate>`
    expect((await read(await carrying({ 'attachment.xml': xml })))?.resume.personalData.name).toBe(
      'Änne Groß',
    )
  })

  test('may carry other files before a resume', async () => {
    const bytes = await carrying({ 'a.json': '[]', 'b.txt': 'x', 'resume.json': own })
    expect((await read(bytes))?.resume).toEqual(exampleResume())
  })

  test('that is cut off or damaged is refused, or read by its text', { timeout: 60_000 }, async () => {
    const bytes = await pdfOf(trapResume())
    for (let at = 8; at < bytes.length; at += 997) {
      const cut = await readAnyFile(new Blob([new Uint8Array(bytes.slice(0, at))]))
      expect('problem' in cut ? cut.problem : cut.resume).toBeDefined()
      const damaged = new Uint8Array(bytes)
      damaged.fill(0x28, at, at + 40)
      const file = await readAnyFile(new Blob([damaged]))
      expect('problem' in file ? file.problem : file.resume).toBeDefined()
    }
  })
})
