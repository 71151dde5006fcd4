import { undoContract } from '@kleinzeug/shell/undo-contract'
import { addEntry, type __Name__Data } from '../model/entries.ts'
import { create__Name__State, type __Name__State } from './create__Name__State.ts'

undoContract<__Name__Data, __Name__State>({
  initial: { entries: ['a', 'b', 'c'].map((name) => ({ name })) },
  createState: create__Name__State,
  edits: [
    (set, state, _data, mark) => set(state.add, String(mark)),
    (set, state, { entries }, mark) => set(state.remove, entries[mark % entries.length]?.name ?? ''),
  ],
  elsewhere: [(data, mark) => addEntry(data, String(mark))],
})
