import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { sliceDecoder } from '@kleinzeug/storage/decode'
import { mergeFields } from '@kleinzeug/storage/merge'
import { defaultData, smoothEyeSchema, type SmoothEyeData } from './model/data.ts'
import { mergeSessions } from './model/log.ts'

export type SmoothEyeStorage = StorageAdapter<SmoothEyeData>

/** What a new visitor starts with, how stored data is read, and how the logs of two tabs are merged. */
export const smoothEyeSlice: Slice<SmoothEyeData> = {
  name: 'smoothEye',
  defaults: defaultData,
  decode: sliceDecoder(smoothEyeSchema),
  merge: (base, mine, theirs) => ({
    ...mergeFields(base, mine, theirs),
    settings: mergeFields(base?.settings, mine.settings, theirs.settings),
    sessions: mergeSessions(base?.sessions ?? [], mine.sessions, theirs.sessions),
  }),
  summary: ({ sessions }) => ({ sessions: sessions.length }),
}
