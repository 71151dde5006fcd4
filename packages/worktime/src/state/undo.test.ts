import { undoContract } from '@kleinzeug/shell/undo-contract'
import type { WorktimeData } from '../model/record/work.ts'
import { createWorktimeState, type WorktimeState } from './createWorktimeState.ts'

const dates = ['2025-12-30', '2026-03-02', '2026-03-03', '2026-03-31', '2026-04-01', '2027-01-04'] as const
const dateAt = (mark: number) => dates[mark % dates.length] ?? dates[0]
const daysOf = (mark: number, count: number) =>
  new Map(
    [...dates.keys()].slice(0, count).map((more) => {
      const date = dateAt(mark + more)
      return [date, { date, hoursWorked: 8, note: `Notiz ${mark}` }]
    }),
  )

undoContract<WorktimeData, WorktimeState>({
  initial: { timer: { startedAt: new Date(2026, 2, 14, 8).getTime() } },
  createState: (storage) => createWorktimeState(storage, () => new Date(2026, 2, 15).getTime()),
  edits: [
    (set, state, _data, mark) => set(state.editDays, daysOf(mark, 1), 'entry'),
    (set, state, _data, mark) => set(state.editDays, daysOf(mark, 3), 'fill'),
    (set, state, _data, mark) => set(state.editDays, new Map([[dateAt(mark), undefined]]), 'deletion'),
    (set, state, _data, mark) => set(state.select, dateAt(mark)),
    (set, state, _data, mark) => set(state.changeYear, { hoursPerDay: 1 + (mark % 9) }),
    (set, state, _data, mark) => set(state.addYear, 2024 + (mark % 4)),
    (set, state, _data, mark) => set(state.deleteYear, 2024 + (mark % 4)),
    (set, state) => set(state.stopTimer, new Date(2026, 2, 14, 12).getTime()),
    (set, state) => set(state.discardTimer, '2026-03-14'),
  ],
})
