import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { writePly } from '../model/notation.ts'
import { useTrainer } from './NotationTrainerContext.ts'

/** Makes the moves of the program, each after the pause that is set, and announces them. */
export function Answers() {
  const { state, labels, announce } = useTrainer()
  const { pause, notation } = useAtomValue(state.settings)
  const answer = useAtomValue(state.answer)
  const isAway = useAtomValue(state.dialog) === 'drill'
  const playAnswer = useSetAtom(state.playAnswer)

  useEffect(() => {
    if (!answer || isAway) return undefined
    const timer = setTimeout(() => {
      playAnswer()
      announce(labels.answered(answer.color, writePly(answer, notation)))
    }, pause)
    return () => clearTimeout(timer)
  }, [answer, isAway, pause, notation, playAnswer, announce, labels])
  return null
}
