import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { selectedList, withList, withNewList, withoutList } from '../model/decisions.ts'
import type { DeciderData, List } from '../model/deciderData.ts'
import { indexOfName, moved, namesOf } from '../model/list.ts'
import { freeName, nameKey, nameProblem } from '../model/name.ts'
import type { Edit } from './createSpin.ts'
import type { OfferUndo } from './createUndo.ts'

interface Parts {
  readonly data: StoredAtom<DeciderData>
  readonly edit: Edit
  readonly offerUndo: OfferUndo
}

/** The list, renamed if another one has its name. */
const withFreeName = (list: List, lists: readonly List[]): List => ({
  ...list,
  name: freeName(list.name, new Set(namesOf(lists).map(nameKey))),
})

/** Selecting, adding, renaming, moving and deleting lists. A refused edit returns the reason. */
export function createListEditing({ data, edit, offerUndo }: Parts) {
  return {
    selectList: atom(null, (_get, set, name: string) =>
      set(edit, (before) => ({ ...before, selected: name })),
    ),

    addList: atom(null, (get, set, name: string) => {
      const problem = nameProblem(name, namesOf(get(data).lists))
      if (!problem) set(edit, (before) => withNewList(before, { name: name.trim(), items: [] }))
      return problem
    }),

    /** Adds an imported list, renamed if its name is taken, and returns its name. */
    importList: atom(null, (get, set, given: List) => {
      const list = withFreeName(given, get(data).lists)
      set(edit, (before) => withNewList(before, list))
      return list.name
    }),

    renameList: atom(null, (get, set, list: string, name: string) => {
      const problem = nameProblem(name, namesOf(get(data).lists, list))
      if (!problem) {
        set(edit, (before) =>
          withList({ ...before, selected: list }, list, (found) => ({ ...found, name: name.trim() })),
        )
      }
      return problem
    }),

    moveList: atom(null, (_get, set, name: string, to: number) =>
      set(edit, (before) => {
        // Without a selection the first list is selected; moving must not change which one.
        const shown = selectedList(before)
        const lists = moved(before.lists, indexOfName(before.lists, name), to)
        return { ...before, lists, ...(shown && { selected: shown.name }) }
      }),
    ),

    deleteList: atom(null, (get, set, name: string) => {
      const { lists } = get(data)
      const index = indexOfName(lists, name)
      const list = lists[index]
      if (!list) return
      set(edit, (before) => withoutList(before, name))
      set(offerUndo, {
        kind: 'list',
        name,
        revert: (now) => withNewList(now, withFreeName(list, now.lists), index),
      })
    }),
  }
}
