import { isObject } from '@kleinzeug/storage/decode'
import type { IsoDate } from '../date.ts'
import { effectOf, readEntry, tidyFields, type AchievementsData, type EntryFields } from '../entry.ts'
import { addEntry, changeEntry, keyed } from '../list.ts'
import { isEntry } from '../talks.ts'
import { readCsv } from './csv.ts'
import { readMarkdown } from './markdown.ts'

/** An entry of a file; `item` is its stored form where the file holds that. */
export interface Imported {
  readonly fields: EntryFields
  readonly id?: string | undefined
  readonly item?: unknown
}

export interface ImportProblem {
  readonly line: number
  readonly fault: 'date' | 'title'
  readonly text: string
}

export type Refusal = 'empty' | 'no-columns' | 'no-entries' | 'no-json' | 'no-list' | 'too-large'

export type ImportResult =
  | { readonly entries: readonly Imported[]; readonly problems: readonly ImportProblem[] }
  | { readonly refused: Refusal }

/** Above this a file would not fit into the record either. */
export const FILE_LIMIT = 2_000_000

/** The list as it is stored, for a backup. */
export const jsonOf = (list: AchievementsData): string => `${JSON.stringify(list, null, 2)}\n`

/** The list in a file: by itself, as a field of a record, or in the download of a whole storage. */
function listIn(data: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data
  if (!isObject(data) || depth > 1) return undefined
  if (Array.isArray(data['achievements'])) return data['achievements']
  for (const value of Object.values(data)) {
    if (typeof value !== 'string' || !value.startsWith('{')) continue
    const list = listIn(parsed(value), depth + 1)
    if (list) return list
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readJson(text: string): ImportResult {
  const data = parsed(text)
  if (data === undefined) return { refused: 'no-json' }
  const list = listIn(data)
  if (!list) return { refused: 'no-list' }
  if (list.length === 0) return { refused: 'no-entries' }
  return {
    entries: keyed(list).map(({ key, item }) => ({
      item,
      fields: readEntry(item, key),
      id: isObject(item) && typeof item['id'] === 'string' ? item['id'] : undefined,
    })),
    problems: [],
  }
}

/** Reads JSON, CSV or Markdown, by what the text looks like; the name decides where that is open. */
export function readFile(name: string, text: string, today: IsoDate): ImportResult {
  const body = text.replace(/^\uFEFF/, '').trim()
  if (body === '') return { refused: 'empty' }
  if (body.length > FILE_LIMIT) return { refused: 'too-large' }
  if (/\.json$/i.test(name) || /^[[{]/.test(body)) return readJson(body)
  if (/\.(csv|tsv)$/i.test(name)) return readCsv(body, today)
  const table = /\.(md|markdown|txt)$/i.test(name) ? undefined : readCsv(body, today)
  return table && 'entries' in table ? table : readMarkdown(text, today)
}

/** What an import would do to the list. */
export interface ImportPlan {
  readonly list: AchievementsData
  readonly added: readonly EntryFields[]
  readonly changed: readonly EntryFields[]
  readonly equal: number
}

const known = (fields: EntryFields): string => JSON.stringify(tidyFields(fields))
const named = ({ date, title }: EntryFields) => JSON.stringify([date ?? null, title])

/**
 * Joins a file with the list: an entry is known by its id, else by its day and title. Nothing is removed, and
 * a stored form comes as it is, with all its fields.
 *
 * @param makeId makes the id of a new entry
 */
export function planImport(
  list: AchievementsData,
  imported: readonly Imported[],
  today: IsoDate,
  makeId: () => string,
): ImportPlan {
  const before = new Map(keyed(list).map(({ key, item }) => [key, item] as const))
  const byName = new Map<string, string>()
  for (const [key, item] of before) if (isEntry(item)) byName.set(named(readEntry(item, key)), key)
  const contents = new Set([...before.values()].map((item) => JSON.stringify(item)))

  const added: EntryFields[] = []
  const changed: EntryFields[] = []
  let result = list
  let equal = 0
  for (const { fields: raw, id, item } of imported) {
    const fields = tidyFields(raw)
    const key =
      id !== undefined && before.has(id) ? id : item === undefined ? byName.get(named(fields)) : undefined
    const old = key === undefined ? undefined : readEntry(before.get(key), key)
    const isEqual =
      item === undefined
        ? old !== undefined && known({ ...old, impact: effectOf(old) }) === known(fields)
        : contents.has(JSON.stringify(item))
    if (isEqual) {
      equal++
      continue
    }
    if (item === undefined || isEntry(item)) (key === undefined ? added : changed).push(fields)
    if (key === undefined)
      result = item === undefined ? addEntry(result, fields, id ?? makeId(), today) : [...result, item]
    else if (item === undefined) result = changeEntry(result, key, fields, makeId())
    else result = keyed(result).map((each) => (each.key === key ? item : each.item))
  }
  return { list: result, added, changed, equal }
}
