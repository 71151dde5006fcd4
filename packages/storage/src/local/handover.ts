import { localEntry } from './entry.ts'
import type { Parts } from './ledger.ts'
import { readRecord, writeRecord } from './recordText.ts'

/**
 * Where a tab that meets a newer version leaves the edits it has not written: the record itself is
 * the newer version's alone by then. The next page of that version merges them in.
 */
export function createHandover(storage: Storage | undefined, recordKey: string, version: number) {
  const key = `${recordKey}.handedOver`
  const entry = localEntry(storage, key)
  /** What old tabs have left, if anything. */
  const find = () => readRecord(entry.read() ?? null)

  return {
    key,
    find,
    /** Beside what other old tabs may have left. */
    leave: (parts: Parts, cleared: number) => {
      if (parts.size > 0) entry.write(writeRecord(new Map([...find().parts, ...parts]), cleared, version))
    },
    remove: entry.remove,
  }
}
