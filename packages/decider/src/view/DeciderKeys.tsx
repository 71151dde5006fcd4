import { stepWords } from '@kleinzeug/shell/labels'
import { SingleKeys } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { useDecider } from './DeciderContext.ts'
import { keyTable, spinKeys, type KeyAction } from './keyTable.ts'

interface DeciderKeysProps {
  root: RefObject<HTMLElement | null>
  /** Whether the keys act while nothing on the page has the focus. */
  everywhere: boolean
  onSpin: () => void
}

/** What the single keys do. */
export function DeciderKeys({ root, everywhere, onSpin }: DeciderKeysProps) {
  const { state, labels, announce } = useDecider()
  const locked = useAtomValue(state.locked)
  const undo = useSetAtom(state.undo)
  const redo = useSetAtom(state.redo)
  const actions: Readonly<Record<Exclude<KeyAction, 'showKeys'>, () => void>> = {
    spin: onSpin,
    newItem: () => root.current?.querySelector<HTMLElement>('.decider-items ~ .decider-form input')?.focus(),
    undo: () => !locked && announce(stepWords(labels, 'undone', undo())),
    redo: () => !locked && announce(stepWords(labels, 'redone', redo())),
  }
  return (
    <SingleKeys
      root={root}
      table={keyTable}
      further={spinKeys}
      everywhere={everywhere}
      act={(action) => actions[action]()}
      labels={labels}
      className="decider-show-keys"
    />
  )
}
