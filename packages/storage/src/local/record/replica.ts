import { asRevision, conflicts, type Fields, includes, isNewer, VersionedField } from './versionedField.ts'
import type { StoredRecord } from './recordText.ts'

/** Another state of the record, to be merged into the replica. */
export type RecordState = Pick<StoredRecord, 'fields' | 'cleared'>

/** The JSON of every field that is not reset. */
export const textsOf = (fields: Fields): ReadonlyMap<string, string> =>
  new Map([...fields].flatMap(([name, { text }]) => (text === undefined ? [] : [[name, text] as const])))

/** The result of merging another state of the record into this one. */
export interface MergeResult {
  /** Names of the fields that changed here. */
  readonly changed: Set<string>
  /** Whether the other state lacks something that this one has. */
  readonly behind: boolean
  /** Pairs of edits that were made without knowledge of each other: the one that is newer, and the other. */
  readonly losers: ReadonlyMap<string, readonly [winner: VersionedField, loser: VersionedField]>
}

/** How many versions of a field are kept as bases of merges. */
const KEPT = 32

/** This tab's copy of the record. Merging is commutative, associative and idempotent, so all tabs converge. */
export function createReplica(now: () => number) {
  const fields = new Map<string, VersionedField>()
  /** Names of the fields edited here that neither localStorage nor another tab has yet. */
  const dirty = new Set<string>()
  /** Versions that this tab and others have had, the latest last: of a conflict, one that both sides include is the base. */
  const shared = new Map<string, readonly VersionedField[]>()
  /** The name of this tab in vectors: no secret, it only tells tabs apart, also where a test environment lacks `crypto`. */
  const tab = Math.random().toString(36).slice(2)
  let cleared = 0

  const share = (name: string, ...versions: readonly VersionedField[]) =>
    shared.set(
      name,
      [...(shared.get(name) ?? []), ...versions].toSorted((a, b) => a.revision - b.revision).slice(-KEPT),
    )

  const revisionAfter = (before: number) => Math.max(asRevision(now()), before + 1, cleared + 1)

  /** An edit of this tab. */
  const editOf = (before: VersionedField | undefined, revision: number, base: number) => ({
    revision,
    base,
    edits: { ...before?.edits, [tab]: revision },
  })

  function put(
    name: string,
    make: (version: ReturnType<typeof editOf>, before: VersionedField | undefined) => VersionedField,
  ) {
    const before = fields.get(name)
    // An edit of a damaged value is based on no edit, so that it conflicts with the mirror's copy.
    const known = before?.isSound ? before : undefined
    const base = known && dirty.has(name) ? known.base : (known?.revision ?? 0)
    if (known && !dirty.has(name)) share(name, known)
    const revision = revisionAfter(before?.revision ?? 0)
    const field = make(editOf(known, revision, base), before)
    fields.set(name, field)
    dirty.add(name)
    return field
  }

  function merge(theirs: RecordState): MergeResult {
    const changed = new Set<string>()
    const losers = new Map<string, readonly [VersionedField, VersionedField]>()
    let behind = theirs.cleared < cleared

    if (theirs.cleared > cleared) {
      cleared = theirs.cleared
      for (const [name, mine] of fields) {
        if (mine.revision > cleared) continue
        fields.delete(name)
        dirty.delete(name)
        changed.add(name)
      }
    }
    for (const [name, field] of theirs.fields) {
      if (cleared > 0 && field.revision <= cleared) continue
      let mine = fields.get(name)
      const isTheirs = isNewer(field, mine)
      // An edit that is in no other copy seems included where it is older than what the other version lists, as after a
      // sleep: it counts as made just before. What is known here may include it, and is no base.
      if (mine && isTheirs && dirty.has(name) && (mine.edits[tab] ?? Infinity) <= field.includesTo) {
        shared.delete(name)
        mine = VersionedField.ofText(mine.text, editOf(mine, field.revision - 1, mine.base))
      }
      if (mine) {
        if (!isTheirs && !isNewer(mine, field)) continue
        share(name, field, mine)
        const [winner, loser] = isTheirs ? [field, mine] : [mine, field]
        if (conflicts(winner, loser)) losers.set(name, [winner, loser])
      }
      if (isTheirs) {
        fields.set(name, field)
        dirty.delete(name)
        changed.add(name)
      } else behind = true
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
      put(name, (...version) => VersionedField.ofValue(value, ...version)),
    /** Like {@link write}, from JSON; `undefined` resets the field. */
    writeText: (name: string, text: string | undefined) =>
      put(name, (version) => VersionedField.ofText(text, version)),
    /** The latest known version that both include. */
    baseOf: (name: string, one: VersionedField, other: VersionedField) =>
      shared.get(name)?.findLast((known) => includes(one, known) && includes(other, known)),
    /** Replaces the winner of a conflict by the merge of both edits: the same version in every tab. */
    resolve: (name: string, value: unknown, winner: VersionedField, loser: VersionedField) => {
      const edits = Object.fromEntries(
        [winner, loser].flatMap(({ edits }) => Object.entries(edits)).toSorted(([, a], [, b]) => a - b),
      )
      fields.set(
        name,
        VersionedField.ofValue(value, { revision: winner.revision + 1, base: loser.revision, edits }, winner),
      )
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
