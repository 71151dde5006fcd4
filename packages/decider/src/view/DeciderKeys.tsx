import { useToolKeys } from '@kleinzeug/shell'
import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDecider } from './DeciderContext.ts'
import { keyTable, type KeyAction } from './keyTable.ts'

/** Dispatches the single keys, and is the button that shows them. */
export function DeciderKeys({ onSpin }: { onSpin: () => void }) {
  const { state, labels, announce, root, showKeys } = useDecider()
  const undoable = useAtomValue(state.undoable)
  const locked = useAtomValue(state.locked)
  const undo = useSetAtom(state.undo)
  useToolKeys<KeyAction>(keyTable, {
    spin: onSpin,
    newItem: () => root.current?.querySelector<HTMLElement>('.decider-items ~ .decider-form input')?.focus(),
    undo: () => {
      if (!undoable || locked) return
      undo()
      announce(labels.undone)
    },
  })
  return (
    <Button variant="quiet" className="decider-show-keys" aria-keyshortcuts="?" onClick={showKeys}>
      {labels.showKeys}
    </Button>
  )
}
