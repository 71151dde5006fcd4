import type { LocalEntry } from '../stores/localEntry.ts'
import type { MirrorContent } from '../stores/mirror.ts'
import type { Documents } from './documents.ts'
import type { Found } from './setAside.ts'
import {
  assumed,
  type RecordFormat,
  readRecord,
  type Salvage,
  type StoredRecord,
  verified,
} from './recordText.ts'
import type { RecordState, Replica } from './replica.ts'
import { ASSUMED, type Fields, fieldsWhere, type VersionedField } from './versionedField.ts'

interface MergeOptions {
  readonly replica: Replica
  readonly documents: Documents
  readonly entry: LocalEntry
  readonly version: number
  readonly format: RecordFormat
  /** The values of these fields have changed. `isMerged`: by another copy of the record. */
  readonly onChanged: (names: Iterable<string>, isMerged: boolean) => void
  /** Everything was deleted elsewhere. */
  readonly onCleared: () => void
  /** An edit lost to another one; `fields` is the record as it would be had it won. */
  readonly onLost: (name: string, fields: Fields) => void
  /** A text is to be set aside. */
  readonly onDamage: (found: Found) => void
  /** A newer version has written the record. */
  readonly onNewer: () => void
}

const checksumsOf = (fields: Fields) => new Map([...fields].map(([name, field]) => [name, field.checksum]))

const differing = (fields: Fields, sums: ReadonlyMap<string, string>) =>
  fieldsWhere(fields, ([name, field]) => sums.get(name) !== field.checksum)

/** Merges what localStorage, the mirror and other tabs hold into the replica. */
export function createMerge(options: MergeOptions) {
  const { replica, documents, entry, version, format } = options
  const { onChanged, onCleared, onLost, onDamage, onNewer } = options
  /** The text that localStorage is known to hold. */
  let stored: string | null = null
  /** Whether localStorage could be read so far. */
  let hasRead = true
  /** The result of the first reading. */
  let first = readRecord(null)
  let salvage: Salvage | undefined
  /** Checksums of the last record without `meta`: a field of the next one that differs was edited. */
  let origin: ReadonlyMap<string, string> = new Map()

  const lose = (present: Fields, name: string, loser: VersionedField) =>
    onLost(name, new Map([...present, [name, loser]]))

  function take(theirs: RecordState) {
    const isCleared = theirs.cleared > replica.cleared()
    const present = new Map(replica.fields)
    const result = replica.merge(theirs)
    if (isCleared) onCleared()
    for (const [name, [winner, loser]] of result.losers) {
      let isLost = false
      const base = replica.baseOf(name, winner, loser)?.value
      const merged =
        winner.isReset || loser.isReset
          ? undefined
          : documents.get(name)?.merge(base, winner.value, loser.value, () => (isLost = true))
      if (merged === undefined || isLost) lose(present, name, loser)
      if (merged === undefined) continue
      // Also where one edit contains the other: the new version tells the others that it does.
      replica.resolve(name, merged, winner, loser)
      result.changed.add(name)
    }
    if (result.changed.size > 0) onChanged(result.changed, true)
    return result
  }

  /** Takes over edits by a writer that knows no `meta`: a tab from before it, or a person. */
  function adopt(edited: Fields) {
    const present = new Map(replica.fields)
    for (const [name, { text }] of edited) {
      const mine = present.get(name)
      if (mine?.text === text) continue
      if (mine) lose(present, name, mine)
      replica.writeText(name, text)
      onChanged([name], false)
    }
  }

  function noteOrigin({ version, fields }: StoredRecord) {
    if (version > 0) return
    origin = checksumsOf(fields)
    replica.fill(assumed(format))
  }

  /** Returns whether the text lacks something that the replica has. */
  function takeText(text: string): boolean {
    const record = readRecord(text, { format })
    if (record.version > version) {
      onNewer()
      return false
    }
    for (const damage of record.damaged)
      if (damage.reason !== 'checksum') onDamage({ ...damage, outcome: 'recovered' })
    // If the first reading failed, this text is older than the tab rather than an edit of its state.
    if (hasRead) adopt(record.version > 0 ? record.edited : differing(record.fields, origin))
    else replica.fill(record.edited)
    noteOrigin(record)
    hasRead = true
    return take(record).behind || replica.dirty.size > 0
  }

  /** Reads what others have written to localStorage. Returns whether it lacks something of ours. */
  function takeEntry(): boolean {
    const text = entry.read()
    if (text === undefined || text === null || text === stored) return false
    stored = text
    return takeText(text)
  }

  function takeMirror(content: MirrorContent) {
    if (first.version > 0) origin = content.origin
    // A record without `meta` that the mirror has seen is older than the mirror: a crash has set
    // localStorage back. One that the mirror has not seen is newer: another writer has put it there.
    else if (content.fields.size > 0) {
      for (const [name, field] of differing(first.fields, content.origin))
        if (replica.fields.get(name) === field) replica.writeText(name, field.text)
    }
    return take(content)
  }

  /** Verifies what the quick first reading has read, and replaces it where it is damaged. */
  function verify() {
    const quick = first
    first = quick.isTorn ? readRecord(stored, { format, salvage }) : verified(quick)
    if (first.damaged.length === 0) return
    replica.discardDamaged(quick.fields)
    replica.merge(first)
    replica.fill(first.edited)
    onChanged([...first.fields.keys(), ...first.damaged.map(({ name }) => name)], false)
  }

  return {
    /** Reads localStorage at the start, without checking what needs no check to be shown. Returns the record's version. */
    begin: (): number => {
      const text = entry.read()
      hasRead = text !== undefined
      stored = text ?? null
      first = readRecord(stored, { format, isQuick: true })
      replica.merge(first)
      noteOrigin(first)
      return first.version
    },
    /** What `complete` needs where the record is torn. Where it cannot be loaded, the text is set aside as a whole. */
    loadSalvage: async () => {
      if (first.isTorn) salvage = (await import('./salvage.ts').catch(() => undefined))?.salvage
    },
    /** Ends the first reading and reports all damage. Returns whether localStorage lacks something. */
    complete: (content: MirrorContent | undefined): boolean => {
      verify()
      if (content) takeMirror(content)
      for (const damage of first.damaged) {
        const isMeta = damage.name === 'meta'
        // Nothing is lost where the mirror was read and the content is the same, whatever the revisions.
        if (isMeta && content && differing(first.fields, checksumsOf(replica.fields)).size === 0) continue
        const kept = first.edited.get(damage.name)
        const field = replica.fields.get(damage.name)
        const isKept = isMeta || (kept && kept.text === field?.text)
        onDamage({ ...damage, outcome: isKept ? 'kept' : field ? 'recovered' : 'defaults' })
      }
      return (
        first.damaged.length > 0 ||
        [...replica.fields].some(
          ([name, field]) => field.revision > ASSUMED && first.fields.get(name) !== field,
        )
      )
    },
    /** The record as it was found, without the edits that this tab has made meanwhile. */
    found: (): Fields => {
      const found = new Map(replica.fields)
      for (const name of replica.dirty) {
        const field = first.fields.get(name)
        if (field) found.set(name, field)
        else found.delete(name)
      }
      return found
    },
    origin: () => origin,
    stored: () => stored,
    /** Notes the text that this tab has written to localStorage. */
    wrote: (text: string) => {
      stored = text
    },
    take,
    takeText,
    takeEntry,
    takeMirror,
  }
}
