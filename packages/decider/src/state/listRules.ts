import { putInList, type ImportRules } from '@kleinzeug/shell/import-plan'
import type { DeciderData, List } from '../model/deciderData.ts'
import { weightOf } from '../model/list.ts'
import { nameKey } from '../model/name.ts'

const keyOf = ({ name }: List) => nameKey(name)

/** How lists are imported: known by their names, a second one of a name gets a number. */
export const listRules: ImportRules<DeciderData, List> = {
  itemsOf: ({ lists }) => lists,
  put: (data, changes) => {
    const added = changes.findLast(({ mine }) => !mine)?.item
    return { ...data, lists: putInList(data.lists, changes, keyOf), ...(added && { selected: added.name }) }
  },
  keyOf,
  renamed: (list, count) => ({ ...list, name: `${list.name} (${count})` }),
  fieldsOf: ({ items, ...list }) => ({
    ...list,
    items: items.map((item) => {
      const weight = weightOf(item) === 1 ? '' : ` ×${weightOf(item)}`
      return item.active ? `${item.name}${weight}` : `(${item.name}${weight})`
    }),
  }),
}
