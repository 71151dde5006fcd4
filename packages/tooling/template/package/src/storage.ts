import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { sliceDecoder } from '@kleinzeug/storage/decode'
import { dataSchema, type __Name__Data } from './model/entries.ts'

export type __Name__Storage = StorageAdapter<__Name__Data>

/** What a new visitor starts with, and how stored data of any earlier shape is read. */
export const __camel__Slice: Slice<__Name__Data> = {
  name: '__slice__',
  defaults: () => ({ entries: [] }),
  decode: sliceDecoder(dataSchema),
}
