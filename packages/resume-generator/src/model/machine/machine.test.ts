import { expect, test } from 'vitest'
import { compareAdvert } from '../advert.ts'
import { composeDocument } from '../document.ts'
import { documentFields, lostFields } from '../documentFields.ts'
import { draftFromText } from '../files/draftFromText.ts'
import { exampleResume } from '../example.ts'
import { dinTelephone, gapsOf, hintsOf } from '../hints.ts'
import { safeLink } from '../links.ts'
import { toMarkdown, toPlainText } from '../files/plainText.ts'
import { trapResume } from '../resume.fixtures.ts'
import type { TextItem } from './readers.ts'
import { readingOf } from './reading.ts'
import { xrayOf } from './xray.ts'
import type { Letter, Resume } from '../resume.ts'

const document = composeDocument(exampleResume())

test('what an extractor loses is named with its field', () => {
  const text = documentFields(document)
    .map((field) => field.text)
    .join('\n')
  expect(lostFields(document, text)).toEqual([])
  expect(lostFields(document, text.replace('Stadtwerke', 'Stadt werke')).map(({ field }) => field)).toEqual([
    'employments/e2/organisation',
  ])
})

test('what stands elsewhere, and the stations that a program does not find, are told', () => {
  const text = toPlainText(document)
  const whole = readingOf(document, text)
  expect(whole).toMatchObject({ lost: [], displaced: [] })
  expect(whole.sections.every(({ count, found }) => found === count)).toBe(true)
  // Headings behind everything, as a column of its own is read.
  const heading = 'Ausbildung und Studium\n======================\n'
  const torn = readingOf(document, `${text.replace(heading, '')}\n${heading}`)
  expect(torn.displaced.map(({ field }) => field)).toEqual(['sections/education'])
  expect(torn.sections.find(({ id }) => id === 'education')).toMatchObject({ found: 0 })
})

test('boxes are counted to the section above them; those in another order are marked, for the reader that has them so', () => {
  const lines = toPlainText(document)
    .split('\n')
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const items = lines.map((text, index): TextItem => ({
    text,
    x: 60,
    y: 60 + index * 12,
    width: 300,
    size: 10,
    mark: undefined,
  }))
  const heading = items.find(({ text }) => text === 'Ausbildung und Studium')
  // A file that has its heading behind everything.
  const torn = [...items.filter((item) => item !== heading), ...(heading ? [heading] : [])]
  const pages = [{ items: torn, marks: [] }]
  const byFile = xrayOf(document, pages, 'content')
  expect(byFile.boxes.filter(({ isDisplaced }) => isDisplaced).map(({ text }) => text)).toEqual([
    'Ausbildung und Studium',
  ])
  expect(byFile.boxes.at(-1)).toMatchObject({ text: 'Ausbildung und Studium', section: 'education' })
  const byPlace = xrayOf(document, pages, 'layout')
  expect(byPlace).toMatchObject({ lost: [], displaced: [] })
  const counted = byPlace.boxes.map(({ text, section }) => [text, section])
  expect(counted[0]).toEqual(['Erika Mustermann', undefined])
  expect(counted).toContainEqual(['- Deutsch – Muttersprache', 'languages'])
})

test('the plain text has every field', () => {
  const traps = composeDocument(trapResume())
  expect(lostFields(traps, toPlainText(traps))).toEqual([])
})

test('HTML and Markdown in a field stay text', () => {
  const { personalData, ...rest } = exampleResume()
  const markdown = toMarkdown(
    composeDocument({ ...rest, personalData: { ...personalData, name: '<img src=x> *Stern*' } }),
  )
  expect(markdown).toContain(String.raw`# \<img src=x\> \*Stern\*`)
})

test('an advertisement is compared by words, inflected or not', () => {
  const { found, missing } = compareAdvert(
    'Wir suchen eine Projektleiterin für Wärmepumpe und Lüftung. Kenntnisse in Terraform sind erwünscht, Terraform vor allem.',
    document,
  )
  expect(found.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['Projektleiterin', 'Wärmepumpe', 'Lüftung']),
  )
  expect(missing[0]).toEqual({ word: 'Terraform', count: 2 })
  expect([...found, ...missing].map(({ word }) => word)).not.toContain('eine')
})

test('the text of a PDF becomes a first draft', () => {
  const resume = draftFromText(toPlainText(document))
  expect(resume?.personalData).toMatchObject({ name: 'Erika Mustermann', email: 'erika@mustermann.example' })
  expect(resume?.professionData.title).toBe('Ingenieurin für Gebäudetechnik')
  expect(resume?.employments.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Projektleiterin Technische Gebäudeausrüstung', '2021-03', ''],
    ['Planungsingenieurin Heizung und Lüftung', '2016-09', '2021-02'],
    ['Technische Zeichnerin', '2013-10', '2016-08'],
  ])
  expect(resume?.languages.map(({ title, level }) => [title, level])).toContainEqual([
    'Englisch',
    'verhandlungssicher, C1',
  ])
})

test.each(['März 2020 – heute', '03/20 – heute', 'seit 03/2020', 'Mar 2020 - Present'])(
  'a period of another program is read in a draft: %s',
  (period) => {
    const draft = draftFromText(`Erika Mustermann\nBerufserfahrung\n${period}\nZeichnerin\nWerk GmbH, Köln\n`)
    expect(draft?.employments).toMatchObject([
      { from: '2020-03', to: '', title: 'Zeichnerin', organisation: 'Werk GmbH', place: 'Köln' },
    ])
  },
)

test('gaps are found across sections', () => {
  const resume = exampleResume()
  expect(gapsOf(resume)).toEqual([])
  const gap = gapsOf({ ...resume, education: resume.education.slice(1) })
  expect(gap).toMatchObject([{ from: '2010-07', to: '2013-09', months: 39, field: 'employments/e2/period' }])
})

test('hints name what is missing', () => {
  const { personalData, ...rest } = exampleResume()
  const kinds = hintsOf({
    ...rest,
    personalData: { ...personalData, name: '', email: 'erika', website: 'javascript:alert(1)' },
  }).map(({ kind }) => kind)
  expect(kinds).toEqual(['no-name', 'bad-email', 'bad-link'])
})

test('hints name what a letter lacks, as long as it is printed', () => {
  const example = exampleResume()
  const empty = { recipient: '', subject: ' ', text: '' }
  const kindsOf = (letter: Partial<Letter>, others: Partial<Resume> = {}) =>
    hintsOf({ ...example, ...others, letter: { ...example.letter, ...letter } }).map(({ kind }) => kind)
  expect(kindsOf({ shown: true })).toEqual([])
  expect(kindsOf({ shown: false, ...empty })).toEqual([])
  expect(kindsOf({ shown: true, ...empty }, { date: '' })).toEqual([
    'letter-recipient',
    'letter-date',
    'letter-subject',
    'letter-text',
  ])
  expect(kindsOf({ shown: true, recipient: 'A\nB\nC\nD\nE\nF\nG' })).toEqual(['letter-lines'])
  const { personalData } = example
  expect(kindsOf({ shown: true }, { personalData: { ...personalData, city: '' } })).toEqual(['letter-sender'])
})

test('telephone numbers by DIN 5008', () => {
  expect(dinTelephone('(0221) 1234567 - 89')).toBe('0221 1234567-89')
  expect(dinTelephone('+49 (0)30/1234567')).toBe('+49 30 1234567')
  expect(dinTelephone('030 1234567-89')).toBeUndefined()
})

test('only http, https and mailto are links', () => {
  expect(safeLink('example.org/a')).toBe('https://example.org/a')
  expect(safeLink('a@example.org')).toBe('mailto:a@example.org')
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'Weg nach Rom', ''])
    expect(safeLink(text)).toBeUndefined()
})

test.each([
  { recipient: 'Werk GmbH\nFrau Dr. Aylin Groß\n50968 Köln', salutation: '', name: 'Groß' },
  { recipient: 'Werk GmbH\nz. Hd. Herrn Öztürk\n50968 Köln', salutation: 'Guten Tag,', name: 'Öztürk' },
  {
    recipient: 'Werk GmbH\nFrau Dr. Groß\n50968 Köln',
    salutation: 'Sehr geehrte Frau Dr. Groß,',
    name: undefined,
  },
  { recipient: 'Frau Anna Weiß\nPersonal\n50968 Köln', salutation: '', name: 'Weiß' },
  { recipient: 'Frauenberg GmbH\nPersonal\n50968 Köln', salutation: '', name: undefined },
])('a salutation names the person of the address: $recipient', ({ recipient, salutation, name }) => {
  const example = exampleResume()
  const letter = { ...example.letter, shown: true, recipient, salutation }
  const hints = hintsOf({ ...example, letter }).filter(({ kind }) => kind === 'letter-salutation')
  expect(hints).toEqual(name ? [{ kind: 'letter-salutation', field: 'letter/salutation', name }] : [])
})
