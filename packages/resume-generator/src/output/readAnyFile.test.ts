import { zipSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { composeDocument } from '../model/document.ts'
import { exampleResume } from '../model/example.ts'
import { toMarkdown, toPlainText } from '../model/files/plainText.ts'
import { longResume, trapResume } from '../model/resume.fixtures.ts'
import type { Resume } from '../model/resume.ts'
import { readAnyFile } from './readAnyFile.ts'
import { writeDocx } from './writeDocx.ts'

const formats = [
  { format: 'Word', write: (resume: Resume) => writeDocx(composeDocument(resume), resume.style) },
  { format: 'text', write: (resume: Resume) => new Blob([toPlainText(composeDocument(resume))]) },
  { format: 'Markdown', write: (resume: Resume) => new Blob([toMarkdown(composeDocument(resume))]) },
]

describe.each(formats)('a file in $format', ({ write }) => {
  test.each([exampleResume(), trapResume(), longResume()])(
    'of $name comes back as a draft',
    async (resume) => {
      const file = await readAnyFile(await write(resume))
      if ('problem' in file) throw new Error(file.problem)
      const stations = (one: Resume) =>
        (['employments', 'projects', 'education', 'trainings', 'certificates'] as const).flatMap((list) =>
          one[list].map(({ title, from, to }) => `${title}/${from}/${to}`).toSorted(),
        )
      expect(stations(file.resume)).toEqual(stations(resume))
      const { name, email, street, city, birthDate, birthCity } = resume.personalData
      expect(file).toMatchObject({
        isDraft: true,
        unread: [],
        resume: { personalData: { name, email, street, city, birthDate, birthCity } },
      })
    },
  )
})

const document = (body: string) =>
  new Blob([
    new Uint8Array(
      zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) }),
    ),
  ])
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

test('a Word document of anybody: runs, tables, lists, and what Word repeats or has deleted', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  const file = await readAnyFile(
    document(
      `<w:p><w:r><w:t>Änne Gr</w:t></w:r><w:r><w:t>oß</w:t></w:r></w:p>${paragraph('aenne@example.org')}
      ${paragraph('Berufserfahrung')}<w:tbl><w:tr>${cell('03/2019 – heute')}${cell('Flößerin')}</w:tr></w:tbl>
      ${paragraph('Holz AG, Dresden')}
      <w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>führt Stämme</w:t></w:r><w:del><w:r><w:delText>nie</w:delText></w:r></w:del></w:p>
      <mc:AlternateContent><mc:Fallback>${paragraph('doppelt')}</mc:Fallback></mc:AlternateContent>`,
    ),
  )
  expect(file).toMatchObject({
    resume: {
      personalData: { name: 'Änne Groß' },
      employments: [
        { title: 'Flößerin', from: '2019-03', organisation: 'Holz AG', bullets: ['führt Stämme'] },
      ],
    },
  })
  expect(JSON.stringify(file)).not.toMatch(/nie|doppelt/)
})

test('what is no resume is refused with the reason', async () => {
  const other = new Blob([new Uint8Array(zipSync({ 'a.txt': strToU8('x') }))])
  expect(await readAnyFile(other)).toEqual({ problem: 'docx' })
  expect(await readAnyFile(new Blob(['PK\u0003\u0004 and no zip']))).toEqual({ problem: 'docx' })
  expect(await readAnyFile(document(''))).toEqual({ problem: 'docx' })
  for (const text of ['', 'Milch\nBrot\n', 'name;city\nÄnne;Dresden'])
    expect(await readAnyFile(new Blob([text]))).toEqual({ problem: 'foreign' })
  expect(await readAnyFile(new Blob(['<svg/>']))).toEqual({ problem: 'foreign' })
})

test('a Word document that would unpack to too much is not unpacked', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(30_000_000) })
  expect(await readAnyFile(new Blob([new Uint8Array(bomb)]))).toEqual({ problem: 'docx' })
})

test('a link in Markdown whose address is none is read as it stands', async () => {
  const text =
    '# Jo Beispiel\n\njo@example.org, [100 %](https://example.org/100%)\n\n## Ausbildung\n\n- Abitur, 2010'
  expect(await readAnyFile(new Blob([text]))).toMatchObject({
    resume: { personalData: { name: 'Jo Beispiel', email: 'jo@example.org' } },
  })
})
