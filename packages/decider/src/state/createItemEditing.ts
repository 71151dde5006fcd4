import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { selectedList, withList } from '../model/decisions.ts'
import type { DeciderData, List } from '../model/deciderData.ts'
import { readLines } from '../model/lines.ts'
import { indexOfName, moved, namesOf, withItem, withItems } from '../model/list.ts'
import { isWeight } from '../model/weight.ts'
import { freeName, nameKey, nameProblem } from '../model/name.ts'
import type { Edit } from './createSpin.ts'
import type { OfferUndo } from './createUndo.ts'

interface Parts {
  readonly data: StoredAtom<DeciderData>
  readonly edit: Edit
  readonly offerUndo: OfferUndo
}

/** Editing the items of the selected list. A refused edit returns the reason. */
export function createItemEditing({ data, edit, offerUndo }: Parts) {
  const selected = atom((get) => selectedList(get(data)))

  const change = atom(null, (get, set, how: (list: List) => List) => {
    const list = get(selected)
    if (list) set(edit, (before) => withList(before, list.name, how))
  })

  return {
    addItem: atom(null, (get, set, name: string) => {
      const problem = nameProblem(name, namesOf(get(selected)?.items ?? []))
      if (!problem) set(change, (list) => withItems(list, [name]))
      return problem
    }),

    /** Adds one item per line and returns what it left out. */
    addLines: atom(null, (get, set, text: string) => {
      const lines = readLines(text, namesOf(get(selected)?.items ?? []))
      if (lines.names.length > 0) set(change, (list) => withItems(list, lines.names))
      return lines
    }),

    renameItem: atom(null, (get, set, item: string, name: string) => {
      const problem = nameProblem(name, namesOf(get(selected)?.items ?? [], item))
      if (!problem) set(change, (list) => withItem(list, item, { name: name.trim() }))
      return problem
    }),

    setItemActive: atom(null, (_get, set, item: string, active: boolean) =>
      set(change, (list) => withItem(list, item, { active })),
    ),

    setAllActive: atom(null, (_get, set, active: boolean) =>
      set(change, (list) => ({ ...list, items: list.items.map((item) => ({ ...item, active })) })),
    ),

    /** @returns false when the weight was refused: no integer from 1 to `MAX_WEIGHT` */
    setItemWeight: atom(null, (_get, set, item: string, weight: number) => {
      if (!isWeight(weight)) return false
      set(change, (list) => withItem(list, item, { weight }))
      return true
    }),

    moveItem: atom(null, (_get, set, item: string, to: number) =>
      set(change, (list) => ({ ...list, items: moved(list.items, indexOfName(list.items, item), to) })),
    ),

    deleteItem: atom(null, (get, set, name: string) => {
      const list = get(selected)
      const index = list ? indexOfName(list.items, name) : -1
      const item = list?.items[index]
      if (!list || !item) return
      set(change, (before) => ({
        ...before,
        items: before.items.filter((other) => other.name !== item.name),
      }))
      set(offerUndo, {
        kind: 'item',
        name,
        revert: (now) =>
          withList(now, list.name, ({ items, ...rest }) => {
            const free = freeName(name, new Set(namesOf(items).map(nameKey)))
            return { ...rest, items: items.toSpliced(index, 0, { ...item, name: free }) }
          }),
      })
    }),
  }
}
