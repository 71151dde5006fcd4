import { wordsOf } from '@kleinzeug/text-search'
import { yearOf, type IsoDate } from '@kleinzeug/calendar-day'
import type { Entry } from './entry.ts'

export interface Filter {
  readonly query: string
  /** All years without one. */
  readonly year?: number | undefined
  readonly tag?: string | undefined
  readonly person?: string | undefined
  /** Only entries after this day. */
  readonly after?: IsoDate | undefined
}

const words = new WeakMap<Entry, readonly string[]>()

/** The folded words of an entry, made once. */
function wordsIn(entry: Entry): readonly string[] {
  const known = words.get(entry)
  if (known) return known
  const { date = '', title, impact, evidence, tags, people, rest } = entry
  const made = wordsOf([date, title, impact, evidence, ...tags, ...people, ...rest.flat()].join(' '))
  words.set(entry, made)
  return made
}

export function filterEntries(entries: readonly Entry[], filter: Filter): readonly Entry[] {
  const typed = wordsOf(filter.query)
  return entries.filter(
    (entry) =>
      (filter.year === undefined || (entry.date !== undefined && yearOf(entry.date) === filter.year)) &&
      (filter.tag === undefined || entry.tags.includes(filter.tag)) &&
      (filter.person === undefined || entry.people.includes(filter.person)) &&
      (filter.after === undefined || (entry.date !== undefined && entry.date > filter.after)) &&
      typed.every((word) => wordsIn(entry).some((known) => known.includes(word))),
  )
}

/** Values with how often they occur, the most frequent first, then by name. */
export function countValues(
  lists: ReadonlyArray<readonly string[]>,
): ReadonlyArray<readonly [string, number]> {
  const counts = new Map<string, number>()
  for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b, 'de'))
}

/** The newest first; of one day the one written last first; without a date at the end. */
export const newestFirst = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toReversed().toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
