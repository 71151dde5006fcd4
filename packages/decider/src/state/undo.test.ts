import { undoContract } from '@kleinzeug/shell/undo-contract'
import { deciderSlice } from '../storage.ts'
import { createDeciderState } from './createDeciderState.ts'

const at = <T>(items: readonly T[] | undefined, mark: number) => items?.[mark % items.length]
const listAt = (lists: ReadonlyArray<{ readonly name: string }>, mark: number) => at(lists, mark)?.name ?? ''

undoContract({
  initial: deciderSlice.defaults(),
  createState: (storage) => createDeciderState(storage, () => 0),
  content: ({ selected: _selected, ...rest }) => rest,
  edits: [
    (set, state, _data, mark) => set(state.addItem, `Eintrag ${mark}`),
    (set, state, _data, mark) => set(state.addLines, `Zeile ${mark}\nZeile\nnoch eine`),
    (set, state, { lists }, mark) => set(state.deleteItem, at(lists[0]?.items, mark)?.name ?? ''),
    (set, state, { lists }, mark) =>
      set(state.renameItem, at(lists[0]?.items, mark)?.name ?? '', `Neu ${mark}`),
    (set, state, { lists }, mark) =>
      set(state.setItemActive, at(lists[0]?.items, mark)?.name ?? '', mark % 2 > 0),
    (set, state, { lists }, mark) => set(state.moveItem, at(lists[0]?.items, mark)?.name ?? '', mark % 3),
    (set, state, _data, mark) => set(state.addList, `Liste ${mark}`),
    (set, state, { lists }, mark) => set(state.selectList, listAt(lists, mark)),
    (set, state, { lists }, mark) => set(state.renameList, listAt(lists, mark), `Umbenannt ${mark}`),
    (set, state, { lists }, mark) => set(state.moveList, listAt(lists, mark), mark % 2),
    (set, state, { lists }, mark) => set(state.deleteList, listAt(lists, mark)),
  ],
})
