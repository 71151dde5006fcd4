import { atom, type WritableAtom } from 'jotai'
import type { StorageAdapter } from './adapter.ts'
import type { Slice } from './slice.ts'

/** A new value, or a function that makes it from the current one. */
export type Update<T> = T | ((current: T) => T)

export type StoredAtom<T> = WritableAtom<T, [Update<T>], void>

// Documents are plain JSON, so a function is never the document itself.
const isUpdater = <T>(update: Update<T>): update is (current: T) => T => typeof update === 'function'

/**
 * A jotai atom whose value is stored by an adapter. It has the slice's defaults until something is
 * stored, follows changes made elsewhere while it is mounted, and writes through at once.
 *
 * Create it once per adapter, inside a `create…State(storage)` function: an atom at module scope would
 * share one document between two instances of a tool.
 *
 * @example
 * ```ts
 * import { storedAtom } from '@kleinzeug/storage/jotai'
 *
 * const decisions = storedAtom(storage, deciderSlice)
 * store.set(decisions, (current) => ({ ...current, lists: [] }))
 * ```
 */
export function storedAtom<T>(storage: StorageAdapter<T>, slice: Pick<Slice<T>, 'defaults'>): StoredAtom<T> {
  const defaults = slice.defaults()
  const current = () => storage.read() ?? defaults

  const snapshot = atom(current())
  snapshot.onMount = (set) => {
    const refresh = () => set(() => current())
    refresh()
    return storage.subscribe(refresh)
  }

  return atom(
    (get) => get(snapshot),
    (_get, set, update) => {
      const before = current()
      const after = isUpdater(update) ? update(before) : update
      if (Object.is(after, before)) return
      storage.write(after)
      set(snapshot, () => current())
    },
  )
}
