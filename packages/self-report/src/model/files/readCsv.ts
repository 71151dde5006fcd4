import { isIsoDate } from '@kleinzeug/calendar-day'
import { readTable, unescapeFormula } from '@kleinzeug/storage/exchange'
import { emptyData, STEPS, type Rating, type SelfReportData, type Trait } from '../data.ts'

const columns = ['date', 'trait', 'value', 'from', 'to', 'by', 'note', 'id'] as const
type Column = (typeof columns)[number]

/** Names of the columns in a file, in lower case. */
const heads: Readonly<Record<Column, readonly string[]>> = {
  date: ['datum', 'date', 'tag', 'day'],
  trait: ['eigenschaft', 'trait', 'name'],
  value: ['wert', 'value'],
  from: ['kleinster', 'lowest'],
  to: ['größter', 'highest'],
  by: ['von', 'by'],
  note: ['notiz', 'note'],
  id: ['id'],
}

const columnOf = (head: string): Column | undefined =>
  columns.find((column) => heads[column].includes(head.trim().toLowerCase()))

export interface ReadCsv {
  readonly data: SelfReportData
  /** Rows without a readable day, trait or value. */
  readonly lost: readonly unknown[]
  /** Rows on another scale, as the sums of a questionnaire: no answers follow from them. */
  readonly sums: number
}

/**
 * Reads ratings from a table whose first row names its columns, a row a value. Traits are known by their names.
 * Rows belong to one rating when they have its id or else its day, person and note.
 *
 * @returns `undefined` where day, trait or value have no column
 */
export function readCsv(text: string, current: SelfReportData, makeId: () => string): ReadCsv | undefined {
  const [head, ...rows] = readTable(text)
  const names = head?.cells.map(columnOf) ?? []
  if (!(['date', 'trait', 'value'] as const).every((column) => names.includes(column))) return undefined
  const known = new Map(current.traits.map((trait) => [trait.name.trim(), trait]))
  const traits = new Map<string, Trait>()
  const ratings = new Map<string, Rating>()
  const lost: unknown[] = []
  let sums = 0
  for (const { cells } of rows) {
    const cell = (column: Column) => unescapeFormula(cells[names.indexOf(column)] ?? '')
    const [date, name, value] = [cell('date').trim(), cell('trait').trim(), Number(cell('value'))]
    if ((cell('to') || String(STEPS)) !== String(STEPS) || (cell('from') || '1') !== '1') {
      sums += 1
      continue
    }
    if (!isIsoDate(date) || name === '' || !Number.isInteger(value) || value < 1 || value > STEPS) {
      lost.push(cells.join(' '))
      continue
    }
    const trait = known.get(name) ?? { id: makeId(), name, low: '', high: '', resting: false }
    known.set(name, trait)
    traits.set(trait.id, trait)
    const [by, note] = [cell('by'), cell('note')]
    const key = cell('id').trim() || JSON.stringify([date, by, note])
    const rating = ratings.get(key) ?? {
      id: cell('id').trim() || makeId(),
      date,
      values: [],
      note,
      by,
      open: false,
    }
    // Of two values for one trait the first counts.
    if (rating.values.some((each) => each.trait === trait.id)) lost.push(cells.join(' '))
    else ratings.set(key, { ...rating, values: [...rating.values, { trait: trait.id, value }] })
  }
  return {
    data: { ...emptyData(), traits: [...traits.values()], ratings: [...ratings.values()] },
    lost,
    sums,
  }
}
