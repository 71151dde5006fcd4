import { isObject } from '../../decode/isObject.ts'
import type { RecordCore } from '../manage/recordCore.ts'
import { parsed } from '../record/json.ts'
import { assumed, readRecord } from '../record/recordText.ts'
import { salvage } from '../record/salvage.ts'
import { LARGEST_FILE } from './largestFile.ts'
import { dataOf } from './bookkeeping.ts'

/** The effect of an import on one field of the record. */
export interface SliceChange {
  readonly name: string
  /** `unreadable`: the file's value has a wrong type, and the present one stays. */
  readonly change: 'added' | 'changed' | 'removed' | 'same' | 'unreadable'
  /** The file's checksum does not fit: it was edited by hand or damaged. */
  readonly suspect: boolean
  /** The file lacks the field: a record of its age means this value. */
  readonly implied: boolean
}

/** A record that `applyImport` can replace the present one with. */
export interface ImportPreview {
  readonly accepted: true
  readonly slices: readonly SliceChange[]
  /** The JSON text of each field of the file that can be imported. */
  readonly texts: ReadonlyMap<string, string>
  /** The key of the file that the record was found under; '' for a bare record. */
  readonly source: string
  /** All keys of the file that hold a record, the proposed one first. */
  readonly sources: readonly string[]
  /** How many values were left out because their names could reach the objects of the page. */
  readonly dropped: number
  /** The file is cut off or damaged: only what is whole is in `texts`, and nothing is removed. */
  readonly isTorn: boolean
}

/** Why a file cannot be imported; the sentence for each `reason` is in the labels. */
export interface ImportRefusal {
  readonly accepted: false
  readonly reason: 'tooLarge' | 'notJson' | 'tooDeep' | 'notARecord' | 'wrongType' | 'newer'
  /** The key or field the reason is about; '' for none. */
  readonly name: string
}

/** Most levels of nesting; a tree of SVG elements stays far below. */
const DEEPEST = 500

const hostile = new Set(['__proto__', 'constructor', 'prototype'])

const refuse = (reason: ImportRefusal['reason'], name = ''): ImportRefusal => ({
  accepted: false,
  reason,
  name,
})

/** Goes level by level, so that nesting cannot exhaust the stack. */
function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}

/** The data without the values under hostile names, and how many those were. */
function withoutHostile(data: unknown): { readonly data: unknown; readonly dropped: number } {
  let dropped = 0
  const clean = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(clean)
    if (!isObject(item)) return item
    const safe = Object.entries(item).filter(([name]) => !hostile.has(name))
    dropped += Object.keys(item).length - safe.length
    return Object.fromEntries(safe.map(([name, value]) => [name, clean(value)]))
  }
  return { data: clean(data), dropped }
}

/** An error other than a syntax error comes from nesting that exhausts the parser's stack. */
function parse(text: string): { readonly data: unknown } | { readonly failure: 'notJson' | 'tooDeep' } {
  try {
    return { data: JSON.parse(text) as unknown }
  } catch (error) {
    return { failure: error instanceof SyntaxError ? 'notJson' : 'tooDeep' }
  }
}

/** A text without the quotation mark that ends a string, and the brace that may follow it. */
function withoutClosing(text: string) {
  const end = text.trimEnd()
  const string = (end.endsWith('}') ? end.slice(0, -1) : end).trimEnd()
  return string.endsWith('"') ? string.slice(0, -1) : text
}

/** The record in a file that was cut off, and the key that an export holds it under as a string. */
function tornRecord(text: string): { readonly key: string; readonly recordText: string } {
  const [opening, name = ''] = /^\s*\{\s*("(?:[^"\\]|\\.)*")\s*:\s*"/.exec(text) ?? []
  if (opening === undefined) return { key: '', recordText: text }
  const rest = withoutClosing(text.slice(opening.length))
  // The cut may be within an escape sequence.
  const inner = parsed(`"${rest}"`) ?? parsed(`"${rest.replace(/\\(?:u[\da-fA-F]{0,3})?$/, '')}"`)
  const key = parsed(name)
  return typeof inner === 'string' && typeof key === 'string'
    ? { key, recordText: inner }
    : { key: '', recordText: text }
}

/** Reads a file for import, and never throws; `source` is its key, by default our own or that of most known fields. */
export function readImport(
  { key: ownKey, version: ownVersion, format, specified, replica, documents }: RecordCore,
  text: string,
  size: number,
  source?: string,
): ImportPreview | ImportRefusal {
  if (size > LARGEST_FILE) return refuse('tooLarge')
  const file = parse(text)
  const torn = 'failure' in file && file.failure === 'notJson' ? tornRecord(text) : undefined
  if ('failure' in file && !torn) return refuse(file.failure)
  const whole = 'data' in file ? file.data : undefined
  if (isTooDeep(whole)) return refuse('tooDeep')

  const isSpecified = (name: string) => Object.hasOwn(specified, name)
  const isKnown = (name: string) => isSpecified(name) || documents.get(name) !== undefined
  /** Whether a field may hold this value. */
  const accepts = (name: string, data: unknown) => {
    const tool = documents.get(name)
    return (!isSpecified(name) || specified[name]?.(data)) && (!tool || tool.decode(data) !== undefined)
  }
  const knownFields = (data: unknown) => (isObject(data) ? Object.keys(data).filter(isKnown).length : 0)
  const isRecord = (data: unknown) => isObject(data) && (isObject(data['meta']) || knownFields(data) > 0)

  let recordText = torn?.recordText ?? text
  let sources: readonly string[] = torn?.key ? [torn.key] : []
  if (!torn && !isRecord(whole)) {
    const entries = Object.entries(isObject(whole) ? whole : {}).flatMap(([key, json]) =>
      typeof json === 'string' ? [{ key, json, inner: parse(json) }] : [],
    )
    const records = entries
      .flatMap(({ key, json, inner }) =>
        'data' in inner && isRecord(inner.data) ? [{ key, json, data: inner.data }] : [],
      )
      .toSorted(
        (a, b) =>
          Number(b.key === ownKey) - Number(a.key === ownKey) || knownFields(b.data) - knownFields(a.data),
      )
    const hit = records.find(({ key }) => key === source) ?? records[0]
    if (!hit) {
      const own = entries.find(({ key }) => key === ownKey)?.inner
      return refuse(own && 'failure' in own ? own.failure : 'notARecord')
    }
    if (isTooDeep(hit.data)) return refuse('tooDeep')
    recordText = hit.json
    sources = [hit.key, ...records.map(({ key }) => key).filter((key) => key !== hit.key)]
  }

  const { version, fields, edited, damaged } = readRecord(recordText, { format, ...(torn && { salvage }) })
  if (version > ownVersion) return refuse('newer')
  const implied = version === 0 && !torn ? assumed(format) : []
  const found = dataOf(new Map([...implied, ...fields, ...edited]))
  const texts = new Map([...found].filter(([name]) => !hostile.has(name)))
  let dropped = found.size - texts.size
  const readable = new Map<string, string>()
  for (const [name, json] of texts) {
    const field = parse(json)
    if (!('data' in field) || isTooDeep(field.data)) continue
    const clean = withoutHostile(field.data)
    dropped += clean.dropped
    if (accepts(name, clean.data)) readable.set(name, clean.dropped > 0 ? JSON.stringify(clean.data) : json)
  }
  if (torn && ![...readable.keys()].some(isKnown)) return refuse('notJson')
  const [unreadable] = [...texts.keys()].filter((name) => !readable.has(name))
  // Apart from the fields that a record from before `meta` gets.
  const isInFile = (name: string) => recordText.includes(JSON.stringify(name))
  if (unreadable !== undefined && ![...readable.keys()].some(isInFile)) return refuse('wrongType', unreadable)
  const present = dataOf(replica.fields)
  const lost = torn ? damaged.map(({ name }) => name).filter(isKnown) : []
  const changeOf = (name: string): SliceChange['change'] => {
    if (!texts.has(name)) return torn ? 'unreadable' : 'removed'
    if (!readable.has(name)) return 'unreadable'
    if (!present.has(name)) return 'added'
    return present.get(name) === readable.get(name) ? 'same' : 'changed'
  }
  return {
    accepted: true,
    texts: readable,
    slices: [...new Set([...present.keys(), ...texts.keys(), ...lost])].map((name) => ({
      name,
      change: changeOf(name),
      suspect: edited.has(name),
      implied: texts.has(name) && !isInFile(name),
    })),
    source: sources[0] ?? '',
    sources,
    dropped,
    isTorn: torn !== undefined,
  }
}
