import type { Drafts, StorageAdapter } from '../adapter.ts'
import { isObject } from '../decode/isObject.ts'
import { listeners } from '../listeners.ts'
import { attempt } from './attempt.ts'
import { parsed } from './record/json.ts'
import { localEntry } from './stores/localEntry.ts'

const isDrafts = (data: unknown): data is Drafts =>
  isObject(data) && Object.values(data).every((draft) => isObject(draft) && typeof draft['text'] === 'string')

/**
 * Keeps the drafts of one tool in this tab's session storage until the tab is closed; where the browser refuses
 * that, as long as the page lives.
 *
 * @param key name of the tool's data; the entry is called `<key>.drafts`
 */
export function tabDrafts(key: string): StorageAdapter<Drafts> {
  const { add, call } = listeners()
  const entry = localEntry(
    attempt(() => window.sessionStorage),
    `${key}.drafts`,
  )
  /** The text that `drafts` was read from. */
  let text: string | null | undefined
  let drafts: Drafts | undefined
  return {
    // Always from the entry, which is removed when everything is deleted.
    read: () => {
      const next = entry.read()
      if (next !== text && entry.state() === 'ok') {
        text = next
        const data = parsed(next ?? '')
        drafts = isDrafts(data) ? data : undefined
      }
      return drafts
    },
    write: (next) => {
      if (Object.is(next, drafts)) return
      drafts = next
      const written = JSON.stringify(next)
      if (Object.keys(next).length === 0) {
        entry.remove()
        text = null
      } else if (entry.write(written)) text = written
      call()
    },
    subscribe: add,
  }
}
