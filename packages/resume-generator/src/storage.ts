import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { mergeResumeData } from './model/merge.ts'
import { decodeResumeData, emptyResumeData, type ResumeData } from './model/resume.ts'

export type ResumeStorage = StorageAdapter<ResumeData>

/**
 * What a new visitor of ResumeGenerator starts with, how stored data is read, how two tabs' edits join.
 *
 * @example
 * ```ts
 * const storage = localStorageAdapter('my-resume', resumeSlice)
 * ```
 */
export const resumeSlice: Slice<ResumeData> = {
  name: 'resume',
  defaults: emptyResumeData,
  decode: decodeResumeData,
  merge: mergeResumeData,
  summary: ({ others }) => ({ resumes: others.length + 1 }),
}
