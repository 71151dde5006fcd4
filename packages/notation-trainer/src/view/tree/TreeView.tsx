import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { createTree } from '../../state/createTree.ts'
import { notationTrainerContext } from '../NotationTrainerContext.ts'
import { TreeDevice } from './TreeDevice.tsx'
import { TreeContext } from './useTreeTool.ts'

/** The view of a line as a tree: a repertoire is edited, everything else is looked at and can be kept. */
export default function TreeView() {
  const { state } = notationTrainerContext.use()
  const [shown, setShown] = useAtom(state.shownTree)
  const all = useAtomValue(state.all)
  const isGone = shown && 'id' in shown && !all.some(({ id }) => id === shown.id)
  const tree = useMemo(() => shown && createTree(state, shown, state.now), [state, shown])
  // Deleted in another tab, or by undo.
  useEffect(() => {
    if (isGone) setShown(undefined)
  }, [isGone, setShown])
  return (
    tree && (
      <TreeContext value={tree}>
        <Loading tree={tree} />
        <TreeDevice />
      </TreeContext>
    )
  )
}

/** Reads the tree anew whenever what is stored differs from what is shown: after undo, or a change in another tab. */
function Loading({ tree }: { tree: ReturnType<typeof createTree> }) {
  const load = useSetAtom(tree.load)
  const repertoire = useAtomValue(tree.repertoire)
  useEffect(() => void load(repertoire), [load, repertoire])
  return null
}
