import { useView } from '@kleinzeug/shell/view'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Library } from './lines/Library.tsx'
import { firstOpening } from '../state/createLines.ts'
import { useTrainer } from './NotationTrainerContext.ts'

/** Keeps the chosen line and the `view` prop in step, and opens the library at the `moves` that were handed over. */
export default function ShownLine() {
  const { state, props } = useTrainer()
  const { id } = useAtomValue(state.opening)
  const choose = useSetAtom(state.choose)
  const setFailed = useSetAtom(state.failed)
  const { moves } = props
  const [loaded, setLoaded] = useState<{ readonly Shelves: typeof Library }>()
  const [closed, setClosed] = useState<string>()
  useView(props, id, (view) => void choose(view), firstOpening.id)

  useEffect(() => {
    if (!moves) return
    import('./lines/Library.tsx').then(
      ({ Library: Shelves }) => setLoaded({ Shelves }),
      () => setFailed(true),
    )
  }, [moves, setFailed])

  return loaded && moves && moves !== closed ? (
    <loaded.Shelves key={moves} open asked={moves} onClose={() => setClosed(moves)} />
  ) : null
}
