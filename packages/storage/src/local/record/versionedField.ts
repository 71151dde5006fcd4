import { isInteger } from '../../decode/isInteger.ts'
import { attempt } from '../attempt.ts'
import { checkedLength, checksum } from './checksum.ts'
import { parsed } from './json.ts'

/** The revision of a value that is in no text: every other is newer. */
export const ASSUMED = -1

/** Below half of the safe integers, so that a damaged or hostile revision leaves room for later ones. */
export const asRevision = (data: unknown): number =>
  isInteger(data) && data >= ASSUMED && data < 2 ** 52 ? data : 0

/** A version vector: the revision of the latest edit of each tab. */
type Edits = Record<string, number>

/** What is older than a version by so many ms counts as included without being listed: every tab has met it by then. */
const RECENT = 86_400_000

/** What is stored of a version beside its text, not checked yet. */
interface StoredVersion {
  readonly revision?: unknown
  readonly base?: unknown
  readonly edits?: unknown
}

/**
 * One version of one field of the record. Immutable; text, checksum and value are each computed from
 * the others on first access, so that an edit does not serialize anything.
 */
export class VersionedField {
  /** Time of the edit in ms since 1970, or the previous revision plus one if the clock is behind it; 0: from before revisions. */
  declare readonly revision: number
  /** The revision that the edit was based on; 0: none. */
  declare readonly base: number
  /** The recent edits that it includes. A version from before there were vectors is the only edit of a tab. */
  declare readonly edits: Readonly<Edits>
  /** Up to this revision it includes all edits. */
  declare readonly includesTo: number
  #text: string | undefined
  #checksum: string | undefined
  #value: unknown
  /** For a field made from a value: the last version that has a text, until this one is serialized. */
  #before: VersionedField | undefined
  #lazy = false
  /** `undefined`: the text has not been compared with its stored checksum yet. */
  #isSound: boolean | undefined = true

  private constructor({ revision, base, edits }: StoredVersion) {
    this.revision = asRevision(revision)
    this.base = asRevision(base)
    // An edit of the same ms as the base may be one of another tab.
    this.includesTo = edits ? Math.min(this.base - 1, this.revision - RECENT) : this.base
    this.edits = Object.fromEntries(
      Object.entries(edits ?? { [this.revision]: this.revision }).filter(
        ([, edit]) => edit > this.includesTo,
      ),
    )
  }

  /** A version of a JSON text, `undefined` for a reset field; without `sum` the text is sound. */
  static ofText(text: string | undefined, version: StoredVersion = {}, sum?: string): VersionedField {
    const field = new VersionedField(version)
    field.#text = text
    field.#checksum = sum
    field.#isSound = text === undefined || sum === undefined || undefined
    return field
  }

  static ofValue(value: unknown, version: StoredVersion, before: VersionedField | undefined): VersionedField {
    const field = new VersionedField(version)
    field.#value = value
    field.#lazy = true
    field.#before = before && before.#lazy ? before.#before : before
    return field
  }

  get isReset(): boolean {
    return !this.#lazy && this.#text === undefined
  }

  get text(): string | undefined {
    if (this.#lazy) {
      // A value that is no JSON (a bug of the tool) stays in this tab; the text before it stays stored.
      this.#text = attempt(() => JSON.stringify(this.#value)) ?? this.#before?.text
      this.#lazy = false
      this.#before = undefined
    }
    return this.#text
  }

  get checksum(): string {
    const { text } = this
    return (this.#checksum ??= text === undefined ? '' : checksum(text))
  }

  get value(): unknown {
    const text = this.#text
    if (this.#value === undefined && text !== undefined) this.#value = parsed(text)
    return this.#value
  }

  /** Whether the text contains the value of its stored checksum. Hashes the text on first access. */
  get isSound(): boolean {
    return (this.#isSound ??= this.#verify())
  }

  #verify(): boolean {
    const text = this.#text ?? ''
    const sum = this.#checksum ?? ''
    const fits = (candidate: string | undefined) => candidate !== undefined && checksum(candidate) === sum
    if (fits(text)) return true
    // The value with other white space, or followed by something that does not belong to it.
    const found = [attempt(() => JSON.stringify(this.value)), text.slice(0, checkedLength(sum))].find(fits)
    if (found !== undefined) this.#text = found
    return found !== undefined
  }

  /** Whether both hold the same text and checksum. Then both count as sound without hashing: equal damage in two stores is ruled out. */
  agrees(copy: VersionedField): boolean {
    const isSame = copy.#checksum === this.#checksum && copy.#text === this.#text
    if (isSame && this.#isSound !== false) this.#isSound = copy.#isSound = true
    return isSame
  }
}

export type Fields = ReadonlyMap<string, VersionedField>

/** Those fields for which `keeps` answers true. */
export const fieldsWhere = (
  fields: Fields,
  keeps: (entry: readonly [name: string, field: VersionedField]) => boolean,
): Fields => new Map([...fields].filter(keeps))

/** Whether `a` replaces `b`: the higher revision, and for equal revisions the same one in every tab. */
export const isNewer = (a: VersionedField, b: VersionedField | undefined): boolean =>
  !b || (a.revision === b.revision ? a.checksum > b.checksum : a.revision > b.revision)

/** Whether `a` was made in the knowledge of every edit that `b` includes: it lists them, or `b` is older than its base. */
export const includes = (a: VersionedField, b: VersionedField): boolean =>
  Object.entries(b.edits).every(
    ([tab, edit]) => edit <= (a.edits[tab] ?? (b.revision <= a.base ? a.includesTo : -1)),
  )

/** Whether the winner was edited without knowledge of the loser's edit. */
export const conflicts = (winner: VersionedField, loser: VersionedField): boolean =>
  !includes(winner, loser) && winner.checksum !== loser.checksum
