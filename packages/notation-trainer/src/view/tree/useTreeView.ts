import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTrainer } from '../NotationTrainerContext.ts'
import { linkMark } from './linkMark.ts'

/** Whether the tree view is open and loaded; it opens by itself for a link. */
export function useTreeView(): boolean {
  const { state, props, hydrated } = useTrainer()
  const [shown, setShown] = useAtom(state.shownTree)
  const setFailed = useSetAtom(state.failed)
  const [isLoaded, setLoaded] = useState(false)
  const { linked } = props

  useEffect(() => {
    if (hydrated && linked?.startsWith(linkMark)) setShown({ link: linked.slice(linkMark.length) })
  }, [hydrated, linked, setShown])

  useEffect(() => {
    if (!shown || isLoaded) return
    import('./TreeView.tsx').then(
      () => {
        setLoaded(true)
        setFailed(false)
      },
      () => {
        setFailed(true)
        setShown(undefined)
      },
    )
  }, [shown, isLoaded, setShown, setFailed])

  return shown !== undefined && isLoaded
}
