import { undoContract } from '@kleinzeug/shell/undo-contract'
import type { NotationTrainerData } from '../model/trainerData.ts'
import { notationTrainerSlice } from '../storage.ts'
import { createNotationTrainerState } from './createNotationTrainerState.ts'

let added = 0
const line = (mark: number) => ({ id: `line${(added += 1)}`, title: `Zug ${mark}`, script: '1. e2-e4' })

const initial: NotationTrainerData = { ...notationTrainerSlice.defaults(), own: [line(0)] }

undoContract({
  initial,
  createState: (storage) => createNotationTrainerState(storage, { now: () => 0, random: () => 0 }),
  edits: [
    (set, state, _data, mark) => set(state.addOwn, [line(mark)]),
    (set, state, _data, mark) => set(state.addOwn, [line(mark), line(mark)]),
    (set, state, { own }, mark) => set(state.remove, own[mark % own.length]?.id ?? ''),
  ],
  elsewhere: [
    (data, mark) => ({ ...data, stats: [...data.stats, { name: 'Spanisch', time: mark, textMode: false }] }),
  ],
})
