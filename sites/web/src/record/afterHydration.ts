import type { StorageAdapter } from '@kleinzeug/storage'
import { useEffect } from 'react'

const prerendered = typeof document !== 'undefined' && document.querySelector('#app')?.firstElementChild

let hydrated = typeof document !== 'undefined' && !prerendered
const waiting = new Set<() => void>()

/**
 * Marks, once, that React has taken over the prerendered page. To be called by the layout of the
 * page: the router puts a Suspense boundary between itself and the layout, and what is inside is
 * taken over later than what is outside.
 */
export function useHydrationMark(): void {
  useEffect(() => {
    document.querySelector('#app')?.setAttribute('data-hydrated', '')
    dispatchEvent(new Event('kleinzeug:hydrated'))
    if (hydrated) return
    hydrated = true
    for (const listener of waiting) listener()
    waiting.clear()
  }, [])
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
