import type { StorageAdapter } from '../adapter.ts'
import { listeners } from '../listeners.ts'
import type { Notes } from '../testing/index.ts'

/** Keeps notes in localStorage as most apps do: what is attacked in the README. */
export function myStorage({ localStorage }: { readonly localStorage?: Storage }): StorageAdapter<Notes> {
  const { add, call } = listeners()
  const text = localStorage?.getItem('notes')
  let notes: Notes | undefined = text ? JSON.parse(text) : undefined
  return {
    read: () => notes,
    write: (next) => {
      notes = next
      localStorage?.setItem('notes', JSON.stringify(next))
      call()
    },
    subscribe: add,
  }
}
