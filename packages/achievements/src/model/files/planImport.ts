import type { IsoDate } from '../date.ts'
import { effectOf, readEntry, tidyFields, type AchievementsData, type EntryFields } from '../entry.ts'
import { addEntry, changeEntry, keyed } from '../list.ts'
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
  const before = new Map(keyed(list).map(({ key, item }) => [key, item] as const))
  const byName = new Map<string, string>()
  for (const [key, item] of before) if (isEntry(item)) byName.set(named(readEntry(item, key)), key)
  const contents = new Set([...before.values()].map((item) => JSON.stringify(item)))

  const added: EntryFields[] = []
  const changed: EntryFields[] = []
  let result = list
  let equal = 0
  for (const { fields: raw, id, item } of imported) {
    const fields = tidyFields(raw)
    const key =
      id !== undefined && before.has(id) ? id : item === undefined ? byName.get(named(fields)) : undefined
    const old = key === undefined ? undefined : readEntry(before.get(key), key)
    const isEqual =
      item === undefined
        ? old !== undefined && known({ ...old, impact: effectOf(old) }) === known(fields)
        : contents.has(JSON.stringify(item))
    if (isEqual) {
      equal++
      continue
    }
    if (item === undefined || isEntry(item)) (key === undefined ? added : changed).push(fields)
    if (key === undefined)
      result = item === undefined ? addEntry(result, fields, id ?? makeId(), today) : [...result, item]
    else if (item === undefined) result = changeEntry(result, key, fields, makeId())
    else result = keyed(result).map((each) => (each.key === key ? item : each.item))
  }
  return { list: result, added, changed, equal }
}
