import { conflicts, type Fields, isNewer, VersionedField } from './versionedField.ts'
import { asRevision, type StoredRecord } from './recordText.ts'

/** Another state of the record, to be merged into the replica. */
export type RecordState = Pick<StoredRecord, 'fields' | 'cleared'>

/** The JSON of every field that is not reset. */
export const textsOf = (fields: Fields): ReadonlyMap<string, string> =>
  new Map([...fields].flatMap(([name, { text }]) => (text === undefined ? [] : [[name, text] as const])))

/** The result of merging another state of the record into this one. */
export interface MergeResult {
  /** Names of the fields that changed here. */
  readonly changed: readonly string[]
  /** Whether the other state lacks something that this one has. */
  readonly behind: boolean
  /** Edits that lost to an edit that was made without knowledge of them. */
  readonly losers: Fields
}

/** This tab's copy of the record. Merging is commutative, associative and idempotent, so all tabs converge. */
export function createReplica(now: () => number) {
  const fields = new Map<string, VersionedField>()
  /** Names of the fields edited here that neither localStorage nor another tab has yet. */
  const dirty = new Set<string>()
  /** The last versions shared with other tabs that the edits of this tab include, for three-way merges. */
  const bases = new Map<string, VersionedField>()
  let cleared = 0

  const revisionAfter = (before: number) => Math.max(asRevision(now()), before + 1, cleared + 1)

  function put(
    name: string,
    make: (revision: number, base: number, before: VersionedField | undefined) => VersionedField,
  ) {
    const before = fields.get(name)
    // An edit of a damaged value is based on no edit, so that it conflicts with the mirror's copy.
    const known = before?.isSound ? before.revision : 0
    const base = before && dirty.has(name) ? before.base : known
    if (before && !dirty.has(name)) bases.set(name, before)
    const field = make(revisionAfter(before?.revision ?? 0), base, before)
    fields.set(name, field)
    dirty.add(name)
    return field
  }

  function merge(theirs: RecordState): MergeResult {
    const changed: string[] = []
    const losers = new Map<string, VersionedField>()
    let behind = theirs.cleared < cleared

    if (theirs.cleared > cleared) {
      cleared = theirs.cleared
      for (const [name, mine] of fields) {
        if (mine.revision > cleared) continue
        fields.delete(name)
        dirty.delete(name)
        changed.push(name)
      }
    }
    for (const [name, field] of theirs.fields) {
      if (cleared > 0 && field.revision <= cleared) continue
      const mine = fields.get(name)
      if (mine && mine.revision === field.revision && mine.checksum === field.checksum) continue
      if (isNewer(field, mine)) {
        // What is dirty is in no other copy: a later revision cannot include it, whatever it was based on.
        if (mine && (conflicts(field, mine) || (dirty.has(name) && field.checksum !== mine.checksum)))
          losers.set(name, mine)
        fields.set(name, field)
        dirty.delete(name)
        changed.push(name)
      } else {
        if (mine && conflicts(mine, field)) losers.set(name, field)
        behind = true
      }
    }
    for (const name of fields.keys()) behind ||= !theirs.fields.has(name)
    return { changed, behind, losers }
  }

  const shown: Fields = fields
  const shownDirty: ReadonlySet<string> = dirty
  return {
    fields: shown,
    dirty: shownDirty,
    cleared: () => cleared,
    merge,
    /** Records an edit of this tab. */
    write: (name: string, value: unknown) =>
      put(name, (revision, base, before) => VersionedField.ofValue(value, revision, base, before)),
    /** Like {@link write}, from JSON; `undefined` resets the field. */
    writeText: (name: string, text: string | undefined) =>
      put(name, (revision, base) => VersionedField.ofText(text, revision, base)),
    /** The shared version that an edit of this tab was based on, and with it every later one of other tabs. */
    baseOf: (name: string, mine: VersionedField | undefined) => {
      const base = bases.get(name)
      return base?.revision === mine?.base ? base : undefined
    },
    /**
     * Replaces the winner of a conflict by the merge of both edits. It includes `theirs`, and no other version
     * that is shared: a revision alone does not tell what a version includes.
     */
    resolve: (name: string, value: unknown, winner: VersionedField, theirs: VersionedField) => {
      fields.set(name, VersionedField.ofValue(value, winner.revision + 1, theirs.revision, winner))
      bases.set(name, theirs)
      dirty.add(name)
    },
    /** Drops those of these fields that are damaged, unless they were replaced meanwhile. */
    discardDamaged: (found: Fields) => {
      for (const [name, field] of found) if (!field.isSound && fields.get(name) === field) fields.delete(name)
    },
    /** Adds the fields that are missing, without marking them as edits. */
    fill: (found: Fields) => {
      for (const [name, field] of found) if (!fields.has(name)) fields.set(name, field)
    },
    /** Marks every edit as handed on to the other tabs. */
    settle: () => dirty.clear(),
  }
}

export type Replica = ReturnType<typeof createReplica>
