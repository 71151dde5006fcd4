import type { FieldText, ResumeDocument } from '../document.ts'
import { documentFields, lostFields, oneLine } from '../documentFields.ts'
import { draftFromText } from '../files/draftFromText.ts'
import { inOrder, placesOf } from './inOrder.ts'
import { isListId, isOwnSectionId, type SectionId } from '../sections.ts'

/** A field that an extracted text has somewhere else. */
interface Displaced extends FieldText {
  /** Its place in the text of one line. */
  readonly at: number
}

/** The fields that an extracted text has, but not where the document has them; as few as explain its order. */
function displacedFields(document: ResumeDocument, extracted: string): readonly Displaced[] {
  const text = oneLine(extracted)
  const fields = document.sections
    .flatMap(({ heading, paragraphs, entries }) => [
      heading,
      ...paragraphs,
      ...entries.flatMap(({ title, bullets }) => [title, ...bullets]),
    ])
    .filter((field) => field !== undefined)
  const places = fields.map((field) => placesOf(text, oneLine(field.text)))
  const kept = inOrder(places)
  return fields.flatMap((field, index) => {
    const [at] = places[index] ?? []
    return at === undefined || kept.has(index) ? [] : [{ ...field, at }]
  })
}

/** A section as a program that takes in applications finds it. */
export interface FoundSection {
  readonly id: SectionId
  readonly heading: string
  /** Entries in the resume, and those of them that were found with title and period. */
  readonly count: number
  readonly found: number
}

/** Divides an extracted text into sections and entries, and compares these with the document. */
function foundSections(document: ResumeDocument, extracted: string): readonly FoundSection[] {
  const draft = draftFromText(extracted)
  return document.sections.flatMap(({ id, heading, kind, entries }) => {
    // No program knows the sections that somebody has made.
    if (!isListId(id) || isOwnSectionId(id) || kind !== 'entries') return []
    const known = new Set(draft?.[id].map(({ title, from, to }) => `${oneLine(title)}/${from}/${to}`))
    const found = entries.filter(({ title, organisation, dates: { from, to } }) =>
      known.has(`${oneLine((title ?? organisation)?.text ?? '')}/${from}/${to}`),
    )
    return [{ id, heading: heading.text, count: entries.length, found: found.length }]
  })
}

/** What a program reads in the PDF of a document. */
export interface Reading {
  readonly text: string
  /** Fields of the document. */
  readonly count: number
  readonly lost: readonly FieldText[]
  readonly displaced: readonly Displaced[]
  readonly sections: readonly FoundSection[]
}

/** Compares a document with the text that was extracted of its PDF. */
export const readingOf = (document: ResumeDocument, text: string): Reading => ({
  text,
  count: documentFields(document).length,
  lost: lostFields(document, text),
  displaced: displacedFields(document, text),
  sections: foundSections(document, text),
})
