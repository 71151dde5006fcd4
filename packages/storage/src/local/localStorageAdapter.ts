import type { StorageAdapter } from '../adapter.ts'
import type { Slice } from '../slice.ts'
import { attempt } from './attempt.ts'
import { localEntry } from './entry.ts'
import { listeners } from './listeners.ts'

/**
 * Keeps one tool's document under one key of localStorage, for those who use a single tool without
 * the record. Follows other tabs; where the browser refuses to store, the document lives as long as
 * the page. A text that cannot be read is copied to `<key>.setAside` before anything replaces it.
 *
 * @param slice whose `decode` reads what is stored
 */
export function localStorageAdapter<T>(key: string, slice: Pick<Slice<T>, 'decode'>): StorageAdapter<T> {
  const page = typeof window === 'undefined' ? undefined : window
  const storage = attempt(() => page?.localStorage)
  const entry = localEntry(storage, key)
  const aside = localEntry(storage, `${key}.setAside`)
  const { add, call } = listeners()
  let text: string | null | undefined = null
  let value: T | undefined
  /** What is stored could be neither read nor copied: it must stay. */
  let isStuck = false
  let isListening = false

  function take(next: string | null) {
    if (next === text) return
    text = next
    value = next === null ? undefined : attempt(() => slice.decode(JSON.parse(next) as unknown))
    isStuck = next !== null && value === undefined && !aside.write(next)
  }

  const present = () => {
    // After a refused write the tab knows better than the storage.
    if (text !== undefined) take(entry.read() ?? null)
    return value
  }

  /** Only once there is somebody to tell, so that an adapter nobody uses keeps no listener. */
  function listen() {
    if (isListening) return
    isListening = true
    attempt(() =>
      page?.addEventListener('storage', (event) => {
        if (event.key !== key && event.key !== null) return
        const before = value
        take(event.key === null ? null : event.newValue)
        if (value !== before) call()
      }),
    )
  }

  return {
    read: present,
    write: (next) => {
      present()
      if (Object.is(next, value)) return
      value = next
      const json = attempt(() => JSON.stringify(next))
      text = json !== undefined && !isStuck && entry.write(json) ? json : undefined
      call()
    },
    subscribe: (onChange) => {
      listen()
      return add(onChange)
    },
  }
}
