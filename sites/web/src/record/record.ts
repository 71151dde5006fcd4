import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { openRecord } from '@kleinzeug/storage/local'
import { afterHydration } from './afterHydration.ts'
import { recordOptions } from './recordOptions.ts'

/** All data of this visitor; on the server an empty record in memory. */
export const record = openRecord(recordOptions)

const adapters = new Map<string, StorageAdapter<unknown>>()

/** The storage of one slice as a page may use it; the same object at every call. */
export function sliceStorage<T>(slice: Slice<T>): StorageAdapter<T> {
  const known =
    adapters.get(slice.name) ?? afterHydration<unknown>(record.slice(slice) as StorageAdapter<unknown>)
  adapters.set(slice.name, known)
  return known as StorageAdapter<T>
}
