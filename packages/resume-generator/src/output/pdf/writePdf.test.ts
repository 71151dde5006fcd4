import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { layOutApplication } from '../../model/application.ts'
import { composeDocument } from '../../model/document.ts'
import { orderedEntries } from '../../model/orderedEntries.ts'
import { withStyle } from '../../model/edit.ts'
import { draftFromText } from '../../model/files/draftFromText.ts'
import { exampleResume } from '../../model/example.ts'
import { layOut } from '../../model/layout/layOut.ts'
import { composeLetter } from '../../model/letter.ts'
import { printable } from '../../model/characters/printable.ts'
import { markedResume } from '../../model/marked.fixtures.ts'
import { lettersResume, longResume, shownFields, trapResume } from '../../model/resume.fixtures.ts'
import {
  densities,
  templateIds,
  typeSizes,
  type Letter,
  type Resume,
  type Style,
  type TemplateId,
} from '../../model/resume.ts'
import { templates } from '../../model/templates/index.ts'
import { hasDateColumn } from '../../model/templates/typeface.ts'
import {
  hasMutool,
  hasPoppler,
  missingAnywhere,
  missingByWords,
  missingInOrder,
  mutoolText,
  oneLine,
  pdfJsText,
  popplerText,
} from '@kleinzeug/tooling/pdf-text'
import { fileMeasure, readFontFile } from './fontMeasure.fixtures.ts'
import { writePdf } from './writePdf.ts'

function pagesOf(resume: Resume, template: TemplateId) {
  const style: Style = { ...resume.style, template }
  return layOut(templates[template](composeDocument({ ...resume, style }), style, fileMeasure))
}

/** The fields in the order in which a template sets them. */
function fieldsInOrder(resume: Resume, template: TemplateId) {
  const { pages } = pagesOf(resume, template)
  const parts = pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ block }) =>
      block.texts.map(({ lines }) =>
        lines
          .map(({ runs, continues }) => runs.map(({ text }) => text).join('') + (continues ? ' ' : ''))
          .join(''),
      ),
    ),
  )
  const all = parts.join('\n')
  const placeOf = (text: string) => all.indexOf(text)
  const texts = [...new Set(shownFields(resume).map(({ text }) => text))]
  expect(texts.filter((text) => placeOf(text) < 0)).toEqual([])
  const ordered = texts.toSorted((a, b) => placeOf(a) - placeOf(b))
  // A text that occurs within another one has no place of its own; it is looked for anywhere.
  return { all: texts, ordered: ordered.filter((text) => all.indexOf(text, placeOf(text) + 1) < 0) }
}

async function pdfOf(resume: Resume, template: TemplateId) {
  const details = {
    title: 'Lebenslauf',
    author: resume.personalData.name,
    language: 'de',
    created: new Date(0),
  }
  return writePdf(pagesOf(resume, template), details, readFontFile)
}

const cases = templateIds.flatMap((template) => [
  { template, name: '42 fields', resume: trapResume() },
  { template, name: 'many scripts', resume: lettersResume() },
  { template, name: '32 entries', resume: longResume() },
])

test('the fixtures are as large as they say', () => {
  expect(shownFields(trapResume()).length).toBeGreaterThanOrEqual(42)
  const { employments, otherEmployments, projects, education, trainings, certificates } = longResume()
  expect([employments, otherEmployments, projects, education, trainings, certificates].flat()).toHaveLength(
    32,
  )
})

describe.each(cases)('$template with $name', ({ template, resume }) => {
  test('no letter is missing, and pdf.js reads every field in order', async () => {
    const { bytes, missing } = await pdfOf(resume, template)
    expect(missing).toEqual([])
    const { all, ordered } = fieldsInOrder(resume, template)
    const text = await pdfJsText(bytes)
    expect(missingAnywhere(text, all)).toEqual([])
    expect(missingInOrder(text, ordered)).toEqual([])
  })

  test.skipIf(!hasPoppler())(
    'poppler reads every field: in order by default and raw, all of them in layout',
    async () => {
      const { bytes } = await pdfOf(resume, template)
      const { all, ordered } = fieldsInOrder(resume, template)
      for (const mode of [['-raw'], []]) {
        const text = popplerText(bytes, ...mode)
        expect(missingAnywhere(text, all)).toEqual([])
        expect(missingInOrder(text, ordered)).toEqual([])
      }
      expect(missingByWords(popplerText(bytes, '-layout'), all)).toEqual([])
    },
  )

  test('no entry is divided, no heading stands last on a page', () => {
    const { pages } = pagesOf(resume, template)
    const placed = pages.flatMap(({ blocks, number }) => blocks.map((block) => ({ ...block, number })))
    expect(placed.filter(({ block, from, to }) => to - from < block.rows)).toEqual([])
    const stranded = pages.flatMap(({ blocks }) => {
      const course = blocks.filter(({ block }) => block.key !== 'foot')
      return course.filter(({ block }, index) => block.keepWithNext && index === course.length - 1)
    })
    expect(stranded).toEqual([])
  })
})

const readers = [
  { reader: 'pdf.js', there: true, read: pdfJsText },
  { reader: 'pdftotext', there: hasPoppler(), read: (bytes: Uint8Array) => popplerText(bytes) },
  { reader: 'pdftotext -raw', there: hasPoppler(), read: (bytes: Uint8Array) => popplerText(bytes, '-raw') },
  {
    reader: 'pdftotext -layout',
    there: hasPoppler(),
    read: (bytes: Uint8Array) => popplerText(bytes, '-layout'),
  },
  { reader: 'mutool', there: hasMutool(), read: mutoolText },
]

/** The words of the document in reading order, the headings among them. */
const wordsInOrder = (resume: Resume) =>
  composeDocument(resume).sections.flatMap(({ kind, heading, entries, paragraphs }) => [
    heading.text,
    ...(kind === 'entries'
      ? entries.flatMap(({ title, organisation, bullets }) => [title, organisation, ...bullets])
      : kind === 'levels'
        ? entries.flatMap(({ title, level }) => [title, level])
        : [...paragraphs, ...entries.flatMap(({ title }) => [title])]
    ).flatMap((field) => (field ? oneLine(field.text).split(' ') : [])),
  ])

describe.each(cases)('$template with $name as programs read it', ({ template, resume }) => {
  test.each(readers.filter(({ there }) => there))(
    '$reader: every heading stands on a line of its own, before its entries and behind those of the section before',
    async ({ read }) => {
      const { bytes } = await pdfOf(resume, template)
      const text = await read(bytes)
      const lines = text.split('\n').map(oneLine)
      const headings = composeDocument(resume).sections.map(({ heading }) => heading.text)
      expect(headings.filter((heading) => !lines.includes(heading))).toEqual([])
      expect(missingInOrder(text, wordsInOrder(resume))).toEqual([])
    },
  )

  test('our own importer finds every station in it', async () => {
    const { bytes } = await pdfOf(resume, template)
    const draft = draftFromText(await pdfJsText(bytes))
    for (const list of ['employments', 'projects', 'education', 'trainings', 'certificates'] as const)
      expect(draft?.[list].map(({ title, from, to }) => ({ title, from, to }))).toEqual(
        orderedEntries(resume, list).map(({ title, from, to }) => ({ title: printable(title), from, to })),
      )
    expect(draft?.languages.map(({ title, level }) => ({ title, level }))).toEqual(
      resume.languages.map(({ title, level }) => ({ title: printable(title), level: printable(level) })),
    )
  })
})

interface StructureTree {
  readonly role?: string
  readonly type?: string
  readonly alt?: string
  readonly bbox?: readonly number[]
  readonly children?: readonly StructureTree[]
}

const flat = (tree: StructureTree): StructureTree[] => [tree, ...(tree.children ?? []).flatMap(flat)]

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.each(templateIds)(
  '%s: links hold their words, the photo has its text and place, title and language are told',
  async (template) => {
    const traps = trapResume()
    const personalData = { ...traps.personalData, photo: pixel }
    const resume = { ...traps, personalData, style: { ...traps.style, photo: true } }
    const { bytes } = await pdfOf(resume, template)
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const task = getDocument({ data: bytes, verbosity: 0 })
    const document = await task.promise
    const { info, metadata } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Lebenslauf', Language: 'de' })
    expect(metadata?.get('dc:title')).toBe('Lebenslauf')
    const page = await document.getPage(1)
    const tree: StructureTree = await page.getStructTree()
    const nodes = flat(tree)
    const links = nodes.filter(({ role }) => role === 'Link')
    expect(links.length).toBeGreaterThan(1)
    for (const { children = [] } of links)
      expect(children.map(({ type }) => type)).toEqual(expect.arrayContaining(['content', 'annotation']))
    const [figure] = nodes.filter(({ role }) => role === 'Figure')
    expect(figure?.alt).toMatch(/Weiß-Müßiggänger/)
    expect(figure?.bbox).toHaveLength(4)
    await task.destroy()
  },
)

const settings = templateIds.flatMap((template) =>
  typeSizes
    .filter((size) => Number.isInteger(size))
    .flatMap((size) => densities.map((density) => ({ template, size, density }))),
)

test.skipIf(!hasPoppler()).each(settings)(
  '$template at $size pt, $density: poppler reads every field in order by default and raw',
  async ({ template, size, density }) => {
    const resume = trapResume()
    const set = { ...resume, style: { ...resume.style, size, density } }
    const { bytes } = await pdfOf(set, template)
    const { ordered } = fieldsInOrder(set, template)
    for (const mode of [['-raw'], []])
      expect(missingInOrder(popplerText(bytes, ...mode), ordered)).toEqual([])
  },
)

const looks = templateIds.flatMap((template) => [
  {
    template,
    name: 'the other typeface, justified, in narrow margins',
    style: {
      family: template === 'plain' ? 'sans' : 'serif',
      justified: true,
      margins: 'narrow',
    } as const,
    inOrder: readers,
  },
  // A column at the right margin poppler reads behind the section, unless it keeps to the order of the file.
  ...(hasDateColumn({ template })
    ? [
        {
          template,
          name: 'dates on the right',
          style: { dates: 'right' } as const,
          inOrder: readers.filter(({ reader }) => /pdf\.js|-raw|mutool/.test(reader)),
        },
      ]
    : []),
])

test.each(looks)('$template, $name: programs read every field', async ({ template, style, inOrder }) => {
  const resume = withStyle(markedResume(), style)
  const { bytes, missing } = await pdfOf(resume, template)
  expect(missing).toEqual([])
  const { all, ordered } = fieldsInOrder(resume, template)
  for (const { read } of readers.filter(({ there }) => there))
    expect(missingByWords(await read(bytes), all)).toEqual([])
  for (const { reader, read } of inOrder.filter((each) => each.there && !each.reader.endsWith('-layout')))
    expect([reader, missingInOrder(await read(bytes), ordered)]).toEqual([reader, []])
})

test('parts in bold and italics have their cuts, and a link in a text is tagged', async () => {
  const { bytes } = await pdfOf(markedResume(), 'classic')
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const annotations: ReadonlyArray<{ url?: string }> = await page.getAnnotations()
  expect(annotations.map(({ url }) => url)).toContain('https://example.org/kosten')
  const links = flat(await page.getStructTree()).filter(({ role }) => role === 'Link')
  expect(links.length).toBeGreaterThan(1)
  await task.destroy()
  const document = await PDFDocument.load(bytes)
  const fonts = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [String(object.get(PDFName.of('FontName')))] : []))
  for (const cut of ['Instrument.*Italic', 'Instrument.*SemiBold$', 'Instrument.*SemiBoldItalic'])
    expect(fonts.join('\n')).toMatch(new RegExp(cut, 'm'))
})

describe.each(templateIds)('the letter of %s', (template) => {
  const letterOf = (letter: Partial<Letter> = {}) => {
    const example = exampleResume()
    const style = { ...example.style, template }
    const resume = { ...example, style, letter: { ...example.letter, shown: true, ...letter } }
    const composed = composeDocument(resume)
    const { pages, palette } = layOutApplication(resume, composed, fileMeasure)
    // The pages of the resume are tested above.
    const { information, recipient, sender, subject, salutation, farewell } = composeLetter(resume, composed)
    const body = resume.letter.text.split(/\s*\n\s*/)
    const texts = [
      ...[composed.name, composed.title, sender, ...recipient].map((field) => field?.text ?? ''),
      ...information.flatMap(({ label, value }) => [label, value.text]),
      subject?.text ?? '',
      salutation.text,
      ...body,
      farewell.text,
    ]
    return { layout: { pages: pages.slice(0, 1), palette }, texts: texts.filter(Boolean) }
  }

  test.skipIf(!hasPoppler()).each([
    { name: 'as in the example', letter: {} },
    { name: 'with a short address', letter: { recipient: 'Wärmewende eG\n50968 Köln' } },
    {
      name: 'with a long address and a reference',
      letter: {
        reference: 'TGA-2026-11',
        recipient: 'A GmbH\nPersonal\nFrau Groß\nHaus 4\nWeg 1\n50968 Köln',
      },
    },
  ])('is read in order by poppler, default and raw, and by pdf.js: $name', async ({ letter }) => {
    const { layout, texts } = letterOf(letter)
    const details = { title: 'Anschreiben', author: 'Erika Mustermann', language: 'de', created: new Date(0) }
    const { bytes } = await writePdf(layout, details, readFontFile)
    expect(missingInOrder(await pdfJsText(bytes), texts)).toEqual([])
    for (const mode of [['-raw'], []]) expect(missingInOrder(popplerText(bytes, ...mode), texts)).toEqual([])
  })
})
