import type { SetAside } from './asides.ts'
import type { Documents } from './documents.ts'
import type { LocalEntry } from './entry.ts'
import type { Ledger, Parts } from './ledger.ts'
import type { Mirrored } from './mirror.ts'
import type { Part } from './part.ts'
import { type Damage, isSound, readRecord, type StoredRecord } from './recordText.ts'

interface Intake {
  readonly ledger: Ledger
  readonly entry: LocalEntry
  readonly documents: Documents
  readonly version: number
  /** These fields are others now. */
  readonly onChanged: (names: readonly string[]) => void
  /** Everything was deleted elsewhere. */
  readonly onCleared: () => void
  /** An edit was lost to another: these are the fields as they would be had it won. */
  readonly onLost: (parts: Parts) => void
  readonly onDamage: (damage: Damage, outcome: SetAside['outcome']) => void
  /** A newer version has written. */
  readonly onNewer: () => void
}

const checksumsOf = (parts: Parts) => new Map([...parts].map(([name, part]) => [name, part.checksum]))

/** How what is stored, or said by other tabs, becomes part of this tab's record. */
export function createIntake(around: Intake) {
  const { ledger, entry, documents, version, onDamage } = around
  /** The text that localStorage is known to hold. */
  let stored: string | null = null
  /** Whether localStorage could be read at all so far. */
  let hasRead = true
  /** What the first reading found. */
  let first = readRecord(null)
  /** Checksums of the last record without `meta` that was seen: what in the next one differs was edited. */
  let origin: ReadonlyMap<string, string> = new Map()

  const lose = (present: Parts, name: string, loser: Part) =>
    around.onLost(new Map([...present, [name, loser]]))

  /** Merges another state of the record into this tab's. */
  function take(theirs: Pick<StoredRecord, 'parts' | 'cleared'>) {
    const clearedBefore = ledger.cleared()
    const present = new Map(ledger.parts)
    const merged = ledger.merge(theirs)
    if (ledger.cleared() > clearedBefore) around.onCleared()
    for (const [name, loser] of merged.losers) lose(present, name, loser)
    if (merged.changed.length > 0) around.onChanged(merged.changed)
    return merged
  }

  /** Takes over what was edited by something that knows no `meta`: a very old tab, or a person. */
  function adopt(edited: Parts) {
    const present = new Map(ledger.parts)
    for (const [name, { text }] of edited) {
      const mine = present.get(name)
      if (mine?.text === text) continue
      if (mine) lose(present, name, mine)
      ledger.writeText(name, text)
      documents.changed([name])
    }
  }

  /** Answers whether the text lacks something that stands here. */
  function takeText(text: string): boolean {
    const record = readRecord(text)
    if (record.version > version) {
      around.onNewer()
      return false
    }
    for (const damage of record.damaged) if (damage.reason !== 'checksum') onDamage(damage, 'recovered')
    // Had the first reading failed, this text is older than the tab, not an edit of what it knows.
    if (hasRead) adopt(record.edited)
    else ledger.fill(record.edited)
    if (record.version === 0) {
      if (hasRead)
        adopt(new Map([...record.parts].filter(([name, part]) => origin.get(name) !== part.checksum)))
      origin = checksumsOf(record.parts)
    }
    hasRead = true
    return take(record).behind || ledger.unshared.size > 0
  }

  /** Reads what others have written to localStorage. Answers whether it lacks something of ours. */
  function takeEntry(): boolean {
    const text = entry.read()
    if (text === undefined || text === null || text === stored) return false
    stored = text
    return takeText(text)
  }

  function takeMirrored(mirrored: Mirrored) {
    if (first.version === 0) {
      // Older than the reserve copy and known to it: localStorage was set back by a crash. Unknown
      // to it: somebody put another record there since.
      if (mirrored.parts.size > 0) {
        for (const [name, part] of first.parts) {
          if (ledger.parts.get(name) === part && mirrored.origin.get(name) !== part.checksum) {
            ledger.writeText(name, part.text)
          }
        }
      }
    } else origin = mirrored.origin
    take(mirrored)
  }

  /** Replaces what the first reading has let pass and what is damaged after all. */
  function check() {
    if (isSound(first.parts)) return
    const sound = new Map([...first.parts].filter(([, part]) => part.isSound))
    ledger.discard(new Map([...first.parts].filter(([, part]) => !part.isSound)))
    first = { ...readRecord(stored), parts: sound }
    ledger.fill(first.edited)
    documents.changed(first.damaged.map(({ name }) => name))
  }

  return {
    /** Reads what localStorage holds at the start, as far as it must be read at once. Answers its version. */
    begin: (): number => {
      const text = entry.read()
      hasRead = text !== undefined
      stored = text ?? null
      first = readRecord(stored, true)
      ledger.merge(first)
      ledger.fill(first.edited)
      if (first.version === 0) origin = checksumsOf(first.parts)
      return first.version
    },
    /** Ends the first reading, and tells all damage that was found. Answers whether localStorage lacks something. */
    complete: (mirrored: Mirrored | undefined): boolean => {
      check()
      if (mirrored) takeMirrored(mirrored)
      for (const damage of first.damaged) {
        const kept = first.edited.get(damage.name)
        const part = ledger.parts.get(damage.name)
        const isKept = part !== undefined && part.text === kept?.text
        onDamage(damage, isKept || damage.name === 'meta' ? 'kept' : part ? 'recovered' : 'defaults')
      }
      return (
        ledger.unshared.size > 0 || [...ledger.parts].some(([name, part]) => first.parts.get(name) !== part)
      )
    },
    /** The record as it was found: without what this tab has edited meanwhile. */
    found: (): Parts => {
      const found = new Map(ledger.parts)
      for (const name of ledger.unshared) {
        const part = first.parts.get(name)
        if (part) found.set(name, part)
        else found.delete(name)
      }
      return found
    },
    origin: () => origin,
    stored: () => stored,
    /** Notes what this tab has written there. */
    wrote: (text: string) => {
      stored = text
    },
    take,
    takeText,
    takeEntry,
    takeMirrored,
  }
}
