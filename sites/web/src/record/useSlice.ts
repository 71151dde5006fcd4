import type { Slice } from '@kleinzeug/storage'
import { useState, useSyncExternalStore } from 'react'
import { page } from '../page/page.ts'

/** The data of a slice and the function that replaces it. */
export function useSlice<T>(slice: Slice<T>): [T, (value: T) => void] {
  const storage = page.storage(slice)
  // Kept, so that it is the same at every render.
  const [defaults] = useState(() => slice.defaults())
  const value = useSyncExternalStore(
    storage.subscribe,
    () => storage.read() ?? defaults,
    () => defaults,
  )
  return [value, storage.write]
}
