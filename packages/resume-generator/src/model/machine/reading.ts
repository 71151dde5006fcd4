import type { FieldText, ResumeDocument } from '../document.ts'
import { documentFields, lostFields, oneLine } from '../documentFields.ts'
import { draftFromText } from '../files/draftFromText.ts'
import { isListId, isOwnSectionId, type SectionId } from '../sections.ts'

/** The fields that an extracted text has, but not behind those of the document before them. */
function displacedFields(document: ResumeDocument, extracted: string): readonly FieldText[] {
  const text = oneLine(extracted)
  let at = 0
  return document.sections
    .flatMap(({ heading, paragraphs, entries }) => [
      heading,
      ...paragraphs,
      ...entries.flatMap(({ title, bullets }) => [title, ...bullets]),
    ])
    .filter((field) => {
      const line = field ? oneLine(field.text) : ''
      const found = text.indexOf(line, at)
      if (found >= 0) at = found + line.length
      return found < 0 && text.includes(line)
    })
    .filter((field) => field !== undefined)
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
  readonly displaced: readonly FieldText[]
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
