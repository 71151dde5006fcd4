import { backupSlice } from './backup/backupSlice.ts'
import { backupOf } from './backup/reminder.ts'
import { createEngine } from './engine.ts'
import { type Environment, environmentOf } from './environment.ts'
import { PRODUCT_KEY } from './key.ts'
import { withCore } from './manage/recordCore.ts'
import { RECORD_VERSION, writeRecord } from './record/recordText.ts'
import type { RecordStore } from './recordStore.ts'

export interface RecordOptions extends Partial<Environment> {
  /** Name of the localStorage entry and of the IndexedDB database; {@link PRODUCT_KEY} by default. */
  readonly key?: string
  /** How long edits are coalesced before they are stored, in ms; 300 by default. */
  readonly delay?: number
  /** How long to wait for the mirror, in ms; 2,000 by default. */
  readonly timeout?: number
  /** The fields that the application specifies, and what each may hold. A field that is not specified may hold anything. */
  readonly specified?: Readonly<Record<string, (data: unknown) => boolean>>
  /** Values of fields that a record from before `meta` gets where it lacks them. */
  readonly defaultsOfOldRecord?: Readonly<Record<string, unknown>>
  /** Fields whose edits make no export due. */
  readonly preferences?: readonly string[]
}

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
  const {
    key = PRODUCT_KEY,
    delay = 300,
    timeout = 2000,
    specified = {},
    defaultsOfOldRecord = {},
    preferences = [],
    ...replaced
  } = options
  const { core, status, ready, flush, close, storedText, now } = createEngine({
    key,
    version,
    delay,
    timeout,
    specified,
    defaultsOfOldRecord,
    preferences,
    environment: environmentOf(replaced),
  })
  const { replica, documents } = core

  const record: RecordStore = {
    slice: documents.slice,
    ready,
    status,
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
