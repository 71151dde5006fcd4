import type { OwnSection, Resume, SectionSettings } from './resume.ts'
import { isSectionId, isOwnSectionId, sectionIds, type SectionId } from './sections.ts'

export interface SectionState extends SectionSettings {
  readonly id: SectionId
}

/** All sections in the order of the resume; those it does not mention follow in the usual order, own ones last. */
export function sectionsOf(
  resume: Pick<Resume, 'sections'> & { readonly ownSections: readonly OwnSection[] },
): readonly SectionState[] {
  const all: readonly SectionId[] = [...sectionIds, ...resume.ownSections.map(({ id }) => id)]
  const settled = resume.sections.flatMap((section) =>
    isSectionId(section.id) && (!isOwnSectionId(section.id) || all.includes(section.id))
      ? [{ ...section, id: section.id }]
      : [],
  )
  const named = new Map(settled.map((section) => [section.id, section] as const))
  const missing = all.filter((id) => !named.has(id))
  return [...named.values(), ...missing.map((id) => ({ id, title: '', hidden: false, manual: false }))]
}
