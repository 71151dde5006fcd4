import { useStore } from 'jotai'
import { writePly } from '../model/notation.ts'
import { useTrainer } from './NotationTrainerContext.ts'
import { useAnswers } from './useAnswers.ts'

/** Makes the moves of the program and announces them. */
export function Answers() {
  const { state, labels, announce } = useTrainer()
  const store = useStore()
  useAnswers({
    state,
    store,
    onAnswer: (answer) =>
      announce(labels.answered(answer.color, writePly(answer, store.get(state.settings).notation))),
  })
  return null
}
