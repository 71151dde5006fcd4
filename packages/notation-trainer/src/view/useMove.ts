import { useSetAtom, useStore } from 'jotai'
import { writePly } from '../model/notation.ts'
import type { MadeMove } from '../model/ply.ts'
import { useTrainer } from './NotationTrainerContext.ts'

/** Makes a move of the visitor and announces the verdict. */
export function useMove() {
  const { state, labels, announce } = useTrainer()
  const store = useStore()
  const tryMove = useSetAtom(state.tryMove)
  return (move: MadeMove | 'impossible') => {
    const verdict = tryMove(move)
    if (!verdict) return undefined
    const { notation } = store.get(state.settings)
    const { errors, at } = store.get(state.run)
    const { plies } = store.get(state.line)
    const made = plies[at - 1]
    const next = plies[at]
    if (verdict === 'wrong' || !made) announce(labels.wrongMove(errors))
    else {
      const text = writePly(made, notation)
      announce(next ? labels.rightMove(text, labels.toMove(next.color)) : labels.lastMove(text))
    }
    return verdict
  }
}
