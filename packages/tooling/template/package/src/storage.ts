import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import * as v from 'valibot'
import { dataSchema, type __Name__Data } from './model/entries.ts'

export type __Name__Storage = StorageAdapter<__Name__Data>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const __camel__Slice: Slice<__Name__Data> = {
  name: '__slice__',
  defaults: () => ({ entries: [] }),
  decode: (data) => {
    const result = v.safeParse(dataSchema, data)
    return result.success ? result.output : undefined
  },
}
