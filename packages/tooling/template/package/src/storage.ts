import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, mergeData, type __Name__Data } from './model/entries.ts'

export type __Name__Storage = StorageAdapter<__Name__Data>

/** What a new visitor starts with, how stored data is read, and how the edits of two tabs are joined. */
export const __camel__Slice: Slice<__Name__Data> = {
  name: '__slice__',
  defaults: () => ({ entries: [] }),
  decode: decodeData,
  merge: mergeData,
  summary: ({ entries }) => ({ entries: entries.length }),
}
