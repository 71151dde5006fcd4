import { useSaveFile } from '@kleinzeug/shell'
import { Button, Icon, Notice } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, type ComponentType } from 'react'
import type { DialogName } from '../../state/createNotationTrainerState.ts'
import { focusEntry } from '../focusEntry.ts'
import { useTrainer } from '../NotationTrainerContext.ts'
import type { LineDialogProps } from './LineDialogProps.ts'

type LineDialog = ComponentType<LineDialogProps>

// Loaded when they are opened.
const dialogs: Readonly<Record<DialogName, () => Promise<LineDialog>>> = {
  overview: () => import('./Overview.tsx').then(({ Overview }) => Overview),
  library: () => import('./Library.tsx').then(({ Library }) => Library),
  add: () => import('./AddLines.tsx').then(({ AddLines }) => AddLines),
  drill: () => import('../drill/Drill.tsx').then(({ Drill }) => Drill),
}

/** Buttons for the library, own lines and repertoires, and for the keys. */
export function LineTools() {
  const { state, labels, showKeys } = useTrainer()
  const own = useAtomValue(state.own)
  const repertoires = useAtomValue(state.repertoires)
  const opening = useAtomValue(state.opening)
  const remove = useSetAtom(state.remove)
  const showTree = useSetAtom(state.showTree)
  const [dialog, setDialog] = useAtom(state.dialog)
  const [loaded, setLoaded] = useState<Partial<Record<DialogName, LineDialog>>>({})
  const [failed, setFailed] = useAtom(state.failed)
  const saveFile = useSaveFile()
  const isOwn = [...own, ...repertoires].some(({ id }) => id === opening.id)

  useEffect(() => {
    if (!dialog || loaded[dialog]) return
    dialogs[dialog]().then(
      (component) => {
        setLoaded((present) => ({ ...present, [dialog]: component }))
        setFailed(false)
      },
      () => {
        setFailed(true)
        setDialog(undefined)
      },
    )
  }, [dialog, loaded, setDialog, setFailed])

  const exportOwn = async () => {
    try {
      const { exportPgn } = await import('../../model/pgn/exportPgn.ts')
      saveFile('notation-trainer.pgn', exportPgn({ own, repertoires }), 'application/x-chess-pgn')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="notation-trainer-keys">
      <Button icon={<Icon name="edit" />} aria-keyshortcuts="u" onClick={() => setDialog('drill')}>
        {labels.drill}
      </Button>
      <Button icon={<Icon name="history" />} onClick={() => setDialog('overview')}>
        {labels.overview}
      </Button>
      <Button icon={<Icon name="list" />} aria-keyshortcuts="/" onClick={() => setDialog('library')}>
        {labels.library}
      </Button>
      <Button icon={<Icon name="add" />} aria-keyshortcuts="n" onClick={() => setDialog('add')}>
        {labels.addLines}
      </Button>
      <Button icon={<Icon name="more" />} aria-keyshortcuts="b" onClick={showTree}>
        {labels.tree}
      </Button>
      {own.length + repertoires.length > 0 && (
        <Button variant="quiet" icon={<Icon name="export" />} onClick={() => void exportOwn()}>
          {labels.exportLines}
        </Button>
      )}
      {isOwn && (
        <Button variant="quiet" icon={<Icon name="delete" />} onClick={() => remove(opening.id)}>
          {labels.removeLine}
        </Button>
      )}
      <Button variant="quiet" aria-keyshortcuts="?" onClick={showKeys}>
        {labels.showKeys}
      </Button>
      <Removed />
      {failed && <Notice tone="bad" title={labels.notLoaded} />}
      {Object.entries(loaded).map(([name, Loaded]) => (
        <Loaded key={name} open={dialog === name} onClose={() => setDialog(undefined)} />
      ))}
    </div>
  )
}

/** The last deletion, with its undo button. */
function Removed() {
  const { state, labels, root, undo } = useTrainer()
  const step = useAtomValue(state.undoable)
  if (step?.kind !== 'remove') return null
  return (
    <Notice
      title={labels.removed(step.title ?? '')}
      actions={
        <Button
          icon={<Icon name="undo" />}
          onClick={() => {
            // The button disappears with its step.
            focusEntry(root.current)
            void undo()
          }}
        >
          {labels.undo}
        </Button>
      }
    >
      {labels.removeText}
    </Notice>
  )
}
