import { isObject } from '@kleinzeug/storage/decode'
import type { IsoDate } from '@kleinzeug/calendar-day'
import { readEntry, type AchievementsData } from '../entry.ts'
import { keyed } from '../list.ts'
import { readCsv } from './csv.ts'
import type { ImportResult } from './imported.ts'
import { readMarkdown } from './markdown.ts'

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
