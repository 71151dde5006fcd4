import { describe, expect, test } from 'vitest'
import { layOutApplication } from '../model/application.ts'
import { composeDocument } from '../model/document.ts'
import { exampleResume } from '../model/example.ts'
import { readerIds } from '../model/machine/readers.ts'
import { xrayOf } from '../model/machine/xray.ts'
import { lettersResume, longResume, trapResume } from '../model/resume.fixtures.ts'
import { templateIds } from '../model/resume.ts'
import { fileMeasure, readFontFile } from './pdf/fontMeasure.fixtures.ts'
import { writePdf } from './pdf/writePdf.ts'
import { pdfDetails } from './pdfFile.ts'
import { readTextPages, withPdf } from './readPdf.ts'

const cases = templateIds.flatMap((template) =>
  [exampleResume(), trapResume(), lettersResume(), longResume()].map((resume) => ({
    template,
    name: resume.name,
    resume,
  })),
)

describe.each(cases)('$template with $name', ({ template, resume: { style, ...rest } }) => {
  test('each reader finds every field in order, and every entry in its section', async () => {
    const resume = { ...rest, style: { ...style, template } }
    const document = composeDocument(resume)
    const layout = layOutApplication(resume, document, fileMeasure)
    const { bytes } = await writePdf(layout, pdfDetails(resume, layout, new Date(0)), readFontFile)
    const pages = await withPdf(bytes, readTextPages)
    for (const reader of readerIds) {
      const { lost, displaced, sections, boxes } = xrayOf(document, pages, reader)
      expect({ reader, lost, displaced }).toEqual({ reader, lost: [], displaced: [] })
      expect(sections.filter(({ count, found }) => found < count)).toEqual([])
      expect(boxes.filter(({ isDisplaced }) => isDisplaced)).toEqual([])
      // Every box lies on its page.
      expect(
        boxes.filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > 596 || y + height > 842),
      ).toEqual([])
    }
  })
})
