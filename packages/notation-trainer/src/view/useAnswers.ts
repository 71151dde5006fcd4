import { useAtomValue, type createStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { Ply } from '../model/ply.ts'
import type { NotationTrainerState } from '../state/createNotationTrainerState.ts'

export interface TrainerStore {
  state: NotationTrainerState
  store: ReturnType<typeof createStore>
}

interface AnswersOptions extends TrainerStore {
  onAnswer?: (answer: Ply) => void
}

/** Makes the moves of the program, each after the pause that is set. */
export function useAnswers({ state, store, onAnswer }: AnswersOptions) {
  const { pause } = useAtomValue(state.settings, { store })
  const answer = useAtomValue(state.answer, { store })
  const isAway = useAtomValue(state.dialog, { store }) === 'drill'
  const play = useEffectEvent((made: Ply) => {
    store.set(state.playAnswer)
    onAnswer?.(made)
  })
  useEffect(() => {
    if (!answer || isAway) return undefined
    const timer = setTimeout(() => play(answer), pause)
    return () => clearTimeout(timer)
  }, [answer, isAway, pause])
}
