import type { ImportRules } from '@kleinzeug/shell/import-plan'
import { withAdded } from '../model/edit.ts'
import type { Resume, ResumeData } from '../model/resume.ts'

/** An id tells the versions of one visitor apart, and says nothing about those of a file. */
export const withoutId = (resume: Resume): Resume => ({ ...resume, id: '' })

/** How resumes are imported: one of other contents is another version, so that nothing that is here is in question. */
export const importRules: ImportRules<ResumeData, Resume> = {
  itemsOf: ({ others, ...chosen }) => [chosen, ...others].map(withoutId),
  put: (data, changes) => changes.reduce((before, { item }) => withAdded(before, item), data),
  keyOf: (resume) => JSON.stringify(resume),
}
