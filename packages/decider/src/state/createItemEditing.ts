import type { StoredAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { selectedList, withList } from '../model/decisions.ts'
import type { DeciderData, List } from '../model/deciderData.ts'
import { readLines } from '../model/lines.ts'
import { indexOfName, moved, namesOf, withItem, withItems } from '../model/list.ts'
import { isWeight } from '../model/weight.ts'
import { nameProblem } from '../model/name.ts'
import type { Edit } from './createSpin.ts'
import type { DeciderStep } from './DeciderStep.ts'

interface Parts {
  readonly data: StoredAtom<DeciderData>
  readonly edit: Edit
}

/** Editing the items of the selected list. A refused edit returns the reason. */
export function createItemEditing({ data, edit }: Parts) {
  const selected = atom((get) => selectedList(get(data)))

  const change = atom(null, (get, set, how: (list: List) => List, step: DeciderStep) => {
    const list = get(selected)
    if (list) set(edit, (before) => withList(before, list.name, how), step)
  })

  return {
    addItem: atom(null, (get, set, name: string) => {
      const problem = nameProblem(name, namesOf(get(selected)?.items ?? []))
      if (!problem) set(change, (list) => withItems(list, [name]), { kind: 'addItem', title: name })
      return problem
    }),

    /** Adds one item per line and returns what it left out. */
    addLines: atom(null, (get, set, text: string) => {
      const lines = readLines(text, namesOf(get(selected)?.items ?? []))
      if (lines.names.length > 0) set(change, (list) => withItems(list, lines.names), { kind: 'addItem' })
      return lines
    }),

    renameItem: atom(null, (get, set, item: string, name: string) => {
      const problem = nameProblem(name, namesOf(get(selected)?.items ?? [], item))
      if (!problem)
        set(change, (list) => withItem(list, item, { name: name.trim() }), { kind: 'edit', title: item })
      return problem
    }),

    setItemActive: atom(null, (_get, set, item: string, active: boolean) =>
      set(change, (list) => withItem(list, item, { active }), { kind: 'edit', title: item }),
    ),

    setAllActive: atom(null, (_get, set, active: boolean) =>
      set(change, (list) => ({ ...list, items: list.items.map((item) => ({ ...item, active })) }), {
        kind: 'edit',
      }),
    ),

    /** @returns false when the weight was refused: no integer from 1 to `MAX_WEIGHT` */
    setItemWeight: atom(null, (_get, set, item: string, weight: number) => {
      if (!isWeight(weight)) return false
      set(change, (list) => withItem(list, item, { weight }), {
        kind: 'edit',
        title: item,
        group: `weight ${item}`,
      })
      return true
    }),

    moveItem: atom(null, (_get, set, item: string, to: number) =>
      set(change, (list) => ({ ...list, items: moved(list.items, indexOfName(list.items, item), to) }), {
        kind: 'move',
        title: item,
        group: `move ${item}`,
      }),
    ),

    deleteItem: atom(null, (_get, set, name: string) =>
      set(
        change,
        (list) => {
          const items = list.items.filter((item) => item.name !== name)
          return items.length === list.items.length ? list : { ...list, items }
        },
        { kind: 'item', title: name },
      ),
    ),
  }
}
