import type { StorageAdapter } from './adapter.ts'

/** Keeps a document for as long as the page lives: the adapter of a tool that is given none. */
export function memoryStorage<T>(initial?: T): StorageAdapter<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      // Its own function object per subscription, so that one callback may subscribe twice.
      const listener = () => onChange()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
