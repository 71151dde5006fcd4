import { backupSlice } from './backup/backupSlice.ts'
import { backupOf } from './backup/reminder.ts'
import { createEngine } from './engine.ts'
import { withCore } from './manage/recordCore.ts'
import { RECORD_VERSION, writeRecord } from './record/recordText.ts'
import type { RecordOptions } from './recordOptions.ts'
import type { RecordStore } from './recordStore.ts'

/**
 * Opens the record. Synchronous; works on a server and where the browser blocks every store, then in
 * memory.
 *
 * @example
 * ```ts
 * const record = openRecord()
 * const decider = record.slice(deciderSlice)
 * decider.write({ ...deciderSlice.defaults(), lists: [] })
 * ```
 */
export const openRecord = (options: RecordOptions = {}): RecordStore => openRecordAs(RECORD_VERSION, options)

/** Opens the record with the code of this version but the number of another, for tests of old and new tabs. */
export function openRecordAs(version: number, options: RecordOptions): RecordStore {
  const { core, acknowledge, status, ready, flush, close, storedText, now } = createEngine(version, options)
  const { key, replica, documents } = core

  const record: RecordStore = {
    slice: documents.slice,
    ready,
    status,
    acknowledge,
    exportRecord: () => {
      const isWriting = core.isWriting()
      // A record of a newer version is exported as it is stored, because this version may not know all of it.
      const untouched = isWriting || replica.dirty.size > 0 ? undefined : storedText()
      if (isWriting) documents.slice(backupSlice).write({ ...backupOf(replica.fields), lastExport: now() })
      const text = untouched ?? writeRecord(replica.fields, replica.cleared(), version)
      return { fileName: `${key}.json`, text: JSON.stringify({ [key]: text }) }
    },
    flush,
    dispose: async () => {
      await flush()
      close()
    },
  }
  return withCore(record, core)
}
