import { isObject } from '../../decode/isObject.ts'
import type { RecordCore } from '../manage/recordCore.ts'
import { assumed, readRecord } from '../record/recordText.ts'
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
}

/** Why a file cannot be imported; the sentence for each `reason` is in the labels. */
export interface ImportRefusal {
  readonly accepted: false
  readonly reason: 'tooLarge' | 'notJson' | 'tooDeep' | 'hostileKey' | 'notARecord' | 'wrongType' | 'newer'
  /** The key or field the reason is about; '' for none. */
  readonly name: string
}

/** Bytes of the largest file that is read. */
export const LARGEST_FILE = 5 * 1024 * 1024
/** Most levels of nesting; a tree of SVG elements stays far below. */
const DEEPEST = 500

const hostile = new Set(['__proto__', 'constructor', 'prototype'])

const refuse = (reason: ImportRefusal['reason'], name = ''): ImportRefusal => ({
  accepted: false,
  reason,
  name,
})

/** Finds what is not safe to read. Goes level by level, so that nesting cannot exhaust the stack. */
function danger(data: unknown): ImportRefusal | undefined {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return refuse('tooDeep')
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      if (!Array.isArray(item)) {
        const key = Object.keys(item).find((name) => hostile.has(name))
        if (key !== undefined) return refuse('hostileKey', key)
      }
      for (const value of Object.values(item)) next.push(value)
    }
    level = next
  }
  return undefined
}

/** An error other than a syntax error comes from nesting that exhausts the parser's stack. */
function parse(text: string): { readonly data: unknown } | { readonly failure: 'notJson' | 'tooDeep' } {
  try {
    return { data: JSON.parse(text) as unknown }
  } catch (error) {
    return { failure: error instanceof SyntaxError ? 'notJson' : 'tooDeep' }
  }
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
  if ('failure' in file) return refuse(file.failure)
  const found = danger(file.data)
  if (found) return found

  const isSpecified = (name: string) => Object.hasOwn(specified, name)
  const isKnown = (name: string) => isSpecified(name) || documents.get(name) !== undefined
  /** Whether a field may hold this value. */
  const accepts = (name: string, data: unknown) => {
    const tool = documents.get(name)
    return (!isSpecified(name) || specified[name]?.(data)) && (!tool || tool.decode(data) !== undefined)
  }
  const knownFields = (data: unknown) => (isObject(data) ? Object.keys(data).filter(isKnown).length : 0)
  const isRecord = (data: unknown) => isObject(data) && (isObject(data['meta']) || knownFields(data) > 0)

  let recordText = text
  let sources: readonly string[] = []
  if (!isRecord(file.data)) {
    const entries = Object.entries(isObject(file.data) ? file.data : {}).flatMap(([key, json]) =>
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
    const foundInside = danger(hit.data)
    if (foundInside) return foundInside
    recordText = hit.json
    sources = [hit.key, ...records.map(({ key }) => key).filter((key) => key !== hit.key)]
  }

  const { version, fields, edited } = readRecord(recordText, { format })
  if (version > ownVersion) return refuse('newer')
  const implied = version === 0 ? assumed(format) : []
  const texts = dataOf(new Map([...implied, ...fields, ...edited]))
  const readable = new Map(
    [...texts].filter(([name, json]) => {
      const field = parse(json)
      return 'data' in field && accepts(name, field.data)
    }),
  )
  const [unreadable] = [...texts.keys()].filter((name) => !readable.has(name))
  // Apart from the fields that a record from before `meta` gets.
  const isInFile = (name: string) => recordText.includes(JSON.stringify(name))
  if (unreadable !== undefined && ![...readable.keys()].some(isInFile)) return refuse('wrongType', unreadable)
  const present = dataOf(replica.fields)
  const changeOf = (name: string): SliceChange['change'] => {
    if (!texts.has(name)) return 'removed'
    if (!readable.has(name)) return 'unreadable'
    if (!present.has(name)) return 'added'
    return present.get(name) === texts.get(name) ? 'same' : 'changed'
  }
  return {
    accepted: true,
    texts: readable,
    slices: [...new Set([...present.keys(), ...texts.keys()])].map((name) => ({
      name,
      change: changeOf(name),
      suspect: edited.has(name),
      implied: texts.has(name) && !isInFile(name),
    })),
    source: sources[0] ?? '',
    sources,
  }
}
