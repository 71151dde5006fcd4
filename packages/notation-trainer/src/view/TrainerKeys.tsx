import { stepWords } from '@kleinzeug/shell/labels'
import { SingleKeys } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import { boardKeys, keyTable, type KeyAction } from './keyTable.ts'
import { useTrainer } from './trainerContext.ts'
import { useHint } from './useHint.ts'

interface TrainerKeysProps {
  root: RefObject<HTMLElement | null>
  /** Whether the keys act while nothing on the page has the focus. */
  everywhere: boolean
}

/** What the single keys do. */
export function TrainerKeys({ root, everywhere }: TrainerKeysProps) {
  const { state, labels, announce } = useTrainer()
  const { showMoves, textMode } = useAtomValue(state.settings)
  const [flipped, setFlipped] = useAtom(state.flipped)
  const set = useSetAtom(state.set)
  const restart = useSetAtom(state.restart)
  const chooseFormer = useSetAtom(state.chooseFormer)
  const setDialog = useSetAtom(state.dialog)
  const undo = useSetAtom(state.undo)
  const redo = useSetAtom(state.redo)
  const { hint } = useHint()
  const actions: Readonly<Record<Exclude<KeyAction, 'showKeys'>, () => void>> = {
    restart,
    hint,
    showMoves: () => set({ showMoves: !showMoves }),
    textMode: () => set({ textMode: !textMode }),
    flipBoard: () => setFlipped(!flipped),
    newLines: () => setDialog('add'),
    library: () => setDialog('library'),
    last: chooseFormer,
    undo: () => announce(stepWords(labels, 'undone', undo())),
    redo: () => announce(stepWords(labels, 'redone', redo())),
  }
  return (
    <SingleKeys
      root={root}
      table={keyTable}
      further={boardKeys}
      everywhere={everywhere}
      act={(action) => actions[action]()}
      labels={labels}
    />
  )
}
