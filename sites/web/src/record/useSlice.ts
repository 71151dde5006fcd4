import type { Slice } from '@kleinzeug/storage'
import { useSyncExternalStore } from 'react'
import { sliceStorage } from './record.ts'

const defaults = new Map<string, unknown>()

function defaultOf<T>(slice: Slice<T>): T {
  if (!defaults.has(slice.name)) defaults.set(slice.name, slice.defaults())
  return defaults.get(slice.name) as T
}

/** A part of the record and the function that replaces it. */
export function useSlice<T>(slice: Slice<T>): [T, (value: T) => void] {
  const storage = sliceStorage(slice)
  const value = useSyncExternalStore(
    storage.subscribe,
    () => storage.read() ?? defaultOf(slice),
    () => defaultOf(slice),
  )
  return [value, storage.write]
}
