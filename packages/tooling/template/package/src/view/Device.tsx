import { useToolKeys } from '@kleinzeug/shell'
import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef, useState } from 'react'
import { use__Name__ } from './__Name__Context.ts'
import { Entries } from './Entries.tsx'
import { EntryForm } from './EntryForm.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'

const EntryFiles = lazy(() => import('./EntryFiles.tsx'))

/** The window with the entries above, the plate with the form below. */
export function Device() {
  const { state, labels, showKeys, undo, redo } = use__Name__()
  const undoable = useAtomValue(state.undoable)
  const redoable = useAtomValue(state.redoable)
  const field = useRef<HTMLInputElement>(null)
  const undoKey = useRef<HTMLButtonElement>(null)
  const [filesOpen, setFilesOpen] = useState(false)
  useToolKeys<KeyAction>(keyTable, {
    newEntry: () => field.current?.focus(),
    files: () => setFilesOpen(true),
  })

  return (
    <div className="__name__-device">
      {/* The key that removed an entry is gone: the focus goes on to the one that brings it back. */}
      <Entries onRemoved={() => undoKey.current?.focus()} />
      <div className="__name__-plate">
        <EntryForm field={field} />
        <IconButton
          ref={undoKey}
          label={labels.undo}
          icon={<Icon name="undo" />}
          aria-disabled={!undoable}
          onClick={undo}
        />
        <IconButton
          label={labels.redo}
          icon={<Icon name="redo" />}
          aria-disabled={!redoable}
          onClick={redo}
        />
        <Button variant="quiet" aria-keyshortcuts="f" onClick={() => setFilesOpen(true)}>
          {labels.files}
        </Button>
        <Button variant="quiet" aria-keyshortcuts="?" onClick={showKeys}>
          {labels.showKeys}
        </Button>
      </div>
      {filesOpen && (
        <Suspense>
          <EntryFiles onClose={() => setFilesOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
