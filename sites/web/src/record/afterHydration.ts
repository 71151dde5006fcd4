import type { StorageAdapter } from '@kleinzeug/storage'

let hydrated = typeof window === 'undefined' ? false : !document.querySelector('#app')?.firstElementChild
const waiting = new Set<() => void>()

/** Called once, when React has taken over the prerendered page. */
export function markHydrated(): void {
  hydrated = true
  for (const listener of waiting) listener()
  waiting.clear()
  document.querySelector('#app')?.setAttribute('data-hydrated', '')
  dispatchEvent(new Event('kleinzeug:hydrated'))
}

/**
 * The same document, but empty until React has taken over the prerendered page: the page was written
 * without anyone's data, and React must first find what it expects. Subscribers then hear of a change.
 */
export function afterHydration<T>(adapter: StorageAdapter<T>): StorageAdapter<T> {
  return {
    read: () => (hydrated ? adapter.read() : undefined),
    write: (value) => adapter.write(value),
    subscribe: (onChange) => {
      const leave = adapter.subscribe(onChange)
      if (!hydrated) waiting.add(onChange)
      return () => {
        leave()
        waiting.delete(onChange)
      }
    },
  }
}
