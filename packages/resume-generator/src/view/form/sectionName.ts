import type { ShownLabels } from '../../labels.ts'
import { sectionsOf, type SectionState } from '../../model/sectionOrder.ts'
import type { Resume } from '../../model/resume.ts'
import { isOwnSectionId, type SectionId } from '../../model/sections.ts'

/** What the form calls a section. */
export const sectionName = (labels: ShownLabels, { id, title }: Pick<SectionState, 'id' | 'title'>): string =>
  isOwnSectionId(id) ? title || labels.ownSection : labels.sections[id]

export const sectionNameIn = (labels: ShownLabels, resume: Resume, id: SectionId): string =>
  sectionName(labels, sectionsOf(resume).find((section) => section.id === id) ?? { id, title: '' })
