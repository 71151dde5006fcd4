import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { excerpt } from '../model/name.ts'
import { useDecider } from './DeciderContext.ts'

/** What was done last and can be taken back. It is no live region: whoever acted said it already. */
export function UndoBar() {
  const { state, labels, announce } = useDecider()
  const undoable = useAtomValue(state.undoable)
  const frozen = useAtomValue(state.frozen)
  const undo = useSetAtom(state.undo)
  const dismiss = useSetAtom(state.dismissUndo)
  const bar = useRef<HTMLDivElement>(null)
  if (!undoable) return null

  const takeBack = () => {
    // With the last step the bar goes, and the focus would go with it.
    bar.current?.closest<HTMLElement>('.decider-editor')?.focus({ preventScroll: true })
    undo()
    announce(labels.undone)
  }
  return (
    <div className="decider-undo" ref={bar}>
      <span>{labels.undoable(undoable.kind, excerpt(undoable.name))}</span>
      <Button icon={<Icon name="undo" />} disabled={frozen} onClick={takeBack}>
        {labels.undo}
      </Button>
      <IconButton label={labels.dismiss} icon={<Icon name="close" />} onClick={dismiss} />
    </div>
  )
}
