import { Button } from '../controls/Button.tsx'
import { Dialog } from '../controls/Dialog.tsx'
import type { KeyBinding } from './useKeys.ts'

export interface KeyDialogProps<Action extends string> {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  table: ReadonlyArray<KeyBinding<Action>>
  /** What each action does, in words. */
  actionNames: Readonly<Record<Action, string>>
  /** Names of keys that have no letter of their own, by `KeyboardEvent.key`. */
  keyNames?: Readonly<Record<string, string>>
}

const symbols: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** A tool's key table, for those who ask with `?`. Keys of one action stand in one row. */
export function KeyDialog<Action extends string>({
  open,
  onClose,
  title,
  closeLabel,
  table,
  actionNames,
  keyNames = {},
}: KeyDialogProps<Action>) {
  const actions = [...new Set(table.map(({ action }) => action))]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{closeLabel}</Button>}
    >
      <dl className="ui-key-table">
        {actions.map((action) => (
          <div key={action}>
            <dt>
              {table
                .filter((binding) => binding.action === action)
                .map(({ key }) => (
                  <kbd key={key}>{keyNames[key] ?? symbols[key] ?? key}</kbd>
                ))}
            </dt>
            <dd>{actionNames[action]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
