import { parsePeriod } from '../dates/parsePeriod.ts'
import { boxesIn, type ReadBox, type TextPage } from '../machine/readers.ts'
import { isDuration } from '../dates/isDuration.ts'
import { decodeResume, type Resume } from '../resume.ts'
import type { SectionId } from '../sections.ts'
import { headingOf } from './headingOf.ts'
import { movedWhere, type Moved } from './moved.ts'
import { columnsOf, isPersonalHeading } from './readingText.ts'
import { trailingParenthesis } from './trailingParenthesis.ts'

// Sizes in points, measured in profiles that LinkedIn wrote in 2025.
const NAME = 26
const HEADING = 15.75
const COMPANY = 12
const TITLE = 11.5
const SIDE_HEADING = 13
const ADDRESS = 11

const isSize = (box: ReadBox, size: number) => Math.abs(box.size - size) < 0.3

/** Whether a line goes on from the one above it: an item of its own stands further below. */
const goesOn = (above: ReadBox | undefined, box: ReadBox, distance: number) =>
  above !== undefined && above.page === box.page && box.y - above.y < distance

interface Station {
  title: string
  organisation: string
  place: string
  from: string
  to: string
  text: string
}
const station = (fields: Partial<Station>): Station => ({
  title: '',
  organisation: '',
  place: '',
  from: '',
  to: '',
  text: '',
  ...fields,
})

const added = (text: string, line: string) => (text ? `${text}\n${line}` : line)

/** Company, title, period, place and text, one below another. */
function stationsOf(boxes: readonly ReadBox[]): Station[] {
  const stations: Station[] = []
  let organisation = ''
  let dateLine: ReadBox | undefined
  for (const [index, box] of boxes.entries()) {
    const last = stations.at(-1)
    const above = boxes[index - 1]
    if (isSize(box, COMPANY)) organisation = box.text
    else if (isSize(box, TITLE)) {
      if (last && above && isSize(above, TITLE) && !last.from) last.title += ` ${box.text}`
      else stations.push(station({ title: box.text, organisation }))
    } else if (last && !last.from && !last.to) {
      const period = parsePeriod(trailingParenthesis(box.text)?.before ?? box.text)
      if (period) {
        Object.assign(last, period)
        dateLine = box
      } else if (!isDuration(box.text)) last.text = added(last.text, box.text)
    } else if (
      last &&
      above === dateLine &&
      dateLine &&
      (above?.page !== box.page || goesOn(dateLine, box, 16))
    )
      last.place = box.text
    else if (last && !isDuration(box.text)) last.text = added(last.text, box.text)
  }
  return stations
}

/** School, and below it the degree with its years. */
function schoolsOf(boxes: readonly ReadBox[]): Station[] {
  const schools: Station[] = []
  for (const box of boxes) {
    const last = schools.at(-1)
    if (isSize(box, COMPANY)) schools.push(station({ organisation: box.text }))
    else if (last) last.title = [last.title, box.text].filter(Boolean).join(' ')
  }
  return schools.map((school) => {
    const { before = '', inner = '' } = trailingParenthesis(school.title) ?? {}
    if (!/\d{4}/.test(inner)) return school
    return { ...school, ...parsePeriod(inner), title: before.replace(/(?<!\s)\s*·$/, '') }
  })
}

/** Items of the side column, those of several lines joined. */
function itemsOf(boxes: readonly ReadBox[]): string[] {
  const items: string[] = []
  for (const [index, box] of boxes.entries())
    if (goesOn(boxes[index - 1], box, 14.8)) items.push(`${items.pop() ?? ''} ${box.text}`)
    else items.push(box.text)
  return items
}

/** The addresses among the lines of the contact; what each is stands behind it. */
const addressesOf = (boxes: readonly ReadBox[]) =>
  boxes
    .map(({ text }) => text)
    .join('\n')
    .split(/\([^()\n]*\)\n?/)
    .map((lines) => lines.replaceAll('\n', '').trim())

/** Divides a column at its headings. */
function dividedBy(boxes: readonly ReadBox[], size: number) {
  const head: ReadBox[] = []
  const parts = new Map<SectionId | 'person', ReadBox[]>()
  let part = head
  for (const box of boxes) {
    const heading = isSize(box, size)
      ? (headingOf(box.text.replaceAll('-', ', ')) ??
        headingOf(box.text) ??
        (isPersonalHeading(box.text) ? 'person' : undefined))
      : undefined
    if (heading) {
      part = parts.get(heading) ?? []
      parts.set(heading, part)
    } else part.push(box)
  }
  return { head, of: (name: SectionId | 'person') => parts.get(name) ?? [] }
}

/** Reads a profile that LinkedIn has saved as PDF; `undefined` for any other. */
export function fromLinkedIn(pages: readonly TextPage[]): Moved<Resume> | undefined {
  const boxes = pages
    .flatMap(({ items }, page) => boxesIn(items, page))
    .filter(({ text }) => !/^(?:Page|Seite) \d+ \p{L}+ \d+$/u.test(text))
  const [one, other] = columnsOf(boxes)
  const isMain = (column: readonly ReadBox[]) =>
    column.some((box) => isSize(box, NAME)) && column.some((box) => isSize(box, HEADING))
  const [main, side] = isMain(one) ? [one, other] : [other, one]
  if (!isMain(main) || !side.some((box) => isSize(box, SIDE_HEADING) && isPersonalHeading(box.text)))
    return undefined
  const { head, of: inMain } = dividedBy(main, HEADING)
  const { of: inSide } = dividedBy(side, SIDE_HEADING)
  const lines = head.filter((box) => !isSize(box, NAME)).map(({ text }) => text)
  const contact = inSide('person')
  const isAddress = (box: ReadBox) => isSize(box, ADDRESS)
  const numberIn = ({ text }: ReadBox) => /^(\+?\d[\d ()/.-]*\d)(?: \(\p{L}+\))?$/u.exec(text)?.[1]
  const numbers = contact.flatMap((box) => numberIn(box) ?? [])
  const email = contact
    .filter((box) => !isAddress(box) && !numberIn(box))
    .map(({ text }) => text)
    .join('')
  const addresses = addressesOf(contact.filter(isAddress))
  const titles = (id: SectionId) => itemsOf(inSide(id)).map((title) => ({ title }))
  const resume = decodeResume({
    personalData: {
      name: head
        .filter((box) => isSize(box, NAME))
        .map(({ text }) => text)
        .join(' '),
      city: lines.length > 1 ? lines.at(-1) : '',
      email,
      telephone: numbers.join(', '),
      urls: addresses.filter((address) => !/[\s@]/.test(address) && address.slice(1, -1).includes('.')),
    },
    professionData: {
      title: lines.slice(0, Math.max(1, lines.length - 1)).join(' '),
      professionReasonText: inMain('person')
        .map(({ text }) => text)
        .join(' '),
    },
    employments: stationsOf(inMain('employments')),
    education: schoolsOf(inMain('education')),
    skills: titles('skills'),
    languages: itemsOf(inSide('languages')).map((item) => {
      const { before = item, inner = '' } = trailingParenthesis(item) ?? {}
      return { title: before, level: inner }
    }),
    certificates: titles('certificates'),
    projects: titles('projects'),
  })
  return resume && { resume, moved: movedWhere([['publications', 'projects', inSide('projects')]]) }
}
