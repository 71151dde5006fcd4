import { describe, expect, test } from 'vitest'
import { composeDocument } from '../../model/document.ts'
import { layOut } from '../../model/layout/layOut.ts'
import { longResume, shownFields, trapResume } from '../../model/resume.fixtures.ts'
import {
  densities,
  templateIds,
  typeSizes,
  type Resume,
  type Style,
  type TemplateId,
} from '../../model/resume.ts'
import { templates } from '../../model/templates/index.ts'
import {
  hasPoppler,
  missingAnywhere,
  missingByWords,
  missingInOrder,
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
