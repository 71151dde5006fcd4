import { fieldText, markedText, type ContactRow, type FieldText, type ResumeDocument } from './document.ts'
import { formatPartialDate } from './dates/partialDate.ts'
import type { Resume } from './resume.ts'

/** What stands in the letter, independent of the template. */
export interface LetterDocument {
  readonly resume: ResumeDocument
  /** The sender in one line, above the address. */
  readonly sender: FieldText | undefined
  readonly recipient: readonly FieldText[]
  /** The rows of the information block. */
  readonly information: readonly ContactRow[]
  readonly subject: FieldText | undefined
  readonly salutation: FieldText
  /** Paragraphs of lines. */
  readonly text: ReadonlyArray<readonly FieldText[]>
  readonly farewell: FieldText
  readonly signature: string
  readonly enclosures: readonly FieldText[]
  readonly foldMarks: boolean
}

/** Lines of the address zone by DIN 5008. */
export const ADDRESS_LINES = 6

const linesOf = (field: string, text: string) =>
  text.split('\n').flatMap((line) => fieldText(field, line) ?? [])

/** Seven lines or more do not fit into the window of an envelope: the last ones share a line. */
function recipientLines(typed: string): readonly FieldText[] {
  const lines = linesOf('letter/recipient', typed)
  const last = lines.slice(ADDRESS_LINES - 1)
  if (last.length < 2) return lines
  return [
    ...lines.slice(0, ADDRESS_LINES - 1),
    { field: 'letter/recipient', text: last.map(({ text }) => text).join(', ') },
  ]
}

export function composeLetter(resume: Resume, document: ResumeDocument): LetterDocument {
  const { letter, personalData: person, date } = resume
  const words = document.words.letter
  const row = (label: string, field: string, text: string): ContactRow[] => {
    const value = fieldText(field, text)
    return value ? [{ label, value }] : []
  }
  const at = (key: string, text: string, usual: string): FieldText =>
    fieldText(`letter/${key}`, text) ?? { field: `letter/${key}`, text: usual }
  return {
    resume: document,
    sender: fieldText(
      'personalData/street',
      [person.name, person.street, person.city].filter(Boolean).join(' · '),
    ),
    recipient: recipientLines(letter.recipient),
    information: [
      ...row(words.reference, 'letter/reference', letter.reference),
      ...document.contact.filter(({ value }) => /\/(telephone|email)$/.test(value.field)),
      ...row(words.date, 'date', formatPartialDate(date)),
    ],
    subject: fieldText('letter/subject', letter.subject),
    salutation: at('salutation', letter.salutation, words.salutation),
    text: letter.text
      .split(/\n[\t ]*\n/)
      .map((paragraph) => paragraph.split('\n').flatMap((line) => markedText('letter/text', line) ?? []))
      .filter((lines) => lines.length > 0),
    farewell: at('farewell', letter.farewell, words.farewell),
    signature: resume.signature,
    enclosures: letter.enclosures.flatMap((line) => fieldText('letter/enclosures', line) ?? []),
    foldMarks: letter.foldMarks,
  }
}
