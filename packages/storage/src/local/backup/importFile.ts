import { isObject } from '../../decode/isObject.ts'

/** The effect of an import on one field of the record. */
export interface SliceChange {
  readonly name: string
  readonly change: 'added' | 'changed' | 'removed' | 'same'
  /** UTF-16 units before and after; 0: absent. */
  readonly before: number
  readonly after: number
  /** The file's checksum does not fit: it was edited by hand or damaged. */
  readonly suspect: boolean
}

/** A record that `applyImport` can replace the present one with. */
export interface ImportPreview {
  readonly accepted: true
  readonly slices: readonly SliceChange[]
  /** The JSON text of each field of the file. */
  readonly texts: ReadonlyMap<string, string>
}

/** Why a file cannot be imported; the sentence for each `reason` is in the labels. */
export interface ImportRefusal {
  readonly accepted: false
  readonly reason: 'tooLarge' | 'notJson' | 'tooDeep' | 'hostileKey' | 'notARecord' | 'wrongType' | 'newer'
  /** The key or field the reason is about; '' for none. */
  readonly name: string
}

/** Bytes of the largest file that is read. */
const LARGEST_FILE = 5 * 1024 * 1024
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

/** The record that a file is imported into. */
export interface ImportTarget {
  /** Name of its entry of localStorage. */
  readonly key: string
  /** The latest version of the record that it reads. */
  readonly version: number
  /** The JSON texts of its data. */
  readonly texts: ReadonlyMap<string, string>
  /** Reads the text of a record. `suspects`: fields whose checksum does not fit. */
  readonly read: (text: string) => {
    readonly version: number
    readonly texts: ReadonlyMap<string, string>
    readonly suspects: ReadonlyMap<string, unknown>
  }
  /** Whether a field of this name is specified or in use. */
  readonly has: (name: string) => boolean
  /** Whether a field may hold this value. */
  readonly accepts: (name: string, data: unknown) => boolean
}

/** Reads a file for import: an export, the content of a localStorage, or a bare record. Never throws. */
export function readImport(text: string, size: number, target: ImportTarget): ImportPreview | ImportRefusal {
  if (size > LARGEST_FILE) return refuse('tooLarge')
  const file = parse(text)
  if ('failure' in file) return refuse(file.failure)
  const found = danger(file.data)
  if (found) return found

  const isRecord = (data: unknown): data is Record<string, unknown> =>
    isObject(data) && (isObject(data['meta']) || Object.keys(data).some((name) => target.has(name)))

  let recordText = text
  if (!isRecord(file.data)) {
    // The entries of a localStorage: the record's own key first, then any other that is a record.
    const entries = Object.entries(isObject(file.data) ? file.data : {})
      .flatMap(([key, json]) => (typeof json === 'string' ? [{ key, json, inner: parse(json) }] : []))
      .toSorted((a, b) => Number(b.key === target.key) - Number(a.key === target.key))
    const hit = entries.find(({ inner }) => 'data' in inner && isRecord(inner.data))
    if (!hit || !('data' in hit.inner)) {
      const own = entries.find(({ key }) => key === target.key)?.inner
      return refuse(own && 'failure' in own ? own.failure : 'notARecord')
    }
    const foundInside = danger(hit.inner.data)
    if (foundInside) return foundInside
    recordText = hit.json
  }

  const { version, texts, suspects } = target.read(recordText)
  if (version > target.version) return refuse('newer')
  for (const [name, json] of texts) {
    const field = parse(json)
    if (!('data' in field) || !target.accepts(name, field.data)) return refuse('wrongType', name)
  }
  return { accepted: true, texts, slices: changes(target.texts, texts, suspects) }
}

function changes(
  present: ReadonlyMap<string, string>,
  coming: ReadonlyMap<string, string>,
  suspects: ReadonlyMap<string, unknown>,
): readonly SliceChange[] {
  return [...new Set([...present.keys(), ...coming.keys()])].map((name) => {
    const before = present.get(name)
    const after = coming.get(name)
    const change =
      before === undefined ? 'added' : after === undefined ? 'removed' : before === after ? 'same' : 'changed'
    return {
      name,
      change,
      before: before?.length ?? 0,
      after: after?.length ?? 0,
      suspect: suspects.has(name),
    }
  })
}
