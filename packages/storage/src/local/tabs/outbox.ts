import type { RecordState, Replica } from '../record/replica.ts'
import type { Fields } from '../record/versionedField.ts'
import { readRecord, writeRecord } from '../record/recordText.ts'
import type { LocalEntry } from '../stores/localEntry.ts'
import type { MirrorWriter } from '../stores/mirrorWriter.ts'
import type { Channel } from './channel.ts'

interface OutboxOptions {
  /** Where edits are left. */
  readonly entry: LocalEntry
  readonly version: number
  readonly replica: Replica
  readonly channel: Channel
  readonly mirrorWriter: Pick<MirrorWriter, 'dirty'>
}

/**
 * Hands edits that this tab cannot store to the others: those that are open take them from the channel; a tab
 * of an older version also leaves them in an entry of localStorage, where the next page of the newer version
 * finds them.
 */
export function createOutbox({ entry, version, replica, channel, mirrorWriter }: OutboxOptions) {
  /** Whether edits were taken from the entry and are not stored yet. */
  let isTaken = false
  /** The edits that older tabs have left, if any. */
  const find = () => readRecord(entry.read() ?? null)
  const unwritten = (): Fields =>
    new Map([...replica.fields].filter(([name]) => replica.dirty.has(name) || mirrorWriter.dirty.has(name)))
  const send = () => channel.send(writeRecord(unwritten(), replica.cleared(), version))

  return {
    /** Sends what is not stored yet to the open tabs. */
    send,
    /** Sends it, and adds it to what other tabs may have left. */
    leave: () => {
      send()
      const fields = unwritten()
      if (fields.size > 0)
        entry.write(writeRecord(new Map([...find().fields, ...fields]), replica.cleared(), version))
    },
    /** Merges the edits that tabs of an older version have left. Returns whether there were any. */
    take: (merge: (left: RecordState) => unknown): boolean => {
      const left = find()
      if (left.fields.size === 0 || left.version > version) return false
      merge(left)
      return (isTaken = true)
    },
    /** What was taken is stored now. */
    stored: () => {
      if (isTaken) entry.remove()
      isTaken = false
    },
    remove: entry.remove,
  }
}
