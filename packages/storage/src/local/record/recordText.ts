import { isObject } from '../../decode/isObject.ts'
import { attempt } from '../attempt.ts'
import { checksum } from './checksum.ts'
import { parsed } from './json.ts'
import type { Found } from './setAside.ts'
import { asRevision, ASSUMED, type Fields, VersionedField } from './versionedField.ts'

/** The version of the record that this code writes. A later one must keep `meta.version` and `meta.check`. */
export const RECORD_VERSION = 1

/** What the application knows of its record beyond the envelope. */
export interface RecordFormat {
  /** Names of fields that may be in a record from before `meta`; looked for in a damaged one. */
  readonly specifiedNames: readonly string[]
  /** Values of fields that a record from before `meta` has when it lacks them. */
  readonly oldDefaults: Readonly<Record<string, unknown>>
}

/** The values of fields that a record from before `meta` may lack. */
export const assumed = ({ oldDefaults }: RecordFormat): Fields =>
  new Map(
    Object.entries(oldDefaults).map(([name, value]) => [
      name,
      VersionedField.ofText(JSON.stringify(value), { revision: ASSUMED }),
    ]),
  )

const noFormat: RecordFormat = { specifiedNames: [], oldDefaults: {} }

/** A text that is not what was once written: of a field, of `meta`, or with the name `''` of the whole record. */
type Damage = Omit<Found, 'outcome'>

/** The readable content of a stored text. */
export interface StoredRecord {
  /** 0: from before `meta`, or written by something that does not know it. */
  readonly version: number
  readonly fields: Fields
  readonly damaged: readonly Damage[]
  /** Damaged fields that are still JSON: edited by something that knows no checksums, or by chance. */
  readonly edited: Fields
  /** Everything up to this revision was deleted; 0: never. */
  readonly cleared: number
  /** Whether fields may be found by `salvage` that were not found without it. */
  readonly isTorn: boolean
}

/** A line without indentation: no record from before `meta` had one. */
const OUR_LINES = /^{[^\n]*\n["}\n]/

type Texts = ReadonlyMap<string, string>

/** What is stored for each field, not checked yet. */
type ByName = Readonly<Record<string, unknown>>

interface Meta {
  readonly version: number
  /** Of all fields, those that were reset included: they have a revision and no text. */
  readonly revisions: ByName
  readonly bases: ByName
  readonly edits: ByName
  readonly sums: ReadonlyMap<string, string>
  readonly cleared: number
}

const byName = (data: unknown): ByName => (isObject(data) ? data : {})

/** The bookkeeping of a record; `undefined` when no version writes `meta` so. `isOurs`: it must have a checksum. */
function readMeta(text: string, isOurs: boolean): Meta | undefined {
  const data = parsed(text)
  if (!isObject(data)) return undefined
  const { check, ...rest } = data
  const { revisions, bases, edits, checksums, cleared } = rest
  const version = asRevision(rest['version'])
  if (version <= 0) return undefined
  if ((isOurs || check !== undefined) && check !== checksum(JSON.stringify(rest))) return undefined
  const isSum = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
  return {
    version,
    revisions: byName(revisions),
    bases: byName(bases),
    edits: byName(edits),
    sums: new Map(Object.entries(byName(checksums)).filter(isSum)),
    cleared: asRevision(cleared),
  }
}

const metaOf = (text: string, texts: Texts) => readMeta(texts.get('meta') ?? '', OUR_LINES.test(text))

/** Splits a text of ours, which has one field per line; JSON contains no line break. `undefined`: not of this form. */
function readLines(text: string): Texts | undefined {
  if (!text.startsWith('{\n') || !text.endsWith('\n}')) return undefined
  const texts = new Map<string, string>()
  for (const line of text.slice(2, -2).split(',\n')) {
    const [key = ''] = /^"(?:[^"\\]|\\.)*":/.exec(line) ?? []
    const name = parsed(key.slice(0, -1))
    if (typeof name !== 'string' || texts.has(name)) return undefined
    texts.set(name, line.slice(key.length))
  }
  return texts
}

/** Reads a text that is one JSON object in any layout. */
function readWhole(text: string): Texts | undefined {
  const data = parsed(text)
  if (!isObject(data)) return undefined
  return attempt(() => new Map(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)])))
}

/** Looks for fields in a text that is no JSON; `lost` are fields that are in it but cannot be read. */
export type Salvage = (
  text: string,
  specifiedNames: readonly string[],
  sumsOf: (metaText: string) => ReadonlyMap<string, string> | undefined,
) => { readonly texts: Texts; readonly lost: readonly string[] }

interface ReadOptions {
  readonly format?: RecordFormat
  /** Leaves it to {@link verified} to check the checksums. */
  readonly isQuick?: boolean
  readonly salvage?: Salvage | undefined
}

/** Reads a stored text. Never throws; every intact field is read as it was written. */
export function readRecord(text: string | null | undefined, options: ReadOptions = {}): StoredRecord {
  const { format = noFormat, isQuick, salvage } = options
  if (text === null || text === undefined) return empty
  // Lines without a readable `meta` may be torn, as where the break before the first field is missing.
  const lines = readLines(text)
  const texts = lines && metaOf(text, lines) ? lines : readWhole(text)
  let record = gather(text, texts ?? new Map(), !texts && [])
  if (record.isTorn && salvage) {
    const found = salvage(text, format.specifiedNames, (metaText) => readMeta(metaText, true)?.sums)
    record = gather(text, new Map([...(texts ?? []), ...found.texts]), found.lost)
  }
  return isQuick ? record : verified(record)
}

const empty: StoredRecord = {
  version: RECORD_VERSION,
  fields: new Map(),
  damaged: [],
  edited: new Map(),
  cleared: 0,
  isTorn: false,
}

/** Joins the texts of the fields with `meta`; `lost`, where the text is no JSON, are fields that cannot be read. */
function gather(text: string, texts: Texts, lost: readonly string[] | false): StoredRecord {
  const meta = metaOf(text, texts)
  const fields = new Map<string, VersionedField>()
  const damaged = new Map<string, Damage['reason']>()
  const versionOf = (name: string, json?: string, sum?: string) =>
    VersionedField.ofText(
      json,
      { revision: meta?.revisions[name], base: meta?.bases[name], edits: meta?.edits[name] },
      sum,
    )
  if (!meta && (texts.has('meta') || OUR_LINES.test(text))) damaged.set(lost ? '' : 'meta', 'checksum')
  for (const [name, json] of texts) {
    if (name === 'meta') continue
    const sum = meta?.sums.get(name)
    const field = versionOf(name, json, sum)
    if (sum === undefined && field.value === undefined) damaged.set(name, 'syntax')
    else fields.set(name, field)
  }
  const missing = [...(meta?.sums.keys() ?? [])].filter((name) => !texts.has(name))
  for (const name of [...missing, ...(lost || [])]) damaged.set(name, 'syntax')
  for (const name of Object.keys(meta?.revisions ?? {})) {
    if (!texts.has(name) && !damaged.has(name)) fields.set(name, versionOf(name))
  }
  if (lost && damaged.size === 0) damaged.set('', parsed(text) === undefined ? 'syntax' : 'shape')
  // Without `meta` the version is unknown; a damaged record is taken for one of this version.
  const version = meta?.version ?? (damaged.size && RECORD_VERSION)
  return {
    ...empty,
    version,
    fields,
    damaged: [...damaged].map(([name, reason]) => ({ name, reason, text: texts.get(name) ?? text })),
    cleared: meta?.cleared ?? 0,
    isTorn: lost !== false || missing.length > 0,
  }
}

/** Checks all checksums: moves damaged fields from `fields` to `damaged`, and to `edited` as far as they are JSON. */
export function verified(record: StoredRecord): StoredRecord {
  const fields = new Map(record.fields)
  const edited = new Map<string, VersionedField>()
  const damaged = [...record.damaged]
  for (const [name, field] of record.fields) {
    if (field.isSound) continue
    const { text = '' } = field
    fields.delete(name)
    damaged.push({ name, reason: 'checksum', text })
    if (field.value !== undefined) edited.set(name, VersionedField.ofText(text))
  }
  return { ...record, fields, damaged, edited }
}

/** The text of a record as it is stored: JSON, one field per line, `meta` first. */
export function writeRecord(fields: Fields, cleared: number, version = RECORD_VERSION): string {
  // Sorted, so that tabs with the same content write the same text.
  const all = [...fields].filter(([name]) => name !== 'meta').toSorted(([a], [b]) => (a < b ? -1 : 1))
  const stored = all.filter(([, { text }]) => text !== undefined)
  const each = (entries: typeof all, of: 'revision' | 'base' | 'edits' | 'checksum') =>
    Object.fromEntries(entries.map(([name, field]) => [name, field[of]]))
  const rest = {
    version,
    revisions: each(all, 'revision'),
    bases: each(all, 'base'),
    edits: each(all, 'edits'),
    checksums: each(stored, 'checksum'),
    ...(cleared > 0 && { cleared }),
  }
  const meta = { ...rest, check: checksum(JSON.stringify(rest)) }
  const lines = stored.map(([name, { text }]) => `,\n${JSON.stringify(name)}:${text}`)
  return `{\n"meta":${JSON.stringify(meta)}${lines.join('')}\n}`
}
