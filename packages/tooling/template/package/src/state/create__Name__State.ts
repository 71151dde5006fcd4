import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { addEntry, removeEntry, restoreEntry, type Entry } from '../model/entries.ts'
import { __camel__Slice, type __Name__Storage } from '../storage.ts'

/** The atoms of one __Name__ over its storage. */
export function create__Name__State(storage: __Name__Storage) {
  const data = storedAtom(storage, __camel__Slice)
  /** What undo would bring back. */
  const removed = atom<{ readonly entry: Entry; readonly index: number }>()
  return {
    data,
    removed: atom((get) => get(removed)),
    add: atom(null, (_get, set, name: string) => set(data, (current) => addEntry(current, name))),
    remove: atom(null, (get, set, index: number) => {
      const entry = get(data).entries[index]
      if (!entry) return
      set(data, (current) => removeEntry(current, index))
      set(removed, { entry, index })
    }),
    undo: atom(null, (get, set) => {
      const last = get(removed)
      if (!last) return undefined
      set(data, (current) => restoreEntry(current, last.entry, last.index))
      set(removed, undefined)
      return last
    }),
  }
}

export type __Name__State = ReturnType<typeof create__Name__State>
