import { putInList, type ImportRules } from '@kleinzeug/shell/import-plan'
import { emptyData, type SelfReportData } from '../model/data.ts'

const lists = ['traits', 'ratings', 'tests', 'sheets'] as const

/** An item of one of the lists, or another field of the data under its name. */
export interface ImportedItem {
  readonly list: (typeof lists)[number] | 'fields'
  readonly item: { readonly id: string }
}

const keyOf = ({ list, item }: ImportedItem) => `${list} ${item.id}`

/** An item with its values by trait; one that was left out is as good as none. */
function fieldsOf({ item }: ImportedItem): Readonly<Record<string, unknown>> {
  const { values, ...fields } = { values: undefined, ...item } as const
  if (!Array.isArray(values)) return fields
  const rated = (values as ReadonlyArray<{ trait: string; value: number }>).filter(({ value }) => value > 0)
  return { ...fields, values: Object.fromEntries(rated.map(({ trait, value }) => [trait, value])) }
}

/** How a backup, a table or answers are imported: known by their ids, ratings of a table by day, person and note. */
export const importRules: ImportRules<SelfReportData, ImportedItem> = {
  itemsOf: (data) => [
    ...lists.flatMap((list) => data[list].map((item) => ({ list, item }))),
    ...Object.entries(data).flatMap(([id, value]) =>
      lists.some((list) => list === id) || JSON.stringify(value) === JSON.stringify(emptyData().reminder)
        ? []
        : [{ list: 'fields' as const, item: { id, value } }],
    ),
  ],
  put: (data, changes) => {
    const next: Record<string, unknown> = { ...data }
    for (const list of lists) {
      const items = data[list].map((item) => ({ list, item }))
      const own = changes.filter((change) => change.item.list === list)
      if (own.length > 0) next[list] = putInList<ImportedItem>(items, own, keyOf).map(({ item }) => item)
    }
    for (const { item } of changes)
      if (item.list === 'fields' && 'value' in item.item) next[item.item.id] = item.item.value
    return { ...data, ...next }
  },
  keyOf,
  likenessOf: ({ list, item }) => {
    const { date, by, note } = { date: '', by: '', note: '', ...item }
    return list === 'ratings' ? JSON.stringify([date, by, note]) : undefined
  },
  renamed: ({ list, item }, count) =>
    list === 'traits' || list === 'fields'
      ? undefined
      : { list, item: { ...item, id: `${item.id}-${count}` } },
  fieldsOf,
  replaced: (mine, { item }) => ({ ...mine, item: { ...mine.item, ...item, id: mine.item.id } }),
}
