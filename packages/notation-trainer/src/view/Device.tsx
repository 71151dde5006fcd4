import { useToolKeys } from '@kleinzeug/shell'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { Answers } from './Answers.tsx'
import { BoardWindow } from './BoardWindow.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { LineTools } from './lines/LineTools.tsx'
import { Options } from './panel/Options.tsx'
import { Panel } from './panel/Panel.tsx'
import { Progress } from './panel/Progress.tsx'
import { useTrainer } from './NotationTrainerContext.ts'
import { useHint } from './useHint.ts'
import { useTreeView } from './tree/useTreeView.ts'

const Sounds = lazy(() => import('./Sounds.tsx'))
const Solved = lazy(() => import('./Solved.tsx'))
const ShownLine = lazy(() => import('./ShownLine.tsx'))
const TreeView = lazy(() => import('./tree/TreeView.tsx'))

/** The trainer, or in its place a line as a tree. */
export function Device() {
  const isTree = useTreeView()
  if (!isTree) return <Trainer />
  return (
    <Suspense>
      <TreeView />
    </Suspense>
  )
}

/** The device: board, plate, options, and beside them progress and lines. */
function Trainer() {
  const { state, hydrated, props } = useTrainer()
  const { showMoves, textMode, sound } = useAtomValue(state.settings)
  const [flipped, setFlipped] = useAtom(state.flipped)
  const set = useSetAtom(state.set)
  const restart = useSetAtom(state.restart)
  const chooseFormer = useSetAtom(state.chooseFormer)
  const showTree = useSetAtom(state.showTree)
  const setDialog = useSetAtom(state.dialog)
  const { hint } = useHint()
  useToolKeys<KeyAction>(keyTable, {
    restart,
    hint,
    showMoves: () => set({ showMoves: !showMoves }),
    textMode: () => set({ textMode: !textMode }),
    flipBoard: () => setFlipped(!flipped),
    newLines: () => setDialog('add'),
    library: () => setDialog('library'),
    last: chooseFormer,
    drill: () => setDialog('drill'),
    tree: showTree,
  })
  return (
    <>
      <div className="notation-trainer-device">
        <BoardWindow />
        <Panel />
        <Options />
        <div className="notation-trainer-side">
          <Progress />
          <LineTools />
        </div>
      </div>
      <Answers />
      <Suspense>
        {hydrated && <ShownLine />}
        {sound && <Sounds />}
        {props.onSolved && <Solved />}
      </Suspense>
    </>
  )
}
