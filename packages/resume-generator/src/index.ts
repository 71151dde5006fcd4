export { ResumeGenerator } from './view/ResumeGenerator.tsx'
export type { ResumeGeneratorProps } from './view/ResumeGeneratorContext.ts'
export { resumeGeneratorSlice, type ResumeStorage } from './storage.ts'
/** @deprecated The former name of `resumeGeneratorSlice`. */
export { resumeGeneratorSlice as resumeSlice } from './storage.ts'
export type { Entry, Resume, ResumeData, Style } from './model/resume.ts'
export type { ResumeLabels } from './labels.ts'
