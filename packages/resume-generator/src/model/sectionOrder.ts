import type { Resume, SectionSettings } from './resume.ts'
import { isSectionId, sectionIds, type SectionId } from './sections.ts'

export interface SectionState extends SectionSettings {
  readonly id: SectionId
}

/** All sections in the order of the resume; those it does not mention follow in the usual order. */
export function sectionsOf(resume: Pick<Resume, 'sections'>): readonly SectionState[] {
  const own = resume.sections.flatMap((section) =>
    isSectionId(section.id) ? [{ ...section, id: section.id }] : [],
  )
  const named = new Map(own.map((section) => [section.id, section] as const))
  const missing = sectionIds.filter((id) => !named.has(id))
  return [...named.values(), ...missing.map((id) => ({ id, title: '', hidden: false, manual: false }))]
}
