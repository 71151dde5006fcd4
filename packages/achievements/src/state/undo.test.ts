import { startOfDay } from '@kleinzeug/calendar-day'
import { createEnvironment } from '@kleinzeug/shell/state'
import { undoContract } from '@kleinzeug/shell/undo-contract'
import { keyed } from '../model/list.ts'
import type { AchievementsData } from '../model/entry.ts'
import { createAchievementsState, type AchievementsState } from './createAchievementsState.ts'

let drawn = 0
const emptyFields = { date: undefined, impact: '', evidence: '', tags: [], people: [] }
const keyAt = (data: AchievementsData, mark: number) => keyed(data)[mark % data.length]?.key ?? ''

undoContract<AchievementsData, AchievementsState>({
  initial: ['nur ein Text', { title: 'ohne Id' }],
  createState: (storage) =>
    createAchievementsState(
      storage,
      createEnvironment({ now: () => startOfDay('2026-11-21'), random: () => (drawn += 7919) }),
    ),
  edits: [
    (set, state, _data, mark) => set(state.add, { ...emptyFields, title: `Erfolg ${mark}` }),
    (set, state, data, mark) => set(state.edit, keyAt(data, mark), { title: `Neu ${mark}` }),
    (set, state, data, mark) => set(state.edit, keyAt(data, mark), { impact: `Wirkung ${mark}` }),
    (set, state) => set(state.open, undefined),
    (set, state, data, mark) => set(state.remove, keyAt(data, mark)),
    (set, state, _data, mark) => set(state.addTalk, `2026-11-${10 + (mark % 9)}`),
    (set, state, _data, mark) => set(state.remind, mark % 90),
  ],
})
