import type { RandomSource } from '@kleinzeug/random'
import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { Settings } from '../model/deciderData.ts'
import { selectedList } from '../model/decisions.ts'
import { deciderSlice, type DeciderStorage } from '../storage.ts'
import { createItemEditing } from './createItemEditing.ts'
import { createListEditing } from './createListEditing.ts'
import { createSpin } from './createSpin.ts'
import { createUndo } from './createUndo.ts'

/** Makes the atoms of one Decider over its storage. */
export function createDeciderState(storage: DeciderStorage, random: RandomSource) {
  const data = storedAtom(storage, deciderSlice)
  const { undoable, offerUndo, dismissUndo, revert } = createUndo(data)
  const spin = createSpin({ data, offerUndo, random })
  const editing = { data, edit: spin.edit, offerUndo }
  return {
    lists: atom((get) => get(data).lists),
    list: atom((get) => selectedList(get(data))),
    settings: atom((get) => get(data).settings),
    history: atom((get) => get(data).history),
    pending: atom((get) => get(data).pending),
    changeSettings: atom(null, (_get, set, change: Partial<Settings>) => {
      set(data, (before) => ({ ...before, settings: { ...before.settings, ...change } }))
    }),
    clearHistory: atom(null, (get, set) => {
      const { history } = get(data)
      set(data, (before) => ({ ...before, history: [] }))
      set(offerUndo, {
        kind: 'history',
        name: '',
        revert: (now) => ({ ...now, history: [...now.history, ...history] }),
      })
    }),
    undoable,
    dismissUndo,
    undo: atom(null, (get, set) => {
      if (get(spin.locked)) return
      set(spin.resetDraw)
      set(revert)
    }),
    ...spin,
    ...createListEditing(editing),
    ...createItemEditing(editing),
  }
}

export type DeciderState = ReturnType<typeof createDeciderState>
