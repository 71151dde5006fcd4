import type { IsoDate } from '@kleinzeug/calendar-day'
import { effectOf, readEntry, tidyFields, type AchievementsData, type EntryFields } from '../entry.ts'
import { changedItem, keyed, newItem } from '../list.ts'
import { isEntry } from '../talks.ts'
import type { Imported } from './imported.ts'

/** What an import would do to the list. */
export interface ImportPlan {
  readonly list: AchievementsData
  readonly added: readonly EntryFields[]
  readonly changed: readonly EntryFields[]
  readonly equal: number
}

const known = (fields: EntryFields): string => JSON.stringify(tidyFields(fields))
const named = ({ date, title }: EntryFields) => JSON.stringify([date ?? null, title])

/**
 * Joins a file with the list: an entry is known by its id, else by its day and title. Nothing is removed, and
 * a stored form comes as it is, with all its fields.
 *
 * @param makeId makes the id of a new entry
 */
export function planImport(
  list: AchievementsData,
  imported: readonly Imported[],
  today: IsoDate,
  makeId: () => string,
): ImportPlan {
  const stored = keyed(list)
  const entries = new Map(stored.flatMap(({ key, item }) => (isEntry(item) ? [[key, item] as const] : [])))
  const others = new Set(stored.flatMap(({ key, item }) => (isEntry(item) ? [] : [key])))
  const byName = new Map(Array.from(entries, ([key, item]) => [named(readEntry(item, key)), key] as const))
  const contents = new Set(list.map((item) => JSON.stringify(item)))

  const added: EntryFields[] = []
  const changed: EntryFields[] = []
  const appended: unknown[] = []
  const replaced = new Map<string, unknown>()
  let equal = 0
  for (const { fields: raw, id, item } of imported) {
    const fields = tidyFields(raw)
    if (item !== undefined && !isEntry(item)) {
      // Talks and the reminder: those that are here stay.
      if (!contents.has(JSON.stringify(item)) && !(id !== undefined && others.has(id))) appended.push(item)
      continue
    }
    const isKnown = id !== undefined && entries.has(id)
    const key = isKnown ? id : item === undefined ? byName.get(named(fields)) : undefined
    const old = key === undefined ? undefined : readEntry(entries.get(key), key)
    const isEqual =
      item === undefined
        ? old !== undefined && known({ ...old, impact: effectOf(old) }) === known(fields)
        : contents.has(JSON.stringify(item))
    if (isEqual) equal++
    else if (key === undefined) {
      const own = id === undefined || others.has(id) ? makeId() : id
      appended.push(item === undefined ? newItem(fields, own, today) : item)
      added.push(fields)
    } else {
      replaced.set(key, item === undefined ? changedItem(entries.get(key), fields, makeId()) : item)
      changed.push(fields)
    }
  }
  const isSame = appended.length === 0 && replaced.size === 0
  const next = stored.map(({ key, item }) => (replaced.has(key) ? replaced.get(key) : item))
  return { list: isSame ? list : [...next, ...appended], added, changed, equal }
}
