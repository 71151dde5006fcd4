export { ResumeGenerator, type ResumeGeneratorProps } from './view/ResumeGenerator.tsx'
export { resumeSlice, type ResumeStorage } from './storage.ts'
export type { Entry, Resume, ResumeData, Style } from './model/resume.ts'
export { defaultLabels, type ResumeLabels } from './labels.ts'
