import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, mergeData, type SizeComparisonData } from './model/entries.ts'

export type SizeComparisonStorage = StorageAdapter<SizeComparisonData>

/** What a new visitor starts with, how stored data is read, and how the edits of two tabs are joined. */
export const sizeComparisonSlice: Slice<SizeComparisonData> = {
  name: 'sizeComparison',
  defaults: () => ({ entries: [] }),
  decode: decodeData,
  merge: mergeData,
  summary: ({ entries }) => ({ entries: entries.length }),
}
