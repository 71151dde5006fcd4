import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, emptyData, type SelfReportData } from './model/data.ts'
import { mergeData } from './model/merge.ts'

export type SelfReportStorage = StorageAdapter<SelfReportData>

/** What a new visitor starts with, how stored data is read, and how the edits of two tabs are joined. */
export const selfReportSlice: Slice<SelfReportData> = {
  name: 'selfReport',
  defaults: emptyData,
  decode: decodeData,
  merge: mergeData,
  summary: ({ traits, ratings, tests, sheets }) => ({
    traits: traits.length,
    ratings: ratings.length,
    tests: tests.length,
    sheets: sheets.length,
  }),
}
