import type { StorageAdapter } from '../adapter.ts'
import { listeners } from '../listeners.ts'
import type { Slice } from '../slice.ts'
import { attempt } from './attempt.ts'
import { localEntry } from './stores/localEntry.ts'
import { tabDrafts } from './tabDrafts.ts'

/**
 * Stores one tool's document under one key of localStorage, for an application that uses a single tool
 * without the record; drafts stay in the tab. Follows other tabs; where the browser refuses to store, the document lives as
 * long as the page. A text that cannot be read is copied to `<key>.setAside` before it is overwritten.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-decider', deciderSlice)
 * const App = () => <Decider storage={storage} />
 * ```
 * @param slice whose `decode` reads what is stored
 */
export function localStorageAdapter<T>(key: string, slice: Pick<Slice<T>, 'decode'>): StorageAdapter<T> {
  const page = typeof window === 'undefined' ? undefined : window
  const storage = attempt(() => page?.localStorage)
  const entry = localEntry(storage, key)
  const quarantine = localEntry(storage, `${key}.setAside`)
  const { add, call } = listeners()
  /** The text that `value` was read from; `undefined` after a refused write, when only this tab has the value. */
  let text: string | null | undefined = null
  let value: T | undefined
  /** The stored text could be neither read nor copied, so it must not be overwritten. */
  let isStuck = false
  let isListening = false

  function receive(next: string | null) {
    if (next === text) return
    text = next
    value = next === null ? undefined : attempt(() => slice.decode(JSON.parse(next) as unknown))
    isStuck = next !== null && value === undefined && !quarantine.write(next)
  }

  function read() {
    if (text !== undefined) receive(entry.read() ?? null)
    return value
  }

  /** Deferred to the first subscription, so that an unused adapter adds no listener. */
  function listen() {
    if (isListening) return
    isListening = true
    attempt(() =>
      page?.addEventListener('storage', (event) => {
        if (event.key !== key && event.key !== null) return
        const before = value
        receive(event.key === null ? null : event.newValue)
        if (value !== before) call()
      }),
    )
  }

  return {
    read,
    write: (next) => {
      read()
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
    drafts: tabDrafts(key),
  }
}
