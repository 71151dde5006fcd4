import type { Resume } from './resume.ts'
import { entriesOf } from './sectionEntries.ts'
import { knownListIds } from './sections.ts'

const hasText = (fields: object) =>
  Object.values(fields).some((value) => (Array.isArray(value) ? value.length > 0 : value !== ''))

/** Whether anything has been entered into a resume that could be copied or deleted. */
export const hasContent = (resume: Resume): boolean =>
  resume.letter.shown ||
  resume.cover.shown ||
  hasText(resume.personalData) ||
  hasText(resume.professionData) ||
  resume.ownSections.length > 0 ||
  knownListIds.some((id) => entriesOf(resume, id).length > 0)
