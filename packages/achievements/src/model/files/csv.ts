import { effectOf, emptyFields, type Entry, type EntryFields } from '../entry.ts'
import { isIsoDate } from '../date.ts'
import { dayOfWord } from '../quickEntry.ts'
import { webAddress } from '../webAddress.ts'
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

// What a spreadsheet takes for a formula, also after blanks and in full width (OWASP, CSV injection).
const formula = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/

const guarded = (text: string) => (formula.test(text) ? `'${text}` : text)
const unguarded = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)

const cell = (text: string) => {
  const safe = guarded(text)
  return /[;,"\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Entries as German Excel opens them: semicolons, CRLF, a byte order mark. A cell that a spreadsheet would
 * take for a formula gets an apostrophe in front; reading takes it off again.
 */
export function csvOf(entries: readonly Entry[]): string {
  const written = ['Datum', 'Erfolg', 'Wirkung', 'Beleg', 'Tags', 'Dank', 'Id']
  // An item without an id is told by its content; that is no id to give away.
  const rows = entries.map((entry) => [
    entry.date ?? '',
    entry.title,
    effectOf(entry),
    entry.evidence,
    entry.tags.join(', '),
    entry.people.join(', '),
    /^[\w-]{1,40}$/.test(entry.key) ? entry.key : '',
  ])
  return `\uFEFF${[written, ...rows].map((cells) => `${cells.map(cell).join(';')}\r\n`).join('')}`
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** The delimiter that the first line uses most, outside of quotes. */
function delimiterOf(text: string): string {
  const first = (/^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = [';', '\t', ','].map((mark) => [mark, first.split(mark).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** Reads delimited text (RFC 4180) into rows with the line each begins on; empty rows are left out. */
function readTable(text: string): readonly Row[] {
  const body = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(body)
  const rows: Row[] = []
  let cells: string[] = []
  let [line, begin] = [1, 1]
  const pattern = new RegExp(
    `(?:"((?:[^"]|"")*)"[^${delimiter}\\r\\n]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  while (pattern.lastIndex < body.length || cells.length > 0) {
    const match = pattern.exec(body)
    if (!match) break
    const [whole, quoted, plain, end] = match
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === delimiter) continue
    if (cells.some((text) => text.trim() !== '')) rows.push({ line: begin, cells })
    cells = []
    begin = line
    if (end === '') break
  }
  return rows
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
      const value = unguarded(raw)
      const name = names[index]
      if (name && found[name] === undefined) found[name] = value
      else if (value.trim() !== '') extra.push(`${head?.cells[index]?.trim() ?? ''}: ${value}`)
    })
    const date = readDay(found.date ?? '', today)
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
      tags: found.tags?.split(/[,;\s]+/) ?? [],
      people: found.people?.split(/[,;\n]/) ?? [],
    }
    return [{ fields, id: found.id?.trim() || undefined }]
  })
  return { entries, problems }
}

function readDay(text: string, today: string): string | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (isIsoDate(trimmed)) return trimmed
  return dayOfWord(trimmed, today) ?? null
}
