import { atom, type WritableAtom } from 'jotai'
import type { StorageAdapter } from './adapter.ts'
import type { Slice } from './slice.ts'

/** A new value, or how to make it from the present one. */
export type Update<T> = T | ((present: T) => T)

export type StoredAtom<T> = WritableAtom<T, [Update<T>], void>

/**
 * A jotai atom whose value lives in a storage adapter. It holds the slice's defaults until something
 * is stored, follows changes made elsewhere while it is mounted, and writes through at once.
 *
 * Make it once per adapter, inside a `create…State(storage)` function: an atom at module scope would
 * tie two instances of a tool to one document.
 */
export function storedAtom<T>(storage: StorageAdapter<T>, slice: Pick<Slice<T>, 'defaults'>): StoredAtom<T> {
  const defaults = slice.defaults()
  const present = () => storage.read() ?? defaults

  const snapshot = atom(present())
  snapshot.onMount = (set) => {
    const refresh = () => set(() => present())
    refresh()
    return storage.subscribe(refresh)
  }

  return atom(
    (get) => get(snapshot),
    (_get, set, update) => {
      const before = present()
      const after = typeof update === 'function' ? (update as (present: T) => T)(before) : update
      if (Object.is(after, before)) return
      storage.write(after)
      set(snapshot, () => present())
    },
  )
}
