import { createEnvironment } from '@kleinzeug/shell/state'
import { undoContract } from '@kleinzeug/shell/undo-contract'
import type { NumberGuessingData } from '../model/data.ts'
import { modes } from '../model/game.ts'
import { numberGuessingSlice } from '../storage.ts'
import { createNumberGuessingState, type NumberGuessingState } from './createNumberGuessingState.ts'

const result = (time: number, mode: 'guess' | 'think' = 'guess') => ({
  time,
  mode,
  low: 1,
  high: 100,
  guesses: 5,
})
const round = (time: number) => ({ time, guesser: 0 as const, guesses: 5 })

undoContract<NumberGuessingData, NumberGuessingState>({
  initial: {
    ...numberGuessingSlice.defaults(),
    mode: 'think',
    results: [result(1), result(2, 'think'), result(3)],
    rounds: [round(1), round(2)],
  },
  createState: (storage) =>
    createNumberGuessingState(
      storage,
      createEnvironment({ random: () => 7, now: () => Date.UTC(2026, 2, 14, 12) }),
    ),
  content: ({ mode: _mode, ...rest }) => rest,
  edits: [
    (set, state, { mode }, mark) => mode === 'think' && set(state.answer, mark % 2 ? 'higher' : 'lower'),
    (set, state, _data, mark) => set(state.chooseMode, modes[mark % modes.length] ?? 'guess'),
    (set, state) => set(state.clearResults),
    (set, state) => set(state.clearRounds),
  ],
  elsewhere: [
    (data, mark) => ({ ...data, results: [...data.results, result(mark)] }),
    (data, mark) => ({ ...data, rounds: [...data.rounds, round(mark)] }),
    (data, mark) => ({ ...data, names: [String(mark), ''] }),
  ],
})
