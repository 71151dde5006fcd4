import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { composeDocument } from '../document.ts'
import { documentFields } from '../documentFields.ts'
import { decodeResume, densities, templateIds, typeSizes, type Resume } from '../resume.ts'
import { templates } from '../templates/index.ts'
import { layOut } from './layOut.ts'
import { pageHeight, pageWidth, type Measure } from './page.ts'

/** Every letter as wide as half its size: enough to break lines and divide pages. */
const measure: Measure = (text, { size, tracking = 0 }) => text.length * size * (0.5 + tracking)

const words = fc
  .array(fc.stringMatching(/^[A-Za-zäöüß„“–€.-]{1,14}$/), { minLength: 1, maxLength: 30 })
  .map((list) => list.join(' '))
const date = fc.constantFrom('', '2010', '2012-04', '2015-06-30')
const entry = fc.record({
  title: words,
  organisation: words,
  from: date,
  to: date,
  text: words,
  bullets: fc.array(words, { maxLength: 6 }),
})
const list = fc.array(entry, { maxLength: 6 })
const resume = fc
  .record({
    personalData: fc.record({ name: words, street: words, email: words, personality: words }),
    professionData: fc.record({ title: words, professionReasonText: words }),
    employments: list,
    education: list,
    projects: list,
    skills: list,
    interests: list,
    style: fc.record({
      template: fc.constantFrom(...templateIds),
      size: fc.constantFrom(...typeSizes),
      density: fc.constantFrom(...densities),
    }),
  })
  .map((data) => decodeResume(data)!)

const pagesOf = (given: Resume) => {
  const { style } = given
  return layOut(templates[style.template], composeDocument(given), style, measure)
}

test.prop([resume], { numRuns: 60 })(
  'random content: nothing is lost, divided, stranded or beyond the page',
  (given) => {
    const { pages, unit } = pagesOf(given)
    const placed = pages.flatMap(({ blocks, number }) => blocks.map((block) => ({ ...block, number })))

    const divided = placed.filter(({ block, from, to }) => to - from < block.rows)
    // Only what is higher than a page may be divided.
    expect(divided.filter(({ block }) => block.rows * unit < pageHeight * 0.75)).toEqual([])

    const stranded = pages.flatMap(({ blocks }) => {
      const course = blocks.filter(({ block }) => block.key !== 'foot')
      return course.filter(
        ({ block }, index) => block.key.startsWith('heading-') && index === course.length - 1,
      )
    })
    expect(stranded).toEqual([])

    const beyond = placed.flatMap(({ block, x, y, from, to }) =>
      y + (to - from) * unit > pageHeight
        ? [block.key]
        : block.texts.flatMap(({ lines }) =>
            lines.flatMap((line) =>
              x + line.x < -0.01 || x + line.x + line.width > pageWidth ? [block.key] : [],
            ),
          ),
    )
    expect(beyond).toEqual([])

    const text = placed
      .flatMap(({ block }) =>
        block.texts.map(({ lines }) =>
          lines
            .map(({ runs, continues }) => runs.map((run) => run.text).join('') + (continues ? ' ' : ''))
            .join(''),
        ),
      )
      .join('\n')
      .replaceAll(/\s/g, '')
    const lost = documentFields(composeDocument(given)).filter(
      (field) => !text.includes(field.text.replaceAll(/\s/g, '')),
    )
    expect(lost).toEqual([])
  },
)
