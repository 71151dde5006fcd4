import { putInList, type ImportRules } from '@kleinzeug/shell/import-plan'
import { isObject } from '@kleinzeug/storage/decode'
import { effectOf, readEntry, tidyFields, type AchievementsData } from '../model/entry.ts'
import { changedItem, keyed, type Keyed } from '../model/list.ts'
import { isEntry } from '../model/talks.ts'

// An entry never replaces a talk or the reminder, even under the same id.
const keyOf = ({ key, item }: Keyed) => `${isEntry(item) ? 'entry' : 'other'} ${key}`

/** An entry as every format can say it; a talk or the reminder as it is stored. */
export function fieldsOf({ key, item }: Keyed) {
  if (!isEntry(item)) return isObject(item) ? item : {}
  const entry = readEntry(item, key)
  return { ...tidyFields({ ...entry, impact: effectOf(entry) }), added: entry.added }
}

/** How entries, talks and the reminder are imported: known by their ids, else by day and title. */
export const importRules: ImportRules<AchievementsData, Keyed> = {
  itemsOf: keyed,
  put: (list, changes) => putInList(keyed(list), changes, keyOf).map(({ item }) => item),
  keyOf,
  likenessOf: (one) => {
    const { date, title } = readEntry(one.item, one.key)
    return isEntry(one.item) ? JSON.stringify([date, title]) : undefined
  },
  renamed: ({ key, item }, count) =>
    isObject(item) && typeof item['id'] === 'string' && item['id'] !== ''
      ? { key: `${key}-${count}`, item: { ...item, id: `${key}-${count}` } }
      : undefined,
  fieldsOf,
  replaced: (mine, { key, item }) => ({ ...mine, item: changedItem(mine.item, readEntry(item, key), key) }),
}
