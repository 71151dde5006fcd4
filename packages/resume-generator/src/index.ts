export { ResumeGenerator, type ResumeGeneratorProps } from './view/ResumeGenerator.tsx'
export { resumeGeneratorSlice, type ResumeGeneratorStorage } from './storage.ts'
export type { Entry, ResumeGeneratorData } from './model/entries.ts'
export { defaultLabels, type ResumeGeneratorLabels } from './labels.ts'
