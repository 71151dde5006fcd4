import type { ResumeDocument } from '../document.ts'
import { oneLine } from '../documentFields.ts'
import { headingOf } from '../files/headingOf.ts'
import type { SectionId } from '../sections.ts'
import { readingOf, type Reading } from './reading.ts'
import { readBy, textOf, type ReadBox, type ReaderId, type TextPage } from './readers.ts'

/** A box with what a program makes of it. */
export interface CountedBox extends ReadBox {
  /** The section that it is counted to, by the heading before it; none at the head of the resume. */
  readonly section: SectionId | undefined
  /** Whether it belongs to a field that stands elsewhere in the document. */
  readonly isDisplaced: boolean
}

/** What one reader makes of the PDF of a document. */
export interface Xray extends Reading {
  readonly boxes: readonly CountedBox[]
}

export function xrayOf(document: ResumeDocument, pages: readonly TextPage[], reader: ReaderId): Xray {
  const boxes = readBy(reader, pages)
  const reading = readingOf(document, textOf(boxes))
  const displaced = reading.displaced.map(({ at, text }) => ({ from: at, to: at + oneLine(text).length }))
  const headings = new Map(document.sections.map(({ id, heading }) => [oneLine(heading.text), id]))
  let section: SectionId | undefined
  let at = 0
  const counted = boxes.map((box): CountedBox => {
    section = headings.get(oneLine(box.text)) ?? headingOf(box.text) ?? section
    const [from, to] = [at, at + oneLine(box.text).length]
    at = to + 1
    return { ...box, section, isDisplaced: displaced.some((part) => part.from < to && from < part.to) }
  })
  return { ...reading, boxes: counted }
}

/** Boxes of a section that follow one another. */
interface BoxSection {
  readonly section: SectionId | undefined
  /** Number of its first box. */
  readonly from: number
  readonly boxes: CountedBox[]
}

export function sectionsIn(boxes: readonly CountedBox[]): readonly BoxSection[] {
  const sections: BoxSection[] = []
  for (const [index, box] of boxes.entries()) {
    const last = sections.at(-1)
    if (last && last.section === box.section) last.boxes.push(box)
    else sections.push({ section: box.section, from: index + 1, boxes: [box] })
  }
  return sections
}
