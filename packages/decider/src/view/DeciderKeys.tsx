import { useToolKeys } from '@kleinzeug/shell'
import { Button } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useDecider } from './DeciderContext.ts'
import { keyTable, type KeyAction } from './keyTable.ts'

/** What the single keys do, and the key that shows them. */
export function DeciderKeys({ onSpin }: { onSpin: () => void }) {
  const { state, labels, root, showKeys, undo, redo } = useDecider()
  const locked = useAtomValue(state.locked)
  useToolKeys<KeyAction>(keyTable, {
    spin: onSpin,
    newItem: () => root.current?.querySelector<HTMLElement>('.decider-items ~ .decider-form input')?.focus(),
    undo: () => !locked && undo(),
    redo: () => !locked && redo(),
  })
  return (
    <Button variant="quiet" className="decider-show-keys" aria-keyshortcuts="?" onClick={showKeys}>
      {labels.showKeys}
    </Button>
  )
}
