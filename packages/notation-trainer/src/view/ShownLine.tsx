import { useView } from '@kleinzeug/shell/view'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTrainer } from './NotationTrainerContext.ts'

/** Keeps the chosen line and the `view` prop in step, and opens the library at the `moves` that were handed over. */
export default function ShownLine() {
  const { state, props } = useTrainer()
  const { id } = useAtomValue(state.opening)
  const choose = useSetAtom(state.choose)
  const lookUp = useSetAtom(state.lookUp)
  useView(props, id, (view) => void choose(view))
  const { moves } = props
  useEffect(() => {
    if (moves) lookUp(moves)
  }, [moves, lookUp])
  return null
}
