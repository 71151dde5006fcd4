import { createEnvironment } from '@kleinzeug/shell/state'
import { undoContract } from '@kleinzeug/shell/undo-contract'
import { defaultData, type SmoothEyeData } from '../model/data.ts'
import { createSmoothEyeState, type SmoothEyeState } from './createSmoothEyeState.ts'

const session = (start: number) => ({ start, seconds: 60, exercise: 'circle' as const, speed: 5 })

undoContract<SmoothEyeData, SmoothEyeState>({
  initial: { ...defaultData(), sessions: [5, 4, 3, 2, 1].map(session) },
  createState: (storage) =>
    createSmoothEyeState(storage, createEnvironment({ now: () => 0, random: () => 0 })),
  edits: [
    (set, state, { sessions }, mark) => {
      const removed = sessions[mark % sessions.length]
      if (removed) set(state.removeSession, removed)
    },
  ],
  elsewhere: [(data, mark) => ({ ...data, sessions: [session(mark), ...data.sessions] })],
})
