import type { RecordState, Replica } from '../record/replica.ts'
import { type Fields, isNewer } from '../record/versionedField.ts'
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
  readonly mirrorWriter: Pick<MirrorWriter, 'mayLack'>
}

/** Those of these fields that are missing among the others, or are older there. */
const lacking = (fields: Fields, others: Fields): Fields =>
  new Map(
    [...fields].filter(([name, field]) => {
      const other = others.get(name)
      return !other || isNewer(field, other)
    }),
  )

/**
 * Hands edits that this tab cannot store to the others: those that are open take them from the channel; a tab
 * of an older version also leaves them in an entry of localStorage, where the next page of the newer version
 * finds them.
 */
export function createOutbox({ entry, version, replica, channel, mirrorWriter }: OutboxOptions) {
  /** The text of the entry whose edits were taken and are not stored yet. */
  let taken: string | null = null
  /** The edits that this tab has left. */
  let left: Fields = new Map()
  const unwritten = (): Fields =>
    new Map([...replica.fields].filter(([name]) => replica.dirty.has(name) || mirrorWriter.mayLack(name)))
  const textOf = (fields: Fields) => writeRecord(fields, replica.cleared(), version)
  const send = () => channel.send(textOf(unwritten()))

  /** Adds the edits of this tab to those that other tabs have left: one by one where there is no room for all. */
  function add() {
    const fields = new Map(readRecord(entry.read() ?? null).fields)
    const missing = lacking(left, fields)
    if (missing.size === 0 || entry.write(textOf(new Map([...fields, ...missing])))) return
    for (const [name, field] of missing) {
      if (entry.write(textOf(new Map([...fields, [name, field]])))) fields.set(name, field)
    }
  }

  return {
    /** Sends what is not stored yet to the open tabs. */
    send,
    /** Sends it, and adds it to what other tabs may have left. */
    leave: () => {
      left = unwritten()
      send()
      add()
    },
    /** Adds it again where the text of another old tab has replaced it: that tab had not seen it yet. */
    leaveAgain: (text: string) => {
      if (lacking(left, readRecord(text).fields).size > 0) add()
    },
    /**
     * Merges the edits that tabs of an older version have left: those of the text, which the entry may have held for
     * a moment only, and those of the entry. Returns whether there were any.
     */
    take: (merge: (left: RecordState) => unknown, text: string | null = null): boolean => {
      const found = entry.read() ?? null
      const all = new Map([text, found].map((each) => [each, readRecord(each)]))
      const known = [...all].filter(([, { fields, version: its }]) => fields.size > 0 && its <= version)
      for (const [each, record] of known) {
        merge(record)
        if (each === found) taken = found
      }
      return known.length > 0
    },
    /** What was taken is stored now. What was left meanwhile stays for the event that tells of it. */
    stored: () => {
      if (taken !== null && taken === entry.read()) entry.remove()
      taken = null
    },
    remove: entry.remove,
  }
}
