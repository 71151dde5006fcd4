import { isObject } from '../../decode/isObject.ts'
import { resultOf } from '../stores/indexedDB.ts'
import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { FolderRow, RowStore } from './folderRows.ts'

/** The connected folder, as the mirror keeps it. Deleting everything deletes it, too. */
export interface FolderNote {
  readonly handle: FileSystemDirectoryHandle
  /** Fields of the record that are left out. */
  readonly leftOut: readonly string[]
  /** Which tab has written the rows last. */
  readonly writer: string
}

const NOTE = 'folder'
const refused = () => new Error('the folder cannot be remembered')

const isNote = (data: unknown): data is FolderNote =>
  isObject(data) && isObject(data['handle']) && Array.isArray(data['leftOut'])

/** What is kept of the folder in the mirror's notes: which it is, and a row for each of its files. */
export function createFolderNotes(mirror: Pick<MirrorConnection, 'transact'>) {
  const range = () => IDBKeyRange.bound([NOTE], [NOTE, []])

  /** @throws (rejects) where it was not stored */
  async function change(work: (store: IDBObjectStore) => void) {
    const isStored = await mirror.transact('readwrite', async (store) => {
      work(store('notes'))
      return true
    })
    if (!isStored) throw refused()
  }

  const rows: RowStore = {
    load: async () => {
      const found = await mirror.transact('readonly', async (store) => {
        const notes = store('notes')
        const keys = await resultOf(notes.getAllKeys(range()))
        const values = await resultOf<FolderRow[]>(notes.getAll(range()))
        return new Map(
          keys.flatMap((key, at) => {
            const [path, row] = [Array.isArray(key) ? key[1] : undefined, values[at]]
            return typeof path === 'string' && row ? [[path, row] as const] : []
          }),
        )
      })
      if (!found) throw refused()
      return found
    },
    save: (changes) =>
      change((notes) => {
        for (const [path, row] of changes)
          if (row) notes.put(row, [NOTE, path])
          else notes.delete([NOTE, path])
      }),
  }

  return {
    rows,
    read: async (): Promise<FolderNote | undefined> => {
      const note = await mirror.transact('readonly', (store) => resultOf<unknown>(store('notes').get(NOTE)))
      return isNote(note) ? note : undefined
    },
    write: (note: FolderNote) => change((notes) => void notes.put(note, NOTE)),
    /** Forgets the folder and all that is known of its files. */
    remove: () =>
      change((notes) => {
        notes.delete(NOTE)
        notes.delete(range())
      }),
  }
}
