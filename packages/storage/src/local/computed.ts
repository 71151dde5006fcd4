import { listeners } from '../listeners.ts'

/** A value with change notification, as React's `useSyncExternalStore` takes it. `read` keeps its reference until a change. */
export interface Observable<T> {
  readonly read: () => T
  /** Calls back after every change. Returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void
}

export interface Computed<T> extends Observable<T> {
  /** Marks the value as stale: something it is computed from may have changed. */
  readonly refresh: () => void
}

/** A cached value, computed again after `refresh` when read or subscribed to; equal JSON keeps the reference. */
export function computed<T>(compute: () => T): Computed<T> {
  const { add, call, isEmpty } = listeners()
  let cache: { readonly value: T } | undefined
  let isStale = true

  const read = (): T => {
    if (isStale || !cache) {
      const value = compute()
      if (!cache || JSON.stringify(value) !== JSON.stringify(cache.value)) cache = { value }
      isStale = false
    }
    return cache.value
  }

  return {
    read,
    subscribe: add,
    refresh: () => {
      isStale = true
      if (isEmpty()) return
      const before = cache
      read()
      if (cache !== before) call()
    },
  }
}
