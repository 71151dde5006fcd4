import { Button, Icon, IconButton } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { excerpt } from '../model/name.ts'
import { useLater } from './useLater.ts'

/** The last deletion and the key that restores it. No live region: the deletion was announced. */
export default function UndoBar() {
  const { state, labels, undo } = useLater()
  const noticed = useAtomValue(state.noticed)
  const locked = useAtomValue(state.locked)
  const dismiss = useSetAtom(state.dismiss)
  const bar = useRef<HTMLDivElement>(null)
  // An elimination is taken back beside the spin key.
  if (noticed?.kind !== 'item' && noticed?.kind !== 'list' && noticed?.kind !== 'history') return null

  const takeBack = () => {
    // The bar disappears with its last step; without this the focus would be lost.
    bar.current?.closest<HTMLElement>('.decider-editor')?.focus({ preventScroll: true })
    void undo()
  }
  return (
    <div className="decider-undo" ref={bar}>
      <span>{labels.undoable(noticed.kind, excerpt(noticed.title ?? ''))}</span>
      <Button icon={<Icon name="undo" />} disabled={locked} onClick={takeBack}>
        {labels.undo}
      </Button>
      <IconButton label={labels.dismiss} icon={<Icon name="close" />} onClick={dismiss} />
    </div>
  )
}
