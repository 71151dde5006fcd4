import { isObject } from '@kleinzeug/storage/decode'
import { isIsoDate, localDate, type IsoDate } from '@kleinzeug/calendar-day'
import { webAddress } from '@kleinzeug/storage/exchange'

/** What is stored. Items of this version have an `id`; items of earlier records are any JSON until they are edited. */
export type AchievementsData = readonly unknown[]

/** The fields of an entry that one can edit. */
export interface EntryFields {
  readonly date?: IsoDate | undefined
  readonly title: string
  /** What changed by it, and for whom; may have several lines. */
  readonly impact: string
  /** An http or https address where it can be seen; empty without one. */
  readonly evidence: string
  readonly tags: readonly string[]
  /** Whom it is owed to as well. */
  readonly people: readonly string[]
}

/** An item of the list, as it is shown. */
export interface Entry extends EntryFields {
  /** Tells the items of one list apart: the stored id, or for an item without one its content. */
  readonly key: string
  /** The day on which it was written down. */
  readonly added?: IsoDate | undefined
  /** What the item has besides, by name, as text. */
  readonly rest: ReadonlyArray<readonly [name: string, text: string]>
}

export const emptyFields: EntryFields = { title: '', impact: '', evidence: '', tags: [], people: [] }

export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Texts of a list field: without blanks, commas and repetitions. */
export const cleanNames = (names: readonly string[]): readonly string[] => [
  ...new Set(
    names
      .flatMap((name) => name.split(/[,;]/))
      .map(oneLine)
      .filter(Boolean),
  ),
]

/** A tag as it is stored: without #, spaces become hyphens. */
export const cleanTags = (tags: readonly string[]): readonly string[] =>
  cleanNames(cleanNames(tags).map((tag) => tag.replaceAll(/#/g, ' ').trim().replaceAll(/\s+/g, '-')))

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))

/** The day of a date field of any record: a day, or an instant, which is the day of the local clock then. */
function readDate(value: unknown): IsoDate | undefined {
  if (isIsoDate(value)) return value
  const instant =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
      ? Date.parse(value)
      : typeof value === 'number' && value > 1e11
        ? value
        : Number.NaN
  const date = Number.isNaN(instant) ? undefined : localDate(instant)
  return isIsoDate(date) ? date : undefined
}

function readNames(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return cleanNames([value])
  if (!Array.isArray(value)) return undefined
  const names = value.filter((name) => typeof name === 'string')
  return names.length === value.length ? cleanNames(names) : undefined
}

const own = new Set(['id', 'added'])
/** Fields of earlier records that served as a title, the likeliest first. */
const titles = ['title', 'titel', 'name', 'text', 'description']

/** Reads one item of the list; never fails, and hides nothing that the item holds. */
export function readEntry(item: unknown, key: string): Entry {
  if (!isObject(item)) {
    const title = item === null || item === undefined ? '' : asText(item)
    return {
      ...emptyFields,
      key,
      title: Array.isArray(item) ? '' : title,
      rest: Array.isArray(item) ? [['', asText(item)]] : [],
    }
  }
  const used = new Set(own)
  const readField = <T>(name: string, read: (value: unknown) => T | undefined): T | undefined => {
    const value = read(item[name])
    if (value !== undefined) used.add(name)
    return value
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const filled = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)
  const titleName = [...titles, ...Object.keys(item).filter((name) => !own.has(name))].find(
    (name) =>
      filled(item[name]) &&
      (titles.includes(name) || !['date', 'evidence', 'impact', 'tags', 'people'].includes(name)),
  )
  const fields = {
    date: readField('date', readDate),
    title: oneLine((titleName && readField(titleName, text)) ?? ''),
    impact: readField('impact', text) ?? '',
    evidence: readField('evidence', (value) => (value === '' ? '' : webAddress(text(value) ?? ''))) ?? '',
    tags: readField('tags', readNames) ?? [],
    people: readField('people', readNames) ?? [],
    added: isIsoDate(item['added']) ? item['added'] : undefined,
  }
  const rest = Object.entries(item).filter(
    ([name, value]) => !used.has(name) && value !== '' && value !== null,
  )
  return { ...fields, key, rest: rest.map(([name, value]) => [name, asText(value)] as const) }
}

/** Fields as they are stored. */
export const tidyFields = (fields: EntryFields): EntryFields => ({
  date: fields.date,
  title: oneLine(fields.title),
  impact: fields.impact.trim(),
  evidence: fields.evidence.trim(),
  tags: cleanTags(fields.tags),
  people: cleanNames(fields.people),
})

/** The impact and what else an item holds, as lines: what a format without such fields writes. */
export const effectOf = ({ impact, rest }: Entry): string =>
  [impact, ...rest.map(([name, text]) => (name ? `${name}: ${text}` : text))].filter(Boolean).join('\n')
