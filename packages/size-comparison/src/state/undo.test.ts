import { undoContract } from '@kleinzeug/shell/undo-contract'
import type { SizeComparisonData } from '../model/entries.ts'
import { sizeComparisonSlice } from '../storage.ts'
import { createSizeComparisonState } from './createSizeComparisonState.ts'

let drawn = 0
const idAt = ({ entries }: SizeComparisonData, mark: number) => entries[mark % entries.length]?.id ?? ''

undoContract({
  initial: sizeComparisonSlice.defaults(),
  createState: (storage) => createSizeComparisonState(storage, () => (drawn += 7919)),
  edits: [
    (set, state, _data, mark) => set(state.add, { name: `Ding ${mark}`, size: 2, shape: 'circle' }),
    (set, state, data, mark) =>
      set(state.change, idAt(data, mark), { name: `Neu ${mark}`, size: 2, shape: 'circle' }),
    (set, state, data, mark) =>
      set(state.change, idAt(data, mark), { name: 'Ding', size: mark, shape: 'circle' }),
    (set, state, data, mark) => set(state.remove, idAt(data, mark)),
  ],
})
