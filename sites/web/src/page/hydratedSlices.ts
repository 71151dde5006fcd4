import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { PRODUCT_KEY, tabDrafts, type RecordStore } from '@kleinzeug/storage/local'
import type { Hydration } from './hydration.ts'

/**
 * Makes the function that gives each component the storage adapter of its slice: empty until hydration, with
 * drafts that stay in the tab, and the same object at every call.
 */
export function hydratedSlices(record: RecordStore, { afterHydration }: Hydration) {
  const adapters = new WeakMap<object, unknown>()

  return <T>(slice: Slice<T>): StorageAdapter<T> => {
    const known = adapters.get(slice)
    // Only this function fills the map, so that an adapter is always that of its slice.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (known) return known as StorageAdapter<T>
    const adapter = {
      ...afterHydration(record.slice(slice)),
      drafts: tabDrafts(`${PRODUCT_KEY}.${slice.name}`),
    }
    adapters.set(slice, adapter)
    return adapter
  }
}
