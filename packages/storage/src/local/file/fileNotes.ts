import type { FileNote, FileNotes } from '../../fileMemory.ts'
import { isObject } from '../../decode/isObject.ts'
import { backupSlice } from '../backup/backupSlice.ts'
import { coreOf } from '../manage/recordCore.ts'
import type { RecordStore } from '../recordStore.ts'
import { resultOf } from '../stores/indexedDB.ts'

const NOTE = 'file'
const refused = () => new Error('the file cannot be remembered')

const isNote = (data: unknown): data is FileNote =>
  isObject(data) && isObject(data['handle']) && Array.isArray(data['known'])

/**
 * The note of a tool's file in the mirror of the record. `backup.file` in the record tells a page that there is one.
 * Deleting everything deletes it, too.
 *
 * @param record made by `openRecord`
 * @param name of the tool's field in the record
 */
export function fileNotes(record: Pick<RecordStore, 'slice'>, name: string): FileNotes {
  const { mirror, isWriting, key } = coreOf(record)
  const at = [NOTE, name]

  /** @throws (rejects) where the mirror did not answer */
  async function access<T>(
    mode: IDBTransactionMode,
    work: (notes: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const found = await mirror.transact(mode, async (store) => ({ value: await work(store('notes')) }))
    if (!found) throw refused()
    return found.value
  }

  /** Tells the pages whether a file is kept. */
  function mark(isUsed: boolean) {
    const storage = record.slice(backupSlice)
    const { file, ...backup } = storage.read() ?? backupSlice.defaults()
    if ((file ?? false) !== isUsed) storage.write(isUsed ? { ...backup, file: true } : backup)
  }

  return {
    read: async () => {
      if (!isWriting()) return undefined
      const note = await access('readonly', (notes) => resultOf<unknown>(notes.get(at)))
      return isNote(note) ? note : undefined
    },
    create: async (note) => {
      await access('readwrite', async (notes) => void notes.put(note, at))
      mark(true)
    },
    update: (note) =>
      access('readwrite', async (notes) => {
        if (await resultOf<unknown>(notes.get(at))) notes.put(note, at)
      }),
    remove: async () => {
      const left = await access('readwrite', (notes) => {
        notes.delete(at)
        return resultOf(notes.count(IDBKeyRange.bound([NOTE], [NOTE, []])))
      })
      mark(left > 0)
    },
    alone: (work) => (navigator.locks ? navigator.locks.request(`${key}.file.${name}`, work) : work()),
  }
}
