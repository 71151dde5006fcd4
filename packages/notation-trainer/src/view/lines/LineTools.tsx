import { Button, Dialog, Icon, saveFile } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { writePgn } from '../../model/pgn.ts'
import { checkScript } from '../../model/script.ts'
import { useTrainer } from '../trainerContext.ts'
import { AddLines } from './AddLines.tsx'
import { Library } from './Library.tsx'

/** Where lines come from and go to: the library, own ones, a file. */
export function LineTools() {
  const { state, labels } = useTrainer()
  const own = useAtomValue(state.own)
  const opening = useAtomValue(state.opening)
  const remove = useSetAtom(state.removeOwn)
  const [open, setOpen] = useState<'add' | 'library' | 'remove'>()
  const isOwn = own.some((line) => line.id === opening.id)
  const close = () => setOpen(undefined)

  const exportOwn = () => {
    const lines = own.flatMap(({ title, script, start }) => {
      const checked = checkScript(script, 'german', start)
      return checked.ok ? [{ title, line: checked.line }] : []
    })
    saveFile('notation-trainer.pgn', writePgn(lines), 'application/x-chess-pgn')
  }

  return (
    <div className="notation-trainer-keys">
      <Button icon={<Icon name="list" />} onClick={() => setOpen('library')}>
        {labels.library}
      </Button>
      <Button icon={<Icon name="add" />} onClick={() => setOpen('add')}>
        {labels.addLines}
      </Button>
      {own.length > 0 && (
        <Button variant="quiet" icon={<Icon name="export" />} onClick={exportOwn}>
          {labels.exportLines}
        </Button>
      )}
      {isOwn && (
        <Button variant="quiet" icon={<Icon name="delete" />} onClick={() => setOpen('remove')}>
          {labels.removeLine}
        </Button>
      )}
      <AddLines open={open === 'add'} onClose={close} />
      <Library open={open === 'library'} onClose={close} />
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
