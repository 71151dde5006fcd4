// @module-tag more
import { missingInOrder } from '@kleinzeug/tooling/pdf-text'
import { hasLibreOffice, libreOfficeText } from '@kleinzeug/tooling/word-text'
import { expect, test } from 'vitest'
import { composeDocument } from '../model/document.ts'
import { lostFields } from '../model/documentFields.ts'
import { exampleResume } from '../model/example.ts'
import { lettersResume, longResume, trapResume } from '../model/resume.fixtures.ts'
import { writeDocx } from './writeDocx.ts'

test.skipIf(!hasLibreOffice()).each([exampleResume(), trapResume(), lettersResume(), longResume()])(
  'LibreOffice opens the Word document of $name: every field is there, and the headings in order',
  { timeout: 120_000 },
  async (resume) => {
    const document = composeDocument(resume)
    const file = await writeDocx(document, resume.style)
    const text = libreOfficeText(new Uint8Array(await file.arrayBuffer()))
    expect(lostFields(document, text)).toEqual([])
    expect(
      missingInOrder(
        text,
        document.sections.map(({ heading }) => heading.text),
      ),
    ).toEqual([])
  },
)
