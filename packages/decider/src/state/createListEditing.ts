import type { StoredAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { selectedList, withList, withNewList, withoutList } from '../model/decisions.ts'
import type { DeciderData } from '../model/deciderData.ts'
import { indexOfName, moved, namesOf } from '../model/list.ts'
import { nameProblem } from '../model/name.ts'
import type { Edit } from './createSpin.ts'

interface Parts {
  readonly data: StoredAtom<DeciderData>
  readonly edit: Edit
}

/** Selecting, adding, renaming, moving and deleting lists. A refused edit returns the reason. */
export function createListEditing({ data, edit }: Parts) {
  return {
    selectList: atom(null, (_get, set, name: string) =>
      set(edit, (before) => ({ ...before, selected: name })),
    ),

    addList: atom(null, (get, set, name: string) => {
      const problem = nameProblem(name, namesOf(get(data).lists))
      if (!problem)
        set(edit, (before) => withNewList(before, { name: name.trim(), items: [] }), {
          kind: 'addList',
          title: name.trim(),
        })
      return problem
    }),

    /** @param change adds lists of a file */
    importLists: atom(null, (_get, set, change: (before: DeciderData) => DeciderData) =>
      set(edit, change, { kind: 'import' }),
    ),

    renameList: atom(null, (get, set, list: string, name: string) => {
      const problem = nameProblem(name, namesOf(get(data).lists, list))
      if (!problem) {
        set(
          edit,
          (before) =>
            withList({ ...before, selected: list }, list, (found) => ({ ...found, name: name.trim() })),
          { kind: 'edit', title: list },
        )
      }
      return problem
    }),

    moveList: atom(null, (_get, set, name: string, to: number) =>
      set(
        edit,
        (before) => {
          // Without a selection the first list is selected; moving must not change which one.
          const shown = selectedList(before)
          const lists = moved(before.lists, indexOfName(before.lists, name), to)
          return { ...before, lists, ...(shown && { selected: shown.name }) }
        },
        { kind: 'move', title: name, group: `move list ${name}` },
      ),
    ),

    deleteList: atom(null, (_get, set, name: string) =>
      set(edit, (before) => withoutList(before, name), { kind: 'list', title: name }),
    ),
  }
}
