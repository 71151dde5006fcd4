import { lazy, Suspense, useState, type RefObject } from 'react'
import { Button } from '../controls/Button.tsx'
import type { KeyBinding } from './keyTable.ts'
import { useKeys } from './useKeys.ts'

const KeyDialog = lazy(() => import('./KeyDialog.tsx').then((module) => ({ default: module.KeyDialog })))

/** The words of a tool for its keys; the labels of a tool have them among others. */
export interface SingleKeysLabels<Action extends string> {
  readonly showKeys: string
  readonly keysTitle: string
  readonly close: string
  /** What each key does. */
  readonly keys: Readonly<Record<Action, string>>
  /** Names of keys that have no letter of their own, by `KeyboardEvent.key`. */
  readonly keyNames?: Readonly<Record<string, string>> | undefined
}

export interface SingleKeysProps<Action extends string, Further extends string> {
  /** The outermost element of the tool. */
  root: RefObject<HTMLElement | null>
  table: ReadonlyArray<KeyBinding<Action | 'showKeys'>>
  /** Keys of a part of the tool, which dispatches them; shown below the others. */
  further?: ReadonlyArray<KeyBinding<Further>> | undefined
  /** Whether the keys act while nothing on the page has the focus; inside the tool they always do. */
  everywhere: boolean
  /** Called for every action but `showKeys`. */
  act: (action: Action) => void
  labels: SingleKeysLabels<Action | Further | 'showKeys'>
  className?: string | undefined
}

/** Dispatches a tool's key table, and is the button that shows it in a dialog, as `?` does. */
export function SingleKeys<Action extends string, Further extends string = never>({
  root,
  table,
  further = [],
  everywhere,
  act,
  labels,
  className,
}: SingleKeysProps<Action, Further>) {
  const [shown, setShown] = useState(false)
  useKeys(root, table, everywhere, (action) => {
    if (action === 'showKeys') setShown(true)
    else act(action)
  })
  return (
    <>
      <Button variant="quiet" className={className} aria-keyshortcuts="?" onClick={() => setShown(true)}>
        {labels.showKeys}
      </Button>
      {shown && (
        <Suspense>
          <KeyDialog
            open
            onClose={() => setShown(false)}
            title={labels.keysTitle}
            closeLabel={labels.close}
            table={[...table, ...further]}
            actionNames={labels.keys}
            keyNames={labels.keyNames}
          />
        </Suspense>
      )}
    </>
  )
}
