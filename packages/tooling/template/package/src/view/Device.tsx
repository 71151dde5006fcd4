import { useToolKeys } from '@kleinzeug/shell'
import { Button } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { use__Name__ } from './__Name__Context.ts'
import { Entries } from './Entries.tsx'
import { EntryForm } from './EntryForm.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'

/** The window with the entries above, the plate with the form below. */
export function Device() {
  const { state, labels, announce, showKeys } = use__Name__()
  const undo = useSetAtom(state.undo)
  const field = useRef<HTMLInputElement>(null)

  const actions = {
    newEntry: () => field.current?.focus(),
    undo: () => {
      const restored = undo()
      if (restored) announce(labels.undone(restored.entry.name))
      field.current?.focus()
    },
  }
  useToolKeys<KeyAction>(keyTable, actions)

  return (
    <div className="__name__-device">
      <Entries onUndo={actions.undo} />
      <div className="__name__-plate">
        <EntryForm field={field} />
        <Button variant="quiet" aria-keyshortcuts="?" onClick={showKeys}>
          {labels.showKeys}
        </Button>
      </div>
    </div>
  )
}
