import type { StorageAdapter } from './adapter.ts'
import { listeners } from './listeners.ts'
import type { Slice } from './slice.ts'

/** Stores a document on a server: GET reads it, PUT replaces it. */
export function httpStorage<T>(url: string, slice: Slice<T>): StorageAdapter<T> {
  const changes = listeners()
  let value: T | undefined
  let isLoading = true
  let isPending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function load() {
    const response = await fetch(url).catch(() => undefined)
    if (!response?.ok && response?.status !== 404) {
      setTimeout(load, 5000)
      return
    }
    const stored = response.ok ? slice.decode(await response.json()) : undefined
    const edited = value
    // Without `merge` the stored document wins: the edit was made without knowledge of it.
    if (stored !== undefined) value = edited && slice.merge ? slice.merge(undefined, edited, stored) : stored
    isPending = value !== stored
    isLoading = false
    flush()
    changes.call()
  }

  function flush() {
    clearTimeout(timer)
    if (!isPending || isLoading) return
    isPending = false
    // `keepalive` lets the request outlive the page.
    fetch(url, { method: 'PUT', body: JSON.stringify(value), keepalive: true }).catch(() => {
      isPending = true
      timer = setTimeout(flush, 5000)
    })
  }

  void load()
  return {
    read: () => value,
    write: (next) => {
      if (Object.is(next, value)) return
      value = next
      isPending = true
      clearTimeout(timer)
      timer = setTimeout(flush, 500)
      changes.call()
    },
    subscribe: changes.add,
    flush,
    isLoading: () => isLoading,
  }
}
