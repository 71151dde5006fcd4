import { createEnvironment } from '@kleinzeug/shell/state'
import { undoContract } from '@kleinzeug/shell/undo-contract'
import type { NeoCortexData } from '../model/card.ts'
import { neoCortexSlice } from '../storage.ts'
import { createNeoCortexState } from './createNeoCortexState.ts'

let drawn = 0
const idAt = ({ entries }: NeoCortexData, mark: number) => entries[mark % entries.length]?.id ?? ''

undoContract({
  initial: neoCortexSlice.defaults(),
  createState: (storage) =>
    createNeoCortexState(storage, createEnvironment({ now: () => 0, random: () => (drawn += 7919) })),
  edits: [
    (set, state, _data, mark) => set(state.add, { title: `Zettel ${mark}`, text: '' }),
    (set, state, data, mark) => set(state.edit, idAt(data, mark), { title: `Neu ${mark}` }),
    (set, state, data, mark) => set(state.edit, idAt(data, mark), { text: `Text ${mark} [[Zettel]]` }),
    (set, state) => set(state.write, true),
    (set, state, data, mark) => set(state.setLater, idAt(data, mark), mark % 2 > 0),
    (set, state, data, mark) => set(state.remove, idAt(data, mark)),
  ],
})
