/** A set of callbacks that are called together. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Adds a callback and returns the function that removes it. */
  readonly add: (listener: (...args: Args) => void) => () => void
  /** Calls all of them in the order of adding. */
  readonly call: (...args: Args) => void
  readonly isEmpty: () => boolean
}

/**
 * Makes a listener set. A callback that throws is reported to `globalThis.reportError` and does not keep
 * the others from being called; one that removes itself while being called disturbs no other.
 *
 * @example
 * ```ts
 * const changes = listeners<[id: string]>()
 * const remove = changes.add((id) => console.log(id))
 * changes.call('a')
 * remove()
 * ```
 */
export function listeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const all = new Set<(...args: Args) => void>()
  return {
    add: (listener) => {
      // A function object of its own for each call of `add`, so that one callback may be added twice.
      const added = (...args: Args) => listener(...args)
      all.add(added)
      return () => void all.delete(added)
    },
    call: (...args) => {
      for (const listener of all) {
        try {
          listener(...args)
        } catch (error) {
          globalThis.reportError?.(error)
        }
      }
    },
    isEmpty: () => all.size === 0,
  }
}
