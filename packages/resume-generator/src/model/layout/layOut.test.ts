import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { layOutApplication } from '../application.ts'
import { composeDocument } from '../document.ts'
import { documentFields } from '../documentFields.ts'
import { composeLetter } from '../letter.ts'
import {
  dateColumns,
  decodeResume,
  densities,
  families,
  marginSizes,
  templateIds,
  typeSizes,
  type Resume,
} from '../resume.ts'
import { pageHeight, pageWidth, type Measure } from './page.ts'

/** Every letter as wide as half its size: enough to break lines and divide pages. */
const measure: Measure = (text, { size, tracking = 0 }) => text.length * size * (0.5 + tracking)

const words = fc
  .array(fc.stringMatching(/^[A-Za-zäöüß„“–€.-]{1,14}$/), { minLength: 1, maxLength: 30 })
  .map((list) => list.join(' '))
/** With parts in bold, in italics and as links. */
const marked = fc
  .array(fc.tuple(words, fc.constantFrom('', '*', '**', '***', '[')), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts
      .map(([text, mark]) => (mark === '[' ? `[${text}](https://a.example)` : mark + text + mark))
      .join(' '),
  )
const line = fc.stringMatching(/^[A-Za-zäöüß.-]{1,14}( [A-Za-zäöüß.-]{1,14}){0,4}$/)
const date = fc.constantFrom('', '2010', '2012-04', '2015-06-30')
const entry = fc.record({
  title: words,
  organisation: words,
  from: date,
  to: date,
  text: marked,
  bullets: fc.array(marked, { maxLength: 6 }),
  hidden: fc.boolean(),
  hiddenBullets: fc.array(fc.nat(5), { maxLength: 2 }),
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
    ownSections: fc.array(fc.record({ entries: list }), { maxLength: 2 }),
    letter: fc.record({
      shown: fc.boolean(),
      recipient: fc.array(line, { maxLength: 9 }).map((lines) => lines.join('\n')),
      subject: words,
      text: fc.array(words, { maxLength: 12 }).map((lines) => lines.join('\n\n')),
      enclosures: fc.array(words, { maxLength: 4 }),
    }),
    cover: fc.record({ shown: fc.boolean(), title: words }),
    style: fc.record({
      template: fc.constantFrom(...templateIds),
      size: fc.constantFrom(...typeSizes),
      density: fc.constantFrom(...densities),
      family: fc.constantFrom(...families),
      margins: fc.constantFrom(...marginSizes),
      dates: fc.constantFrom(...dateColumns),
      justified: fc.boolean(),
    }),
  })
  .map((data) => decodeResume(data)!)

const pagesOf = (given: Resume) => layOutApplication(given, composeDocument(given), measure)

test.prop([resume], { numRuns: 60 })(
  'random content: nothing is lost, divided, stranded or beyond the page',
  (given) => {
    const { pages } = pagesOf(given)
    const placed = pages.flatMap(({ blocks, unit }) => blocks.map((block) => ({ ...block, unit })))

    const divided = placed.filter(({ block, from, to }) => to - from < block.rows)
    // Only what is higher than a page may be divided.
    expect(divided.filter(({ block, unit }) => block.rows * unit < pageHeight * 0.75)).toEqual([])

    const stranded = pages.flatMap(({ blocks }) => {
      const course = blocks.filter(({ block }) => block.key !== 'foot')
      return course.filter(
        ({ block }, index) => block.key.startsWith('heading-') && index === course.length - 1,
      )
    })
    expect(stranded).toEqual([])

    const beyond = placed.flatMap(({ block, x, y, from, to, unit }) =>
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
    const document = composeDocument(given)
    const letter = given.letter.shown ? composeLetter(given, document) : undefined
    const letterTexts = letter ? [letter.salutation, ...letter.recipient, ...letter.text.flat()] : []
    const lost = [...documentFields(document), ...letterTexts, ...(letter?.enclosures ?? [])].filter(
      (field) => !text.includes(field.text.replaceAll(/\s/g, '')),
    )
    expect(lost).toEqual([])
  },
)

test('a longer period moves the texts of all entries, those that are known too', () => {
  const given = decodeResume({
    employments: [{ title: 'Eins', from: '2019', to: '2020' }],
    style: { template: 'compact' },
  })!
  const leftOf = (resume: Resume) =>
    pagesOf(resume).pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ block }) =>
        block.texts.filter(({ tag }) => tag === 'h3').flatMap(({ lines }) => lines.map(({ x }) => x)),
      ),
    )
  const [before = 0] = leftOf(given)
  const entry = { ...given.employments[0]!, id: 'b', from: '2017-01-31', to: '2018-02-28' }
  const [first = 0, second] = leftOf({ ...given, employments: [...given.employments, entry] })
  expect(first).toBe(second)
  expect(first).toBeGreaterThan(before)
})
