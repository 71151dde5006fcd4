import { comparePeriods } from './dates/partialDate.ts'
import type { Entry, Resume } from './resume.ts'
import { entriesOf } from './sectionEntries.ts'
import { isDated, type ListId } from './sections.ts'

/** The entries of a section in the order in which they are printed. */
export function orderedEntries(resume: Resume, id: ListId): readonly Entry[] {
  const manual = resume.sections.some((section) => section.id === id && section.manual)
  const entries = entriesOf(resume, id)
  return manual || !isDated(id) ? entries : entries.toSorted(comparePeriods)
}
