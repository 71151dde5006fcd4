import { collides, isNewer, Part } from './part.ts'
import { asRevision, type StoredRecord } from './recordText.ts'

export type Parts = ReadonlyMap<string, Part>

/** The JSON of every field that is not reset. */
export const textsOf = (parts: Parts): ReadonlyMap<string, string> =>
  new Map([...parts].flatMap(([name, { text }]) => (text === undefined ? [] : [[name, text] as const])))

/** What came of merging another state of the record into this one. */
export interface Merged {
  /** Fields that are others now. */
  readonly changed: readonly string[]
  /** Whether the other state lacks something that stands here. */
  readonly behind: boolean
  /** Edits that lost to one made in ignorance of them. */
  readonly losers: Parts
}

/**
 * The newest known state of every field of the record, and the rules by which two states become one.
 * Merging gives the same in any order and any number of times, so all tabs end alike.
 *
 * @param now the clock, in ms since 1970
 */
export function createLedger(now: () => number) {
  const parts = new Map<string, Part>()
  /** Edits that have left this tab in no way yet. */
  const unshared = new Set<string>()
  let cleared = 0

  function revisionAfter(before: number) {
    return Math.max(asRevision(now()), before + 1, cleared + 1)
  }

  function put(name: string, make: (revision: number, base: number, before: Part | undefined) => Part) {
    const before = parts.get(name)
    // An edit of what turns out to be damaged knows of no edit.
    const known = before?.isSound ? before.revision : 0
    const base = before && unshared.has(name) ? before.base : known
    const part = make(revisionAfter(before?.revision ?? 0), base, before)
    parts.set(name, part)
    unshared.add(name)
    return part
  }

  const putText = (name: string, text: string | undefined) =>
    put(name, (revision, base) => Part.ofText(text, revision, base))

  function merge(theirs: Pick<StoredRecord, 'parts' | 'cleared'>): Merged {
    const changed: string[] = []
    const losers = new Map<string, Part>()
    let behind = theirs.cleared < cleared

    if (theirs.cleared > cleared) {
      cleared = theirs.cleared
      for (const [name, mine] of parts) {
        if (mine.revision > cleared) continue
        parts.delete(name)
        unshared.delete(name)
        changed.push(name)
      }
    }
    for (const [name, part] of theirs.parts) {
      if (cleared > 0 && part.revision <= cleared) continue
      const mine = parts.get(name)
      if (mine && mine.revision === part.revision && mine.checksum === part.checksum) continue
      if (!mine || isNewer(part, mine)) {
        if (mine && collides(part, mine)) losers.set(name, mine)
        parts.set(name, part)
        unshared.delete(name)
        changed.push(name)
      } else {
        if (collides(mine, part)) losers.set(name, part)
        behind = true
      }
    }
    for (const name of parts.keys()) behind ||= !theirs.parts.has(name)
    return { changed, behind, losers }
  }

  return {
    parts: parts as Parts,
    unshared: unshared as ReadonlySet<string>,
    cleared: () => cleared,
    merge,
    /** An edit of this tab. */
    write: (name: string, value: unknown) =>
      put(name, (revision, base, before) => Part.ofValue(value, revision, base, before)),
    /** As {@link write}, from JSON; `undefined` resets the field. */
    writeText: putText,
    clear: (): readonly string[] => {
      const names = [...parts.keys()]
      cleared = revisionAfter(Math.max(0, ...[...parts.values()].map(({ revision }) => revision)))
      parts.clear()
      unshared.clear()
      return names
    },
    /** Lets go of these parts where they still stand. */
    discard: (found: Parts) => {
      for (const [name, part] of found) if (parts.get(name) === part) parts.delete(name)
    },
    /** Puts in fields that nothing is known of, without a claim against any other copy. */
    fill: (found: Parts) => {
      for (const [name, part] of found) if (!parts.has(name)) parts.set(name, part)
    },
    /** What stands here has been handed on to the other tabs. */
    settle: () => unshared.clear(),
  }
}

export type Ledger = ReturnType<typeof createLedger>
