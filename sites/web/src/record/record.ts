import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { openRecord } from '@kleinzeug/storage/local'
import { page } from '../page/page.ts'
import { recordOptions } from './recordOptions.ts'

/** All data of this visitor; on the server an empty record in memory. */
export const record = openRecord(recordOptions)

const adapters = new WeakMap<object, unknown>()

/** The storage adapter of a slice, empty until hydration; the same object at every call. */
export function sliceStorage<T>(slice: Slice<T>): StorageAdapter<T> {
  const known = adapters.get(slice)
  // Only this function fills the map, so that an adapter is always that of its slice.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (known) return known as StorageAdapter<T>
  const adapter = page.hydration.afterHydration(record.slice(slice))
  adapters.set(slice, adapter)
  return adapter
}
