import { attempt } from './attempt.ts'
import { checksum } from './checksum.ts'
import { isObject, parsed } from './json.ts'
import { Part } from './part.ts'
import { salvage, valueAt } from './salvage.ts'

/** The version of the record that this code writes. A later one must keep `meta.version` and `meta.check`. */
export const RECORD_VERSION = 1

/** A field whose stored text is not what was once written. */
export interface Damage {
  /** `''`: the record as a whole; `meta`: what is known of the others. */
  readonly name: string
  readonly reason: 'syntax' | 'checksum' | 'shape'
  readonly text: string
}

/** What a stored text holds, as far as it can be read. */
export interface StoredRecord {
  /** 0: from before `meta`, or written by something that does not know it. */
  readonly version: number
  readonly parts: Map<string, Part>
  readonly damaged: readonly Damage[]
  /** Fields among the damaged that are still JSON: edited by something that knows no checksums, or by chance. */
  readonly edited: Map<string, Part>
  /** Everything of this revision and before was deleted; 0: never. */
  readonly cleared: number
}

/** How a text of ours begins. */
const OPENING = '{\n"meta":'

type Fields = ReadonlyMap<string, string>

interface Meta {
  readonly version: number
  readonly revision: (name: string) => number
  readonly base: (name: string) => number
  readonly sums: ReadonlyMap<string, string>
  /** Names of reset fields: they have a revision and no text. */
  readonly names: readonly string[]
  readonly cleared: number
}

const numbers = (data: unknown) => {
  const map = new Map(isObject(data) ? Object.entries(data) : [])
  return (name: string) => asRevision(map.get(name))
}

// Half of the safe integers: a damaged or hostile revision must leave room for all that follow.
export const asRevision = (data: unknown): number =>
  Number.isSafeInteger(data) && (data as number) > 0 && (data as number) < 2 ** 52 ? (data as number) : 0

/**
 * @param isOurs whether the record looks as one written here, which has a checksum of `meta` too
 * @returns `undefined`: not as any version writes it
 */
function readMeta(text: string, isOurs: boolean): Meta | undefined {
  const data = parsed(text)
  if (!isObject(data)) return undefined
  const { check, ...rest } = data
  const { revisions, bases, checksums, cleared } = rest
  const version = asRevision(rest['version'])
  if (version === 0) return undefined
  if ((isOurs || check !== undefined) && check !== checksum(JSON.stringify(rest))) return undefined
  const sums = Object.entries(isObject(checksums) ? checksums : {})
  return {
    version,
    revision: numbers(revisions),
    base: numbers(bases),
    sums: new Map(sums.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    names: isObject(revisions) ? Object.keys(revisions) : [],
    cleared: asRevision(cleared),
  }
}

/** One field a line, as written here: no JSON text contains a line break, so damage ends with its line. */
function readLines(text: string): Fields | undefined {
  if (!text.startsWith(OPENING) || !text.endsWith('\n}')) return undefined
  const fields = new Map<string, string>()
  for (const line of text.slice(2, -2).split(',\n')) {
    const key = /^"(?:[^"\\]|\\.)*":/.exec(line)?.[0]
    const name = key && (parsed(key.slice(0, -1)) as string)
    if (key === undefined || name === undefined || fields.has(name)) return undefined
    fields.set(name, line.slice(key.length))
  }
  return fields
}

/** Written by something else, or damaged: still one JSON object? */
function readWhole(text: string): Fields | undefined {
  const data = parsed(text)
  if (!isObject(data)) return undefined
  return attempt(() => new Map(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)])))
}

/**
 * Reads a stored text. Never throws, and whatever the text, every intact field comes out as it went in.
 *
 * @param isQuick whether a text that looks whole is taken for it: of such, every part says by
 * `isSound` whether it is, and damage is found by reading the text once more without this
 */
export function readRecord(text: string | null, isQuick = false): StoredRecord {
  if (text === null)
    return { version: RECORD_VERSION, parts: new Map(), damaged: [], edited: new Map(), cleared: 0 }

  const lines = readLines(text)
  const swift = lines && gather(text, lines, 'lines')
  if (swift && swift.damaged.length === 0 && (isQuick || isSound(swift.parts))) return swift

  const whole = readWhole(text)
  if (whole) return gather(text, whole, 'whole')

  const isJson = parsed(text) !== undefined
  const [firstLine = ''] = text.slice(2).split('\n', 1)
  const metaText = text.startsWith(OPENING)
    ? valueAt(text.slice(0, 2 + firstLine.length), OPENING.length)
    : undefined
  const sums = (metaText && readMeta(metaText, true)?.sums) || new Map<string, string>()
  // `meta` names every field too, with a number behind it: the fields themselves come after it.
  const from = metaText
    ? OPENING.length + metaText.length
    : text.startsWith(OPENING)
      ? text.indexOf('\n', 2)
      : 0
  const found = salvage(text, from, sums)
  if (metaText) found.fields.set('meta', metaText)
  const record = gather(text, found.fields, 'torn')
  const known = new Set(record.damaged.map(({ name }) => name))
  const lost = found.lost.filter((name) => !known.has(name) && name !== 'meta')
  const damaged: Damage[] = [
    ...record.damaged,
    ...lost.map((name) => ({ name, reason: 'syntax' as const, text })),
  ]
  if (damaged.length === 0) damaged.push({ name: '', reason: isJson ? 'shape' : 'syntax', text })
  return { ...record, damaged }
}

/** Whether every field is what was once written. */
export const isSound = (parts: ReadonlyMap<string, Part>): boolean =>
  [...parts.values()].every((part) => part.isSound)

/**
 * @param how the fields were found. `lines`: nobody has parsed them, so that one without a checksum is
 * damaged, and one with it is checked later. `torn`: there may have been others, `meta` among them
 */
function gather(text: string, fields: Fields, how: 'lines' | 'whole' | 'torn'): StoredRecord {
  const metaText = fields.get('meta')
  const meta = metaText === undefined ? undefined : readMeta(metaText, text.startsWith(OPENING))
  const parts = new Map<string, Part>()
  const edited = new Map<string, Part>()
  const damaged: Damage[] = []
  if (!meta && (metaText !== undefined || text.startsWith('{\n"'))) {
    damaged.push({ name: 'meta', reason: 'checksum', text })
  }
  for (const [name, json] of fields) {
    if (name === 'meta') continue
    const sum = meta?.sums.get(name)
    const part =
      meta && sum !== undefined
        ? Part.stored(json, meta.revision(name), meta.base(name), sum)
        : Part.ofText(json, meta?.revision(name), meta?.base(name))
    const fits = how === 'lines' ? sum !== undefined : part.isSound
    if (!fits) {
      damaged.push({ name, reason: 'checksum', text: json })
      edited.set(name, Part.ofText(json))
    } else parts.set(name, part)
  }
  for (const name of meta?.sums.keys() ?? []) {
    if (!fields.has(name)) damaged.push({ name, reason: 'syntax', text })
  }
  for (const name of meta?.names ?? []) {
    if (!fields.has(name) && !meta?.sums.has(name)) {
      parts.set(name, Part.ofText(undefined, meta?.revision(name), meta?.base(name)))
    }
  }
  // `meta` that is lost says nothing of the version; the record itself is taken for one of ours.
  const version = meta?.version ?? (damaged.length > 0 || how === 'torn' ? RECORD_VERSION : 0)
  // Records from before `meta` were made when pages were bright; whoever has one keeps them so.
  if (version === 0 && !parts.has('brightness')) parts.set('brightness', Part.ofText('"light"'))
  return { version, parts, damaged, edited, cleared: meta?.cleared ?? 0 }
}

/** The text of a record as it is stored: JSON, one field a line, `meta` first. */
export function writeRecord(
  parts: ReadonlyMap<string, Part>,
  cleared: number,
  version = RECORD_VERSION,
): string {
  // In one order everywhere, so that tabs that hold the same write the same.
  const names = [...parts.keys()].filter((name) => name !== 'meta').toSorted()
  const part = (name: string) => parts.get(name) as Part
  const each = <T>(names: string[], of: (part: Part) => T) =>
    Object.fromEntries(names.map((name) => [name, of(part(name))]))
  const stored = names.filter((name) => part(name).text !== undefined)
  const rest = {
    version,
    revisions: each(names, ({ revision }) => revision),
    bases: each(names, ({ base }) => base),
    checksums: each(stored, ({ checksum }) => checksum),
    ...(cleared > 0 && { cleared }),
  }
  const meta = { ...rest, check: checksum(JSON.stringify(rest)) }
  const lines = stored.map((name) => `,\n${JSON.stringify(name)}:${part(name).text}`)
  return `{\n"meta":${JSON.stringify(meta)}${lines.join('')}\n}`
}
