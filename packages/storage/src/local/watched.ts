import { listeners } from './listeners.ts'

/** A value that can be watched; fits React's `useSyncExternalStore`. `read` keeps its reference until a change. */
export interface Observable<T> {
  readonly read: () => T
  /** Calls back after every change. Returns the function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void
}

export interface Watched<T> extends Observable<T> {
  /** Something that the value is made from may have changed. */
  readonly refresh: () => void
}

/** A value computed from others, for as long as nobody says that those have changed. */
export function watched<T>(compute: () => T, isSame: (a: T, b: T) => boolean): Watched<T> {
  const { add, call } = listeners()
  let value: T | undefined
  let isStale = true
  let isHeard = false

  const read = (): T => {
    if (isStale || value === undefined) {
      const next = compute()
      if (value === undefined || !isSame(next, value)) value = next
      isStale = false
    }
    return value
  }

  return {
    read,
    subscribe: (onChange) => {
      isHeard = true
      return add(onChange)
    },
    refresh: () => {
      isStale = true
      // Nothing is computed for nobody.
      if (!isHeard) return
      const before = value
      if (read() !== before) call()
    },
  }
}
