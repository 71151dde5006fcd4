import { freshId } from './freshId.ts'
import type { Resume } from './resume.ts'
import { sectionsOf } from './sectionOrder.ts'
import type { OwnSectionId } from './sections.ts'

/** Adds an empty section behind the others. */
export function withOwnSection<T extends Resume>(resume: T): { resume: T; id: OwnSectionId } {
  const id: OwnSectionId = `own-${freshId([...resume.ownSections, ...resume.sections], 'own-').slice(4)}`
  const ownSections = [...resume.ownSections, { id, entries: [] }]
  return { resume: { ...resume, ownSections, sections: sectionsOf({ ...resume, ownSections }) }, id }
}

export const withoutOwnSection = <T extends Resume>(resume: T, id: OwnSectionId): T => ({
  ...resume,
  ownSections: resume.ownSections.filter((section) => section.id !== id),
  sections: resume.sections.filter((section) => section.id !== id),
})
