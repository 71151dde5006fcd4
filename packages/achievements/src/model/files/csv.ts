import { readTable, unescapeFormula, webAddress, writeTable } from '@kleinzeug/storage/exchange'
import { tagsIn } from '../tagsIn.ts'
import { effectOf, emptyFields, type Entry, type EntryFields } from '../entry.ts'
import { csvHeads } from './fileWords.ts'
import { isIsoDate } from '@kleinzeug/calendar-day'
import { readDay } from '@kleinzeug/calendar-day/read-day'
import type { Imported, ImportProblem, ImportResult } from './imported.ts'

const columns = ['date', 'title', 'impact', 'evidence', 'tags', 'people', 'id'] as const
type Column = (typeof columns)[number]

/** Names of the columns in a file, in lower case; the first is the one that is written. */
const heads: Readonly<Record<Column, readonly string[]>> = {
  date: ['datum', 'date', 'tag', 'day', 'when', 'wann'],
  title: ['erfolg', 'titel', 'title', 'achievement', 'name', 'was', 'what', 'text'],
  impact: ['wirkung', 'impact', 'ergebnis', 'result'],
  evidence: ['beleg', 'evidence', 'link', 'url'],
  tags: ['tags', 'schlagwörter', 'schlagworte', 'labels'],
  people: ['dank', 'people', 'thanks', 'menschen', 'personen'],
  id: ['id'],
}

/** Entries as German Excel opens them. */
export function csvOf(entries: readonly Entry[]): string {
  // An item without an id is known by its content, which is not exported as an id.
  const rows = entries.map((entry) => [
    entry.date ?? '',
    entry.title,
    effectOf(entry),
    entry.evidence,
    entry.tags.join(', '),
    entry.people.join(', '),
    /^[\w-]{1,40}$/.test(entry.key) ? entry.key : '',
  ])
  return writeTable([csvHeads, ...rows])
}

const columnOf = (head: string): Column | undefined =>
  columns.find((column) => heads[column].includes(head.trim().toLowerCase()))

/** Reads a table whose first row names its columns; columns it does not know go to the impact, by name. */
export function readCsv(text: string, today: string): ImportResult {
  const [head, ...rows] = readTable(text)
  const names = head?.cells.map(columnOf) ?? []
  if (!names.includes('title')) return { refused: 'no-columns' }
  const problems: ImportProblem[] = []
  const entries = rows.flatMap(({ line, cells }): Imported[] => {
    const found: Partial<Record<Column, string>> = {}
    const extra: string[] = []
    cells.forEach((raw, index) => {
      const value = unescapeFormula(raw)
      const name = names[index]
      if (name && found[name] === undefined) found[name] = value
      else if (value.trim() !== '') extra.push(`${head?.cells[index]?.trim() ?? ''}: ${value}`)
    })
    const date = dayIn(found.date ?? '', today)
    const evidence = webAddress(found.evidence ?? '')
    if (date === null) problems.push({ line, fault: 'date', text: found.date ?? '' })
    if (!evidence && found.evidence?.trim()) extra.push(found.evidence)
    if (!found.title?.trim()) {
      problems.push({ line, fault: 'title', text: cells.join(' ').slice(0, 60) })
      return []
    }
    const fields: EntryFields = {
      ...emptyFields,
      date: date ?? undefined,
      title: found.title,
      impact: [found.impact, ...extra].filter(Boolean).join('\n'),
      evidence: evidence ?? '',
      tags: tagsIn(found.tags ?? ''),
      people: found.people?.split(/[,;\n]/) ?? [],
    }
    return [{ fields, id: found.id?.trim() || undefined }]
  })
  return { entries, problems }
}

function dayIn(text: string, today: string): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (isIsoDate(trimmed)) return trimmed
  return readDay(trimmed, today) ?? null
}
