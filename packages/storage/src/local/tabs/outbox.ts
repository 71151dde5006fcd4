import type { Fields } from '../record/replica.ts'
import { readRecord, writeRecord } from '../record/recordText.ts'
import { localEntry } from '../stores/localEntry.ts'

/**
 * The localStorage entry in which a tab of an older version leaves edits it may no longer write to the
 * record. The next page of the newer version merges them.
 */
export function createOutbox(storage: Storage | undefined, recordKey: string, version: number) {
  const key = `${recordKey}.handedOver`
  const entry = localEntry(storage, key)
  /** The edits that older tabs have left, if any. */
  const find = () => readRecord(entry.read() ?? null)

  return {
    key,
    find,
    /** Adds edits to those that other tabs may have left. */
    leave: (fields: Fields, cleared: number) => {
      if (fields.size > 0) entry.write(writeRecord(new Map([...find().fields, ...fields]), cleared, version))
    },
    remove: entry.remove,
  }
}

export type Outbox = ReturnType<typeof createOutbox>
