import { useAtomValue, useSetAtom } from 'jotai'
import { useTrainer } from './NotationTrainerContext.ts'

/** Shows and announces the next hint: first the piece to move, then its target. */
export function useHint() {
  const { state, labels, announce } = useTrainer()
  const { plies } = useAtomValue(state.line)
  const run = useAtomValue(state.run)
  const showHint = useSetAtom(state.showHint)
  const next = plies[run.at]
  const used = !next || run.hint === 'arrow'
  const hint = () => {
    if (used) return
    const stage = showHint()
    announce(
      stage === 'arrow' ? labels.hintArrow(next.from, next.to) : labels.hintPiece(next.from, next.piece),
    )
  }
  return { hint, used, done: !next }
}
