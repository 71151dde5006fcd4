import type { StorageAdapter } from './adapter.ts'
import { listeners } from './listeners.ts'

/** Keeps a document for as long as the page lives: the adapter of a tool that is given none. */
export function memoryStorage<T>(initial?: T): StorageAdapter<T> {
  let value = initial
  const { add, call } = listeners()
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      call()
    },
    subscribe: add,
  }
}
