import { useEffect, useEffectEvent } from 'react'
import { countedTime, type SolvedRun } from '../model/run.ts'
import type { TrainerStore } from './useAnswers.ts'

interface SolvedOptions extends TrainerStore {
  onSolved: ((run: SolvedRun) => void) | undefined
}

/** Tells once of each run that comes to its end. */
export function useSolved({ state, store, onSolved }: SolvedOptions) {
  const tell = useEffectEvent(() => {
    const run = store.get(state.run)
    if (run.finishedAt === undefined) return
    const { id, title } = store.get(state.opening)
    const { errors, hinted } = run
    onSolved?.({ id, title, time: countedTime(run), errors, hinted, isBest: store.get(state.isBest) })
  })
  useEffect(() => store.sub(state.run, () => tell()), [store, state])
}
