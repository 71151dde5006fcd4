import { localEntry } from './entry.ts'
import type { Parts } from './ledger.ts'
import { isNewer } from './part.ts'
import { readRecord, type StoredRecord, writeRecord } from './recordText.ts'

/**
 * Where a tab that meets a newer version leaves the edits it has not written: the record itself is
 * the newer version's alone by then. The next page of that version merges them in.
 */
export function createHandover(storage: Storage | undefined, key: string, version: number) {
  const entry = localEntry(storage, `${key}.handedOver`)
  return {
    key: `${key}.handedOver`,
    leave: (parts: Parts, cleared: number) => {
      if (parts.size === 0) return
      // Another old tab may have left its own here.
      const all = readRecord(entry.read() ?? null).parts
      for (const [name, part] of parts) {
        const there = all.get(name)
        if (!there || isNewer(part, there)) all.set(name, part)
      }
      entry.write(writeRecord(all, cleared, version))
    },
    /** What older tabs have left, if anything; stays until {@link remove}. */
    find: (): StoredRecord | undefined => {
      const text = entry.read()
      const left = text ? readRecord(text) : undefined
      return left && left.version <= version ? left : undefined
    },
    remove: entry.remove,
  }
}
