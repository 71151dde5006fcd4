import { unescapeFormula, type CsvRow } from '@kleinzeug/storage/exchange'
import { readClock, spanMinutes } from '../calendar/clock.ts'
import { isIsoDate, isoDate, type IsoDate } from '../calendar/date.ts'
import { kindByWord, readDuration } from '../entry/entry.ts'
import type { YearFault } from '../record/readYear.ts'
import { NOTE_LIMIT, type WorkDay } from '../record/work.ts'
import { addedUp } from '../record/addedUp.ts'
import { dateOrderOf, isSlashed, readSlashed, readTrackerClock, type DateOrder } from './trackerRows.ts'

/** What a column can hold. */
export const csvFields = ['date', 'hours', 'kind', 'start', 'end', 'break', 'note', 'project'] as const
export type CsvField = (typeof csvFields)[number]

/** Which column holds what; a field without a column is missing in the file. */
export type CsvColumns = Readonly<Partial<Record<CsvField, number>>>

const headWords: ReadonlyArray<readonly [CsvField, RegExp]> = [
  ['project', /^(?:project|projekt)$/i],
  ['break', /pause|break|unterbr/i],
  ['date', /^(?:datum|date|tag|day|start ?dat(?:e|um))\b/i],
  ['start', /^(?!.*dat(?:e|um)\b).*(?:begin|start|von|from|anfang|kommt)/i],
  ['end', /^(?!.*dat(?:e|um)\b).*(?:ende|end|bis|until|geht|^to$)/i],
  ['hours', /stunden|std|hours|dauer|duration|arbeitszeit|zeit|time|ist/i],
  ['kind', /art|typ|kind|type|status/i],
  ['note', /notiz|note|bemerkung|kommentar|comment|beschreibung|description|text/i],
]

/** Whether the first row names the columns: it has no date in it. */
export const hasHead = (rows: readonly CsvRow[]) =>
  rows.length > 0 && !rows[0]?.cells.some((cell) => readDate(cell, 'day-first') !== undefined)

/** The columns as their names, and without names their contents, suggest. */
export function guessColumns(rows: readonly CsvRow[]): CsvColumns {
  const head = rows[0]?.cells ?? []
  const columns: Partial<Record<CsvField, number>> = {}
  const taken = new Set<number>()
  const take = (field: CsvField, at: number) => {
    if (at === -1 || taken.has(at) || columns[field] !== undefined) return
    columns[field] = at
    taken.add(at)
  }
  if (hasHead(rows))
    for (const [field, words] of headWords)
      take(
        field,
        head.findIndex((name, at) => !taken.has(at) && words.test(name.trim())),
      )
  const body = rows.slice(hasHead(rows) ? 1 : 0, 20)
  const width = Math.max(0, ...body.map(({ cells }) => cells.length))
  const columnOf = (test: (cell: string) => boolean) =>
    Array.from({ length: width }, (_, at) => at).findIndex(
      (at) => !taken.has(at) && body.length > 0 && body.every(({ cells }) => test(cells[at] ?? '')),
    )
  take(
    'date',
    columnOf((cell) => readDate(cell, 'day-first') !== undefined),
  )
  take(
    'hours',
    columnOf((cell) => readDuration(cell.trim()) !== undefined),
  )
  return columns
}

/**
 * Reads `2026-11-21`, `21.11.2026`, `21.11.26`, `2026/11/21` beside a time or weekday, and with an order `21/11/2026`.
 * The day need not exist.
 */
export function readDate(text: string, order?: DateOrder): string | undefined {
  const iso = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  const german = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/.exec(text)
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : german
      ? [german[3], german[2], german[1]]
      : order && readSlashed(text, order)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0] = parts.map(Number)
  return isoDate(year < 100 ? 2000 + year : year, month, day)
}

/** Whether the head is that of a tracker whose rows are times of work: several of a day belong together. */
export const isTracker = (rows: readonly CsvRow[], columns: CsvColumns) =>
  hasHead(rows) && columns.start !== undefined && columns.end !== undefined && columns.project !== undefined

/** The order of the dates, where they have slashes and do not show it themselves: it has to be asked for. */
export const needsOrder = (rows: readonly CsvRow[], { date }: CsvColumns) => {
  const texts =
    date === undefined ? [] : rows.slice(hasHead(rows) ? 1 : 0).map(({ cells }) => cells[date] ?? '')
  return texts.some(isSlashed) && dateOrderOf(texts) === undefined
}

/** Why a line of a table was not taken. */
export interface CsvProblem {
  readonly line: number
  readonly fault: YearFault
  /** The cell that it is about. */
  readonly text: string
}

export interface CsvDays {
  readonly days: readonly WorkDay[]
  readonly problems: readonly CsvProblem[]
}

const hoursIn = (text: string): number | undefined => {
  const decimal = /^(-?\d{1,5})(?:[.,](\d{1,25}))?(e-\d{1,3})?$/.exec(text)
  if (decimal) return Number(`${decimal[1]}.${decimal[2] ?? '0'}${decimal[3] ?? ''}`)
  const sign = text.startsWith('-') ? -1 : 1
  const [, whole = text, seconds = '0'] = /^(-?\d+:\d{2}):([0-5]\d)$/.exec(text) ?? []
  if (seconds !== '0') return (hoursIn(whole) ?? 0) + (sign * Number(seconds)) / 3600
  const minutes = readDuration(text.replace(/^-/, ''))
  return minutes === undefined ? undefined : (sign * minutes) / 60
}

const readTime = (text: string) => readClock(text) ?? readTrackerClock(text)

/** How much of a cell a problem quotes. */
const SHOWN = 60

/** One line as a day, with what of it is lost, or what is wrong with it. */
function readRow(
  { line, cells }: CsvRow,
  columns: CsvColumns,
  order: DateOrder | undefined,
):
  | { readonly day: WorkDay; readonly lost: readonly CsvProblem[] }
  | { readonly problem: CsvProblem }
  | undefined {
  const cell = (field: CsvField) => {
    const at = columns[field]
    return at === undefined ? '' : (cells[at] ?? '').trim()
  }
  const refuse = (fault: YearFault, text: string) => ({ problem: { line, fault, text } })
  const date = readDate(cell('date'), order)
  if (date === undefined || !isIsoDate(date)) return refuse('date', cell('date'))
  const [start, end] = [readTime(cell('start')), readTime(cell('end'))]
  const pause = /^\d{1,4}$/.test(cell('break')) ? Number(cell('break')) : readDuration(cell('break'))
  const times =
    start !== undefined && end !== undefined
      ? { start, end, ...(pause !== undefined && pause > 0 && pause <= 1440 && { breakMinutes: pause }) }
      : undefined
  // Trackers write „Urlaub“ where the hours would stand.
  const kindOfHours = kindByWord(cell('hours'))
  const [, half, kindWord = ''] = /^(halber |half )?(.*)$/i.exec(cell('kind')) ?? []
  const kind = kindByWord(kindWord) ?? kindOfHours
  const textIn = (at: number | undefined) => (at === undefined ? '' : unescapeFormula(cells[at] ?? ''))
  const [note, project] = [textIn(columns.note), textIn(columns.project)]
  // Cells that say something the day does not hold.
  const lost = [
    times ? '' : cell('start'),
    times ? '' : cell('end'),
    times && (pause === 0 || times.breakMinutes !== undefined) ? '' : cell('break'),
    kindByWord(kindWord) ? '' : cell('kind'),
    note.slice(NOTE_LIMIT),
    project.slice(NOTE_LIMIT),
  ]
  const text = kindOfHours ? '' : cell('hours')
  let hours = hoursIn(text)
  if (text === '' && times) {
    hours = Math.max(0, spanMinutes(times.start, times.end) - (times.breakMinutes ?? 0)) / 60
  }
  if (text === '' && !times) {
    // An empty day, as other trackers write it.
    if ((!kind || kind === 'work') && note.trim() === '' && lost.every((cell) => cell === ''))
      return undefined
    hours = 0
  }
  if (hours === undefined) return refuse('hours', text)
  if (hours < 0 || Object.is(hours, -0)) return refuse('negative', text)
  if (hours > 24) return refuse('over-day', text)
  return {
    lost: lost
      .filter((cell) => cell !== '')
      .map((cell) => ({ line, fault: 'field' as const, text: cell.slice(0, SHOWN) })),
    day: {
      date,
      hoursWorked: hours,
      ...(kind && kind !== 'work' && { kind }),
      ...(half !== undefined && kind === 'vacation' && { leave: 0.5 }),
      ...times,
      ...(project.trim() !== '' && { project: project.slice(0, NOTE_LIMIT) }),
      ...(note.trim() !== '' && { note: note.slice(0, NOTE_LIMIT) }),
    },
  }
}

/** The order that the dates show, or the one that was asked for. */
function orderOf(rows: readonly CsvRow[], { date }: CsvColumns, asked: DateOrder): DateOrder {
  const texts = date === undefined ? [] : rows.map(({ cells }) => cells[date] ?? '')
  return dateOrderOf(texts) ?? asked
}

/** The hours of all lines, also of those that are not taken, in minutes. */
export function sumOfRows(
  rows: readonly CsvRow[],
  columns: CsvColumns,
  asked: DateOrder = 'day-first',
): number {
  const order = orderOf(rows, columns, asked)
  const { hours } = columns
  const sum = rows.slice(hasHead(rows) ? 1 : 0).reduce((total, row) => {
    const result = readRow(row, columns, order)
    if (!result) return total
    const own = hours === undefined ? undefined : hoursIn((row.cells[hours] ?? '').trim())
    return total + ('day' in result ? result.day.hoursWorked : (own ?? 0))
  }, 0)
  return Math.round(sum * 60)
}

/** The days of a table; lines that cannot be taken are reported, and all but the first of a day unless `addUp`. */
export function readDays(
  rows: readonly CsvRow[],
  columns: CsvColumns,
  addUp: boolean,
  asked: DateOrder = 'day-first',
): CsvDays {
  const days = new Map<IsoDate, WorkDay>()
  const problems: CsvProblem[] = []
  const order = orderOf(rows, columns, asked)
  for (const row of rows.slice(hasHead(rows) ? 1 : 0)) {
    const result = readRow(row, columns, order)
    if (!result) continue
    if ('problem' in result) {
      problems.push(result.problem)
      continue
    }
    const { day, lost } = result
    problems.push(...lost)
    const before = days.get(day.date)
    if (!before) days.set(day.date, day)
    else if (!addUp) problems.push({ line: row.line, fault: 'duplicate', text: day.date })
    else if (before.hoursWorked + day.hoursWorked > 24)
      problems.push({ line: row.line, fault: 'over-day', text: day.date })
    else days.set(day.date, addedUp(before, day))
  }
  return { days: [...days.values()], problems }
}
