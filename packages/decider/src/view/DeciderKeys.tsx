import { useToolKeys } from '@kleinzeug/shell'
import { stepWords } from '@kleinzeug/shell/labels'
import { Button } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDecider } from './DeciderContext.ts'
import { keyTable, type KeyAction } from './keyTable.ts'

/** What the single keys do, and the key that shows them. */
export function DeciderKeys({ onSpin }: { onSpin: () => void }) {
  const { state, labels, announce, root, showKeys } = useDecider()
  const locked = useAtomValue(state.locked)
  const undo = useSetAtom(state.undo)
  const redo = useSetAtom(state.redo)
  useToolKeys<KeyAction>(keyTable, {
    spin: onSpin,
    newItem: () => root.current?.querySelector<HTMLElement>('.decider-items ~ .decider-form input')?.focus(),
    undo: () => !locked && announce(stepWords(labels, 'undone', undo())),
    redo: () => !locked && announce(stepWords(labels, 'redone', redo())),
  })
  return (
    <Button variant="quiet" className="decider-show-keys" aria-keyshortcuts="?" onClick={showKeys}>
      {labels.showKeys}
    </Button>
  )
}
