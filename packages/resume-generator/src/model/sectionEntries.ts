import type { Entry, Resume } from './resume.ts'
import { isOwnSectionId, type ListId } from './sections.ts'

const none: readonly Entry[] = []

/** The entries of a section as they are stored. */
export const entriesOf = (resume: Resume, id: ListId): readonly Entry[] =>
  isOwnSectionId(id) ? (resume.ownSections.find((section) => section.id === id)?.entries ?? none) : resume[id]

export const withEntries = <T extends Resume>(resume: T, id: ListId, entries: readonly Entry[]): T =>
  isOwnSectionId(id)
    ? {
        ...resume,
        ownSections: resume.ownSections.map((section) =>
          section.id === id ? { ...section, entries } : section,
        ),
      }
    : { ...resume, [id]: entries }
