import type { RecordState } from '../record/replica.ts'
import { type Fields, fieldsWhere, isNewer } from '../record/versionedField.ts'
import { readRecord } from '../record/recordText.ts'
import type { LocalEntry } from '../stores/localEntry.ts'
import type { Channel } from './channel.ts'

interface OutboxOptions {
  /** Where edits are left. */
  readonly entry: LocalEntry
  readonly version: number
  readonly channel: Channel
  /** The fields of this tab that the others may lack. */
  readonly unwritten: () => Fields
  /** The text of a record with these fields. */
  readonly textOf: (fields: Fields) => string
}

/** Those of these fields that are missing among the others, or are older there. */
const lacking = (fields: Fields, others: Fields): Fields =>
  fieldsWhere(fields, ([name, field]) => isNewer(field, others.get(name)))

/**
 * Hands edits that this tab cannot store to the others: those that are open take them from the channel; a tab
 * of an older version also leaves them in an entry of localStorage, where the next page of the newer version
 * finds them.
 */
export function createOutbox({ entry, version, channel, unwritten, textOf }: OutboxOptions) {
  /** The text of the entry whose edits were taken and are not stored yet. */
  let taken: string | undefined
  /** The edits that this tab has left. */
  let left: Fields = new Map()
  const send = () => channel.send(textOf(unwritten()))

  /** Adds the edits of this tab to those in the text. */
  function addTo(text: string | null | undefined) {
    const { fields } = readRecord(text)
    const missing = lacking(left, fields)
    if (missing.size > 0) entry.write(textOf(new Map([...fields, ...missing])))
  }

  return {
    /** Sends what is not stored yet to the open tabs. */
    send,
    /** Sends it, and adds it to what other tabs may have left. */
    leave: () => {
      left = unwritten()
      send()
      addTo(entry.read())
    },
    /** Adds it again to the text of another old tab that had not seen it when it left that text in its place. */
    leaveAgain: addTo,
    /**
     * Merges the edits that tabs of an older version have left: those of the text, which the entry may have held for
     * a moment only, and those of the entry. Returns whether there were any.
     */
    take: (merge: (left: RecordState) => unknown, text?: string): boolean => {
      for (const each of [text, entry.read()]) {
        const found = readRecord(each)
        if (each && found.fields.size > 0 && found.version <= version) {
          merge(found)
          taken = each
        }
      }
      return taken !== undefined
    },
    /** What was taken is stored now. What was left meanwhile stays for the event that tells of it. */
    stored: () => {
      if (taken && taken === entry.read()) entry.remove()
      taken = undefined
    },
    remove: entry.remove,
  }
}
