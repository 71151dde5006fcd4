import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { addEntry, removeEntry, restoreEntry, type Entry } from '../model/entries.ts'
import { resumeGeneratorSlice, type ResumeGeneratorStorage } from '../storage.ts'

/** The atoms of one ResumeGenerator over its storage. */
export function createResumeGeneratorState(storage: ResumeGeneratorStorage) {
  const data = storedAtom(storage, resumeGeneratorSlice)
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

export type ResumeGeneratorState = ReturnType<typeof createResumeGeneratorState>
