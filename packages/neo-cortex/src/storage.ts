import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, type NeoCortexData } from './model/card.ts'
import { mergeData } from './model/list.ts'

export type NeoCortexStorage = StorageAdapter<NeoCortexData>

/** What a new visitor starts with, how stored data is read, and how the edits of two tabs are joined. */
export const neoCortexSlice: Slice<NeoCortexData> = {
  name: 'neoCortex',
  defaults: () => ({ entries: [] }),
  decode: decodeData,
  merge: mergeData,
  summary: ({ entries }) => ({ cards: entries.length }),
}
