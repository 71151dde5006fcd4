import { useSaveFile, useToolKeys } from '@kleinzeug/shell'
import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { writePly } from '../../model/notation.ts'
import { writePgn } from '../../model/pgn/writePgn.ts'
import { pruneAt, shiftAt } from '../../model/repertoire/editTrees.ts'
import { treeKeys, keyTable } from '../keyTable.ts'
import { DrawingTools, type DrawingMode } from './DrawingTools.tsx'
import { KeepDialog } from './KeepDialog.tsx'
import { LinkKey } from './LinkKey.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MarkLegend } from './MarkLegend.tsx'
import { MoveTree } from './MoveTree.tsx'
import { StepKeys } from './StepKeys.tsx'
import { TreeBoard } from './TreeBoard.tsx'
import { TreeNote } from './TreeNote.tsx'
import { useCopyLink } from './useCopyLink.ts'
import { useTreeTool } from './useTreeTool.ts'

/** Keys of the trainer that act here too. */
const shared = keyTable.flatMap((binding) => {
  const { action } = binding
  const isShared = action === 'undo' || action === 'redo' || action === 'showKeys'
  return isShared || action === 'flipBoard' || action === 'tree' ? [{ key: binding.key, action }] : []
})

/** The device of the tree view: the board, beside it the tree, below what is said about the move. */
export function TreeDevice() {
  const { state, labels, tree, announce, undo, redo, showKeys, props } = useTreeTool()
  const content = useAtomValue(tree.content)
  const trees = useAtomValue(tree.trees)
  const { place, node } = useAtomValue(tree.stand)
  const repertoire = useAtomValue(tree.repertoire)
  const due = useAtomValue(tree.due)
  const shown = useAtomValue(state.shownTree)
  const { notation } = useAtomValue(state.settings)
  const setShown = useSetAtom(state.shownTree)
  const choose = useSetAtom(state.choose)
  const go = useSetAtom(tree.go)
  const edit = useSetAtom(tree.edit)
  const [turned, setTurned] = useState<boolean>()
  const [mode, setMode] = useState<DrawingMode>({ isDrawing: false, color: 'G' })
  const [keeping, setKeeping] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const link = useCopyLink()
  const saveFile = useSaveFile()

  const isRead = typeof content === 'object'
  const isEdited = repertoire !== undefined
  const flipped = turned ?? (isRead && content.side === 'black')

  // The button that opened the view is gone.
  useEffect(() => heading.current?.focus(), [])

  const leave = (id?: string) => {
    setShown(undefined)
    const trained = id ?? repertoire?.id
    if (trained) void choose(trained)
    if (shown && 'link' in shown) props.onLinkedDone?.()
  }
  const step = (way: typeof undo, at: 0 | 1) => async () => {
    const moved = await way()
    const to = moved?.places?.[at]
    if (to) go(to)
  }
  const prune = () => {
    if (!isEdited || pruneAt(trees, place).trees === trees) return
    edit(pruneAt(trees, place), 'prune')
    announce(labels.pruned(node ? writePly(node.ply, notation) : labels.pruneGame))
  }
  const shift = (by: -1 | 1) => {
    const shifted = shiftAt(trees, place, by)
    if (shifted.trees === trees) return
    edit(shifted, 'shift')
    announce(labels.shifted)
  }
  useToolKeys([...shared, ...treeKeys], {
    flipBoard: () => setTurned(!flipped),
    tree: () => leave(),
    link: link.copy,
    prune,
    undo: step(undo, 0),
    redo: step(redo, 1),
  })

  return (
    <div className="notation-trainer-device notation-trainer-tree-device" data-edited={isEdited || undefined}>
      <div className="notation-trainer-window">
        <TreeBoard flipped={flipped} color={mode.color} isDrawing={isEdited && mode.isDrawing} />
        <StepKeys />
      </div>
      <div className="notation-trainer-plate">
        <div className="notation-trainer-tree-head">
          <h2 ref={heading} tabIndex={-1} className="notation-trainer-tree-title">
            {isRead ? labels.treeOf(content.title) : labels.treeMoves}
          </h2>
          <Button icon={<Icon name="left" />} aria-keyshortcuts="b" onClick={() => leave()}>
            {labels.treeBack}
          </Button>
        </div>
        <TreeNote />
        {due && <p className="notation-trainer-due-today">{labels.dueToday(due.due, due.fresh)}</p>}
        {isRead && <MoveTree onShift={isEdited ? shift : undefined} />}
        {due && <MarkLegend />}
      </div>
      <div className="notation-trainer-side">
        {isEdited && isRead && (
          <>
            <MoveForm onPrune={prune} onShift={shift} />
            <DrawingTools mode={mode} onChange={setMode} />
          </>
        )}
        <div className="notation-trainer-keys">
          {isEdited && (
            <>
              <Button icon={<Icon name="undo" />} aria-keyshortcuts="z" onClick={() => void step(undo, 0)()}>
                {labels.undo}
              </Button>
              <Button
                icon={<Icon name="redo" />}
                aria-keyshortcuts="Shift+Z"
                onClick={() => void step(redo, 1)()}
              >
                {labels.redo}
              </Button>
            </>
          )}
          {isRead && !isEdited && (
            <Button variant="primary" icon={<Icon name="pin" />} onClick={() => setKeeping(true)}>
              {labels.keepLine}
            </Button>
          )}
          {isRead && (
            <Button
              icon={<Icon name="export" />}
              onClick={() => saveFile('notation-trainer.pgn', writePgn(trees), 'application/x-chess-pgn')}
            >
              {labels.savePgn}
            </Button>
          )}
          {isRead && props.linkTo && <LinkKey link={link} />}
          <Button variant="quiet" aria-keyshortcuts="?" onClick={showKeys}>
            {labels.showKeys}
          </Button>
        </div>
      </div>
      {isRead && (
        <KeepDialog open={keeping} content={content} onClose={() => setKeeping(false)} onKept={leave} />
      )}
    </div>
  )
}
