import type { IsoDate } from '@kleinzeug/calendar-day'
import { effectOf, readEntry, tidyFields, type AchievementsData, type EntryFields } from '../entry.ts'
import { changedItem, keyed, newItem } from '../list.ts'
import { isEntry } from '../talks.ts'
import type { Imported } from './imported.ts'

/** What an import does with entries that are here in another form: keep them, or replace them by the file's. */
export type ImportMode = 'keep' | 'replace'

/** What an import would do to the list. */
export interface ImportPlan {
  readonly list: AchievementsData
  readonly added: readonly EntryFields[]
  readonly changed: readonly EntryFields[]
  /** Left out, as an entry of its id is here in another form. */
  readonly kept: readonly EntryFields[]
  /** How many are here word for word. */
  readonly equal: number
  /** Whether `mode` makes a difference. */
  readonly hasChoice: boolean
}

const known = (fields: EntryFields): string => JSON.stringify(tidyFields(fields))
const named = ({ date, title }: EntryFields) => JSON.stringify([date ?? null, title])

/**
 * Joins a file with the list. Nothing is removed, and a stored form comes as it is, with all its fields. An entry
 * is known by its id. Without one, an entry of another content is one of its own, unless it may replace the only
 * one of its day and title.
 *
 * @param makeId makes the id of a new entry
 */
export function planImport(
  list: AchievementsData,
  imported: readonly Imported[],
  today: IsoDate,
  makeId: () => string,
  mode: ImportMode = 'keep',
): ImportPlan {
  const stored = keyed(list)
  const entries = new Map(stored.flatMap(({ key, item }) => (isEntry(item) ? [[key, item] as const] : [])))
  const others = new Set(stored.flatMap(({ key, item }) => (isEntry(item) ? [] : [key])))
  const contents = new Set(list.map((item) => JSON.stringify(item)))

  // Entries of the file that are here word for word; each of those here stands for one of them.
  const free = new Map(
    Array.from(entries, ([key, item]) => {
      const entry = readEntry(item, key)
      return [key, { name: named(entry), text: known({ ...entry, impact: effectOf(entry) }) }] as const
    }),
  )
  const differing = imported.flatMap(({ fields: raw, id, item }) => {
    const fields = tidyFields(raw)
    if (item !== undefined && contents.has(JSON.stringify(item))) {
      if (id !== undefined) free.delete(id)
      return []
    }
    if (item === undefined) {
      const text = known(fields)
      const own = id !== undefined && free.get(id)?.text === text ? id : undefined
      const equal = own ?? [...free].find(([, entry]) => entry.text === text)?.[0]
      if (equal !== undefined) {
        free.delete(equal)
        return []
      }
    }
    return [{ fields, id, item }]
  })
  const isOther = ({ item }: { item?: unknown }) => item !== undefined && !isEntry(item)
  const isKnown = ({ id }: { id?: string | undefined }) => id !== undefined && entries.has(id)
  const namesHere = Map.groupBy(free, ([, { name }]) => name)
  const namesThere = Map.groupBy(
    differing.filter((one) => one.item === undefined && !isKnown(one)),
    ({ fields }) => named(fields),
  )

  const added: EntryFields[] = []
  const changed: EntryFields[] = []
  const kept: EntryFields[] = []
  const appended: unknown[] = []
  const replaced = new Map<string, unknown>()
  let hasChoice = false
  for (const one of differing) {
    const { fields, id, item } = one
    if (isOther(one)) {
      // Talks and the reminder: those that are here stay.
      if (!(id !== undefined && others.has(id))) appended.push(item)
      continue
    }
    const name = named(fields)
    const isOnly = namesHere.get(name)?.length === 1 && namesThere.get(name)?.length === 1
    const key = isKnown(one) ? id : item === undefined && isOnly ? namesHere.get(name)?.[0]?.[0] : undefined
    if (key !== undefined) hasChoice = true
    if (key !== undefined && mode === 'replace' && free.has(key) && !replaced.has(key)) {
      replaced.set(key, item === undefined ? changedItem(entries.get(key), fields, makeId()) : item)
      changed.push(fields)
    } else if (mode === 'keep' && isKnown(one)) kept.push(fields)
    else {
      const isTaken = id === undefined || others.has(id) || (item === undefined && entries.has(id))
      appended.push(item === undefined ? newItem(fields, isTaken ? makeId() : id, today) : item)
      added.push(fields)
    }
  }
  const isSame = appended.length === 0 && replaced.size === 0
  const next = stored.map(({ key, item }) => (replaced.has(key) ? replaced.get(key) : item))
  const equal = imported.filter((one) => !isOther(one)).length - added.length - changed.length - kept.length
  return { list: isSame ? list : [...next, ...appended], added, changed, kept, equal, hasChoice }
}
