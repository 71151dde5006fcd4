import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, mergeData, type ResumeGeneratorData } from './model/entries.ts'

export type ResumeGeneratorStorage = StorageAdapter<ResumeGeneratorData>

/** What a new visitor starts with, how stored data is read, and how the edits of two tabs are joined. */
export const resumeGeneratorSlice: Slice<ResumeGeneratorData> = {
  name: 'resume',
  defaults: () => ({ entries: [] }),
  decode: decodeData,
  merge: mergeData,
}
