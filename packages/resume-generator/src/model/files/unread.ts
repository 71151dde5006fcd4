import { isObject } from '@kleinzeug/storage/decode'
import { isDuration } from '../dates/isDuration.ts'
import type { Resume } from '../resume.ts'
import { isFoot, periodIn } from './draftFromText.ts'
import { headingOf } from './headingOf.ts'
import { labelled } from './personIn.ts'
import { isPersonalHeading } from './readingText.ts'
import { richText, type XmlElement } from './xml.ts'
import { trailingParenthesis } from './trailingParenthesis.ts'

/** A text of a file that the resume does not hold, with its place in the file. */
export interface UnreadText {
  readonly place: string
  readonly text: string
}

/** Keys of a file that say nothing about a person. */
const technical = new Set(['$schema', 'meta', 'id', 'network', 'countryCode'])

/** The same of Europass: codes, data of pictures, and how the file itself was made and is to look. */
const technicalElements =
  /Code$|^(?:ID|DocumentID|DocumentInfo|Locale|PrintingPreferences|CandidateSupplier|RenderingInformation|TaxonomyID|CompetencyID|Attachment|Photo|Use|Current|CurrentIndicator|Ongoing|CountryDialing|DialNumber|FormattedDateTime|BirthDate|Country)$/

const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every text below a value, with its place in the file. */
function textsIn(value: unknown, place = ''): UnreadText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ place, text: value.trim() }]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, place))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    technical.has(key) ? [] : textsIn(item, place === '' ? key : `${place}.${key}`),
  )
}

/** The same of an element, line by line; headings of sections say nothing of their own. */
function elementsIn(element: XmlElement, place: readonly string[] = []): UnreadText[] {
  if (technicalElements.test(element.name)) return []
  const here = [...place, element.name]
  if (element.children.length > 0) return element.children.flatMap((child) => elementsIn(child, here))
  const { text, bullets } = richText(element)
  return [...text.split('\n'), ...bullets]
    .filter((line) => line !== '' && !headingOf(line))
    .map((line) => ({ place: here.slice(-2).join('.'), text: line }))
}

/** Everything that a resume holds, in one text without its signs. */
const heldBy = ({ personalData: { photo: _photo, ...personalData }, ...resume }: Resume) =>
  ` ${textsIn({ ...resume, personalData })
    .map(({ text }) => letters(text))
    .join(' ')} `

function unreadOf(texts: readonly UnreadText[], resume: Resume): readonly UnreadText[] {
  const held = heldBy(resume)
  return texts.filter(
    ({ text }) =>
      letters(text) !== '' && text !== resume.personalData.photo && !held.includes(` ${letters(text)} `),
  )
}

/** The texts of a JSON file that the resume that was read from it does not hold. */
export const unreadTexts = (data: unknown, resume: Resume) => unreadOf(textsIn(data), resume)

/** The same of a file of Europass. */
export const unreadElements = (root: XmlElement, resume: Resume) => unreadOf(elementsIn(root), resume)

/** Without a period or its length in parentheses at the end. */
function withoutYears(line: string): string {
  const { before, inner = '' } = trailingParenthesis(line) ?? {}
  return before !== undefined && (periodIn(inner) || isDuration(inner))
    ? before.replace(/(?<![·\s])[·\s]+$/, '')
    : line
}

/** The lines of a text that the draft that was made of it does not hold. */
export function unreadLines(text: string, resume: Resume): readonly UnreadText[] {
  const held = heldBy(resume)
  const isHeld = (line: string) =>
    letters(line).length < 3 ||
    letters(line)
      .split(' ')
      .every((word) => held.includes(` ${word} `))
  return text
    .split('\n')
    .map((line) => line.trim())
    .map((line) => line.replace(/^[-–—•*·▪●]\s+/, ''))
    .filter((line) => {
      const value = labelled(line)?.value ?? line
      const rest = withoutYears(value).replace(/\d{1,2}\.\d{1,2}\.\d{4}(?: in\b)?/, '')
      const known = [headingOf(line), isPersonalHeading(line), isDuration(line), isFoot(line)]
      return !known.some(Boolean) && !isHeld(periodIn(rest)?.rest ?? rest)
    })
    .map((line) => ({ place: '', text: line }))
}
