import { Button } from '../controls/Button.tsx'
import { Dialog } from '../controls/Dialog.tsx'
import { keyRows, type KeyBinding } from './keyTable.ts'

export interface KeyDialogProps<Action extends string> {
  open: boolean
  onClose: () => void
  /** Its heading and its accessible name. */
  title: string
  /** On the key that closes it. */
  closeLabel: string
  /** The keys, as the tool dispatches them. */
  table: ReadonlyArray<KeyBinding<Action>>
  /** What each action does, in words. */
  actionNames: Readonly<Record<Action, string>>
  /** Names of keys that have no letter of their own, by `KeyboardEvent.key`. */
  keyNames?: Readonly<Record<string, string>> | undefined
}

/**
 * A dialog that shows a tool's key table, with the keys of one action in one row.
 *
 * @example
 * ```tsx
 * <KeyDialog
 *   open={shown}
 *   onClose={() => setShown(false)}
 *   title="Tasten"
 *   closeLabel="Schließen"
 *   table={keys}
 *   actionNames={{ undo: 'Rückgängig machen' }}
 * />
 * ```
 */
export function KeyDialog<Action extends string>({
  open,
  onClose,
  title,
  closeLabel,
  table,
  actionNames,
  keyNames,
}: KeyDialogProps<Action>) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{closeLabel}</Button>}
    >
      <dl className="ui-key-table">
        {keyRows(table, actionNames, keyNames).map(({ keys, does }) => (
          <div key={keys.join(' ')}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
