import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { mergeResumeData } from './model/merge.ts'
import { decodeResumeData, emptyResumeData, type ResumeData } from './model/resume.ts'

export type ResumeStorage = StorageAdapter<ResumeData>

/** What a new visitor starts with, how stored data is read, and how the edits of two tabs are joined. */
export const resumeGeneratorSlice: Slice<ResumeData> = {
  name: 'resume',
  defaults: emptyResumeData,
  decode: decodeResumeData,
  merge: mergeResumeData,
  summary: ({ others }) => ({ resumes: others.length + 1 }),
}
