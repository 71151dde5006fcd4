import { resumes } from '@kleinzeug/tooling/resumes'
import { composeDocument } from './document.ts'
import { documentFields } from './documentFields.ts'
import { decodeResume, emptyResume, type Resume, type ResumeData } from './resume.ts'

/** One page of German with 42 fields, each a trap. */
export const trapResume = (): Resume => decodeResume(resumes.traps) ?? emptyResume()

/** The same in Latin, Greek, Cyrillic and Vietnamese, with fractions, arrows and signs of mathematics. */
export const lettersResume = (): Resume => decodeResume(resumes.letters) ?? emptyResume()

/** A long life: 32 entries over about five pages. */
export const longResume = (): Resume => decodeResume(resumes.long) ?? emptyResume()

export const inData = (resume: Resume): ResumeData => ({ ...resume, others: [] })

export const shownFields = (resume: Resume) => documentFields(composeDocument(resume))
