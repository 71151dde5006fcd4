import { useLayoutEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/** What a storage adapter does, as far as it matters here. */
interface Readable {
  readonly read: () => unknown
  readonly subscribe: (onChange: () => void) => () => void
}

function readableLater<Adapter extends Readable>(adapter: Adapter) {
  let isReadable = false
  const waiting = new Set<() => void>()
  const later: Adapter = {
    ...adapter,
    read: () => (isReadable ? adapter.read() : undefined),
    subscribe: (onChange: () => void) => {
      const leave = adapter.subscribe(onChange)
      waiting.add(onChange)
      return () => {
        leave()
        waiting.delete(onChange)
      }
    },
  }
  const open = () => {
    if (isReadable) return
    isReadable = true
    for (const onChange of waiting) onChange()
  }
  return { adapter: later, open }
}

/**
 * A storage adapter that is empty on a server and in the render that hydrates its page, so that both give the same
 * markup; after it, subscribers are called and read what is stored.
 *
 * @param make gives the adapter; called once
 *
 * @example
 * ```tsx
 * const stored = useHydratedStorage<DeciderStorage>(() => storage ?? memoryStorage())
 * const [state] = useState(() => createDeciderState(stored))
 * ```
 */
export function useHydratedStorage<Adapter extends Readable>(make: () => Adapter): Adapter {
  const isHydrated = useHydrated()
  const [later] = useState(() => (isHydrated ? { adapter: make(), open: () => {} } : readableLater(make())))
  useLayoutEffect(() => later.open(), [later])
  return later.adapter
}
