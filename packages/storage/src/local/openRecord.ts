import { createEngine } from './engine.ts'
import { withCore } from './manage/recordCore.ts'
import { RECORD_VERSION } from './record/recordText.ts'
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
  const { record, core } = createEngine(version, options)
  return withCore(record, core)
}
