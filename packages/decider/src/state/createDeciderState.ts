import type { RandomSource } from '@kleinzeug/random'
import { createHistory } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import type { DeciderData, Settings } from '../model/deciderData.ts'
import { selectedList, withSelected } from '../model/decisions.ts'
import { withFreeNames } from '../model/name.ts'
import { deciderSlice, type DeciderStorage } from '../storage.ts'
import { createItemEditing } from './createItemEditing.ts'
import { createListEditing } from './createListEditing.ts'
import { createSpin } from './createSpin.ts'
import type { DeciderStep } from './DeciderStep.ts'

/** Makes the atoms of one Decider over its storage. */
export function createDeciderState(storage: DeciderStorage, random: RandomSource) {
  const data = storedAtom(storage, deciderSlice)
  const history = createHistory<DeciderData, DeciderStep>(data, {
    shown: ['selected'],
    settle: ({ lists, ...rest }) => ({
      ...rest,
      lists: withFreeNames(lists.map((list) => ({ ...list, items: withFreeNames(list.items) }))),
    }),
  })
  const spin = createSpin({ data, perform: history.perform, random })
  const editing = { data, edit: spin.edit }
  const dismissed = atom<DeciderStep>()
  /** Moves along the steps and shows the list of the step, unless a spin is in progress. */
  const move = (along: typeof history.undo, side: 'before' | 'after') =>
    atom(null, (get, set) => {
      if (get(spin.locked)) return undefined
      set(spin.resetDraw)
      const step = set(along)
      const list = step?.kind === 'list' && side === 'before' ? step.title : step?.[side].selected
      if (step) set(data, (now) => withSelected(now, list))
      return step
    })
  return {
    data,
    lists: atom((get) => get(data).lists),
    list: atom((get) => selectedList(get(data))),
    settings: atom((get) => get(data).settings),
    history: atom((get) => get(data).history),
    pending: atom((get) => get(data).pending),
    changeSettings: atom(null, (_get, set, change: Partial<Settings>) => {
      set(data, (before) => ({ ...before, settings: { ...before.settings, ...change } }))
    }),
    clearHistory: atom(null, (_get, set) =>
      set(history.perform, (before) => ({ ...before, history: [] }), { kind: 'history' }),
    ),
    undoable: history.undoable,
    redoable: history.redoable,
    /** The latest step, unless its notice was dismissed. */
    noticed: atom((get) => (get(dismissed) === get(history.undoable) ? undefined : get(history.undoable))),
    dismiss: atom(null, (get, set) => set(dismissed, get(history.undoable))),
    undo: move(history.undo, 'before'),
    redo: move(history.redo, 'after'),
    ...spin,
    ...createListEditing(editing),
    ...createItemEditing(editing),
  }
}

export type { SpinProblem } from './createSpin.ts'
export type DeciderState = ReturnType<typeof createDeciderState>
