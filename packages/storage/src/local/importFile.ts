import { bookkeeping, specifiedFields } from './fields.ts'
import { isObject } from './json.ts'
import { type Parts, textsOf } from './ledger.ts'
import { readRecord } from './recordText.ts'

/** What an import would do to one field of the record. */
export interface SliceChange {
  readonly name: string
  readonly change: 'added' | 'changed' | 'removed' | 'same'
  /** UTF-16 units before and after; 0: not there. */
  readonly before: number
  readonly after: number
  /** The file's checksum does not fit: it was edited by hand or damaged. */
  readonly suspect: boolean
}

/** A record that can be put in the place of the present one by `applyImport`. */
export interface ImportPreview {
  readonly accepted: true
  readonly slices: readonly SliceChange[]
  /** The record to come, field by field, as JSON texts. */
  readonly texts: ReadonlyMap<string, string>
}

/** Why a file cannot be imported; the sentence for each `reason` is in the labels. */
export interface ImportRefusal {
  readonly accepted: false
  readonly reason: 'tooLarge' | 'notJson' | 'tooDeep' | 'hostileKey' | 'notARecord' | 'wrongType' | 'newer'
  /** The key or field that is to blame; '' where there is none. */
  readonly name: string
}

/** Bytes of the largest file that is read. */
const LARGEST_FILE = 5 * 1024 * 1024
/** Levels of nesting; the deepest of our tools (trees of SVG elements) stays far below. */
const DEEPEST = 500

const hostile = new Set(['__proto__', 'constructor', 'prototype'])

const refuse = (reason: ImportRefusal['reason'], name = ''): ImportRefusal => ({
  accepted: false,
  reason,
  name,
})

/** Looks through the whole of a file, level by level, so that nesting cannot exhaust the stack. */
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

/** Whatever else than a mistake in the text stops the parser is nesting that exhausts its stack. */
function parse(text: string): { readonly data: unknown } | { readonly failure: 'notJson' | 'tooDeep' } {
  try {
    return { data: JSON.parse(text) as unknown }
  } catch (error) {
    return { failure: error instanceof SyntaxError ? 'notJson' : 'tooDeep' }
  }
}

interface Reader {
  readonly key: string
  readonly version: number
  readonly present: Parts
  /** Whether a tool, as far as it is open, can read this. */
  readonly accepts: (name: string, data: unknown) => boolean
  /** Whether a field belongs to an open tool. */
  readonly isKnown: (name: string) => boolean
}

/** Reads a file for import: the wrapped form under any key, or the bare record. */
export function readImport(text: string, size: number, reader: Reader): ImportPreview | ImportRefusal {
  if (size > LARGEST_FILE) return refuse('tooLarge')
  const file = parse(text)
  if ('failure' in file) return refuse(file.failure)
  const found = danger(file.data)
  if (found) return found

  const isRecord = (data: unknown): data is Record<string, unknown> =>
    isObject(data) &&
    (isObject(data['meta']) ||
      Object.keys(data).some((name) => specifiedFields.has(name) || reader.isKnown(name)))

  let recordText = text
  if (!isRecord(file.data)) {
    // The whole of a localStorage: our own key first, whatever else looks like a record after it.
    const entries = Object.entries(isObject(file.data) ? file.data : {})
      .flatMap(([key, json]) => (typeof json === 'string' ? [{ key, json, inner: parse(json) }] : []))
      .toSorted((a, b) => Number(b.key === reader.key) - Number(a.key === reader.key))
    const hit = entries.find(({ inner }) => 'data' in inner && isRecord(inner.data))
    if (!hit || !('data' in hit.inner)) {
      const own = entries.find(({ key }) => key === reader.key)?.inner
      return refuse(own && 'failure' in own ? own.failure : 'notARecord')
    }
    const foundInside = danger(hit.inner.data)
    if (foundInside) return foundInside
    recordText = hit.json
  }

  const { version, parts, edited } = readRecord(recordText)
  if (version > reader.version) return refuse('newer')

  const texts = textsOf(new Map([...parts, ...edited]))

  for (const [name, json] of texts) {
    const field = parse(json)
    const fits = 'data' in field && specifiedFields.get(name)?.(field.data) !== false
    if (!fits || !reader.accepts(name, field.data)) return refuse('wrongType', name)
  }
  const merged = withBookkeeping(texts, reader.present)
  return {
    accepted: true,
    texts: merged,
    slices: changes(reader.present, merged, (name) => edited.has(name)),
  }
}

/** What was set aside and when the last export was stays true of this browser, whatever comes in. */
export function withBookkeeping(
  texts: ReadonlyMap<string, string>,
  present: Parts,
): ReadonlyMap<string, string> {
  const merged = new Map(texts)
  for (const name of bookkeeping) {
    const mine = present.get(name)?.text
    if (mine !== undefined) merged.set(name, mine)
  }
  return merged
}

function changes(
  present: Parts,
  texts: ReadonlyMap<string, string>,
  isSuspect: (name: string) => boolean,
): readonly SliceChange[] {
  const names = [...new Set([...present.keys(), ...texts.keys()])]
  return names.flatMap((name): SliceChange[] => {
    const before = present.get(name)?.text
    const after = texts.get(name)
    if ((before === undefined && after === undefined) || bookkeeping.has(name)) return []
    const change =
      before === undefined ? 'added' : after === undefined ? 'removed' : before === after ? 'same' : 'changed'
    return [
      { name, change, before: before?.length ?? 0, after: after?.length ?? 0, suspect: isSuspect(name) },
    ]
  })
}
