import { Button, Dialog, Icon, Notice, saveFile } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type ComponentType, type ReactNode } from 'react'
import { checkScript } from '../../model/script.ts'
import { useTrainer } from '../trainerContext.ts'
import type { LineDialogProps } from './LineDialogProps.ts'

// Loaded when they are opened.
const dialogs = {
  library: () => import('./Library.tsx').then(({ Library }) => Library),
  add: () => import('./AddLines.tsx').then(({ AddLines }) => AddLines),
}

type LazyDialog = keyof typeof dialogs

/** Buttons for the library, own lines, their export and deletion, with further ones behind them. */
export function LineTools({ children }: { children: ReactNode }) {
  const { state, labels } = useTrainer()
  const own = useAtomValue(state.own)
  const opening = useAtomValue(state.opening)
  const remove = useSetAtom(state.removeOwn)
  const [open, setOpen] = useState<LazyDialog | 'remove'>()
  const [loaded, setLoaded] = useState<Partial<Record<LazyDialog, ComponentType<LineDialogProps>>>>({})
  const [failed, setFailed] = useState(false)
  const isOwn = own.some((line) => line.id === opening.id)
  const close = () => setOpen(undefined)

  const show = async (name: LazyDialog) => {
    try {
      const dialog = await dialogs[name]()
      setLoaded((present) => ({ ...present, [name]: dialog }))
      setOpen(name)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  const exportOwn = async () => {
    try {
      const { writePgn } = await import('../../model/pgn.ts')
      const lines = own.flatMap(({ title, script, start }) => {
        const checked = checkScript(script, 'german', start)
        return checked.ok ? [{ title, line: checked.line }] : []
      })
      saveFile('notation-trainer.pgn', writePgn(lines), 'application/x-chess-pgn')
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="notation-trainer-keys">
      <Button icon={<Icon name="list" />} onClick={() => void show('library')}>
        {labels.library}
      </Button>
      <Button icon={<Icon name="add" />} onClick={() => void show('add')}>
        {labels.addLines}
      </Button>
      {own.length > 0 && (
        <Button variant="quiet" icon={<Icon name="export" />} onClick={() => void exportOwn()}>
          {labels.exportLines}
        </Button>
      )}
      {isOwn && (
        <Button variant="quiet" icon={<Icon name="delete" />} onClick={() => setOpen('remove')}>
          {labels.removeLine}
        </Button>
      )}
      {children}
      {failed && <Notice tone="bad" title={labels.notLoaded} />}
      {loaded.library && <loaded.library open={open === 'library'} onClose={close} />}
      {loaded.add && <loaded.add open={open === 'add'} onClose={close} />}
      <Dialog
        open={open === 'remove'}
        onClose={close}
        title={labels.removeAsk(opening.title)}
        actions={
          <>
            <Button onClick={close}>{labels.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                close()
                remove(opening.id)
              }}
            >
              {labels.removeLine}
            </Button>
          </>
        }
      >
        <p>{labels.removeText}</p>
      </Dialog>
    </div>
  )
}
