import type { IsoDate } from '@kleinzeug/calendar-day'
import { readBackup } from '@kleinzeug/storage/exchange'
import type { AchievementsData } from '../entry.ts'
import { keyed, newItem } from '../list.ts'
import { readCsv } from './csv.ts'
import type { AchievementsFile, ImportResult } from './imported.ts'
import { readMarkdown } from './markdown.ts'

/** Above this a file would not fit into the record either. */
export const FILE_LIMIT = 2_000_000

/** The list as it is stored, for a backup. */
export const jsonOf = (list: AchievementsData): string => `${JSON.stringify(list, null, 2)}\n`

function readJson(text: string): AchievementsFile {
  const file = readBackup(text, 'achievements')
  if (!file) return { refused: 'no-json' }
  return Array.isArray(file.data)
    ? { items: keyed(file.data), problems: [], isCut: file.isCut }
    : { refused: 'no-list' }
}

function readText(name: string, text: string, today: IsoDate): ImportResult {
  if (/\.(csv|tsv)$/i.test(name)) return readCsv(text, today)
  const table = /\.(md|markdown|txt)$/i.test(name) ? undefined : readCsv(text, today)
  return table && 'entries' in table ? table : readMarkdown(text, today)
}

/**
 * Reads JSON, CSV or Markdown, by what the text looks like; the name decides where that is open.
 *
 * @param makeId makes the id of an entry without one
 */
export function readFile(name: string, text: string, today: IsoDate, makeId: () => string): AchievementsFile {
  const body = text.replace(/^\uFEFF/, '').trim()
  if (/\.json$/i.test(name) || /^[[{]/.test(body)) return readJson(body)
  const result = readText(name, body, today)
  if ('refused' in result) return result
  const items = result.entries.map(({ fields, id = makeId() }) => ({
    key: id,
    item: newItem(fields, id, today),
  }))
  const fields = ['date', 'title', 'impact', 'evidence', 'tags', 'people']
  return { items, problems: result.problems, fields, isCut: false }
}
