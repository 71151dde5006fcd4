import { expect, test } from 'vitest'
import { layOutApplication } from './application.ts'
import { composeDocument } from './document.ts'
import { exampleResume } from './example.ts'
import { millimetres as mm, type Measure, type Page } from './layout/page.ts'
import { composeLetter } from './letter.ts'
import { templateIds, typeSizes, type Letter, type Style } from './resume.ts'

const measure: Measure = (text, { size }) => text.length * size * 0.5

function open(letter: Partial<Letter> = {}, style: Partial<Style> = {}) {
  const example = exampleResume()
  const resume = {
    ...example,
    style: { ...example.style, ...style },
    letter: { ...example.letter, shown: true, ...letter },
  }
  const document = composeDocument(resume)
  return {
    letter: composeLetter(resume, document),
    pages: layOutApplication(resume, document, measure).pages,
  }
}

const find = (page: Page | undefined, key: string) => page?.blocks.find(({ block }) => block.key === key)
const six = ['Wärmewende eG', 'Personal', 'Frau Dr. Groß', 'Haus 4', 'Hafenstraße 12', '50968 Köln'].join(
  '\n',
)

test.each(templateIds.flatMap((template) => typeSizes.map((size) => ({ template, size }))))(
  '$template at $size pt: address, information and text lie where DIN 5008 form B wants them',
  ({ template, size }) => {
    const { pages } = open({ recipient: six }, { template, size })
    const [page] = pages
    const unit = page?.unit ?? 0
    const address = find(page, 'letter-address')
    expect(address?.x).toBeCloseTo(mm(25))
    expect(address?.y).toBeCloseTo(mm(62.7))
    // The zone of six lines is 27.3 mm high.
    expect((address?.block.rows ?? 0) * unit).toBeLessThan(mm(27.3) + unit)
    const sender = find(page, 'letter-sender')
    expect((sender?.y ?? 0) + (sender?.block.rows ?? 0) * unit).toBeLessThan(mm(62.7))
    expect(find(page, 'letter-information')).toMatchObject({ x: mm(125), y: mm(50) })
    expect(find(page, 'letter-salutation')?.y).toBeCloseTo(mm(98.46))
    expect(page?.shapes.map(({ y }) => y)).toEqual([mm(105), mm(148.5), mm(210)])
    const head = find(page, 'letter-head')
    expect((head?.y ?? 0) + (head?.block.rows ?? 0) * unit).toBeLessThan(mm(45))
  },
)

test('more lines than the address zone holds share its last one', () => {
  const { letter } = open({ recipient: `${six}\nDeutschland` })
  expect(letter.recipient.map(({ text }) => text)).toHaveLength(6)
  expect(letter.recipient.at(-1)?.text).toBe('50968 Köln, Deutschland')
})

test('what is left empty has the usual words', () => {
  const { letter } = open({ salutation: '', farewell: '' })
  expect(letter.salutation.text).toBe('Sehr geehrte Damen und Herren,')
  expect(letter.farewell.text).toBe('Mit freundlichen Grüßen')
})

test('a long letter goes on behind its first page, and the end takes a paragraph with it', () => {
  const { pages } = open({
    text: Array.from({ length: 40 }, () => 'Ein Absatz des Briefs. '.repeat(8)).join('\n\n'),
  })
  const last = pages.findLast((page) => find(page, 'letter-end'))
  expect(last?.number).toBeGreaterThan(1)
  const keys = last?.blocks.map(({ block }) => block.key) ?? []
  expect(keys[keys.indexOf('letter-end') - 1]).toMatch(/^letter-\d+$/)
  expect(find(last, 'foot')?.block.texts.at(-1)?.lines[0]?.runs[0]?.text).toBe(
    `Seite ${last?.number} von ${last?.number}`,
  )
})

test('without fold marks, and without a letter that is not wanted', () => {
  expect(open({ foldMarks: false }).pages[0]?.shapes).toEqual([])
  expect(find(open({ shown: false }).pages[0], 'letter-address')).toBeUndefined()
})
