import { readTable } from '@kleinzeug/storage/exchange'
import { addressKey, typedAddress } from '../webAddress.ts'
import { dayOf, type Imported, type ImportProblem, type ReadResult } from './imported.ts'

/** What the columns of Raindrop, Pocket and others are called, in lower case. */
const columns = {
  url: ['url', 'link', 'given_url', 'resolved_url', 'href', 'adresse'],
  title: ['title', 'titel', 'name', 'given_title', 'resolved_title'],
  note: ['note', 'notes', 'description', 'notiz', 'text', 'comment'],
  excerpt: ['excerpt', 'selection'],
  tags: ['tags', 'labels', 'schlagwörter'],
  folder: ['folder', 'collection', 'ordner'],
  created: ['created', 'time_added', 'created_at', 'date', 'timestamp', 'datum'],
  status: ['status', 'state', 'is_archived'],
} as const
type Column = keyof typeof columns
const isColumn = (name: string): name is Column => Object.hasOwn(columns, name)
const columnNames = Object.keys(columns).filter(isColumn)

/** Folders that hold what was put nowhere. */
const standard = /^(unsorted|unsortiert|all|alle)$/i

/** Reads the CSV of Raindrop, Pocket and others, by the names of the columns in its first row. */
export function readCsv(file: string, text: string): ReadResult {
  const [head, ...rows] = readTable(text)
  const heads = (head?.cells ?? []).map((name) => {
    const found = name.trim().toLowerCase()
    return columnNames.find((column) => columns[column].some((known) => known === found))
  })
  if (!heads.includes('url')) return { refused: 'no-columns' }
  const cards: Imported[] = []
  const problems: ImportProblem[] = []
  for (const { cells } of rows) {
    const get = (column: Column) =>
      heads.flatMap((name, index) => (name === column ? [cells[index]?.trim() ?? ''] : [])).find(Boolean) ??
      ''
    const url = typedAddress(get('url'))
    if (addressKey(url) === undefined) {
      problems.push({
        file,
        fault: 'address',
        text: (get('title') || get('url') || cells.join(' ')).slice(0, 80),
      })
      continue
    }
    const folder = get('folder')
      .split('/')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !standard.test(part))
    const [note, excerpt] = [get('note'), get('excerpt')]
    cards.push({
      title: get('title') || (url ?? ''),
      text: [note, excerpt && excerpt !== note ? quote(excerpt) : ''].filter(Boolean).join('\n\n'),
      url,
      // Pocket separates tags by "|", the others by commas.
      tags: [...folder, ...get('tags').split(/[,|;]/)].map((tag) => tag.trim()).filter(Boolean),
      later: /^unread$/i.test(get('status')),
      created: dayOf(get('created')),
    })
  }
  return cards.length === 0 && problems.length === 0 ? { refused: 'no-links' } : { cards, problems }
}

/** A quotation from the page, set off from the visitor's words. */
export const quote = (text: string) => text.replaceAll(/^/gm, '> ')
