import type { ReactNode } from 'react'
import { coloursOf } from '../../model/edit/usedColours.ts'
import { usePartEditor } from '../usePartEditor.ts'

/** Number of colours of the drawing that are offered: one row. */
const most = 6

/** The colours of the drawing, and the eyedropper where the browser has one. Loaded with the first colour field. */
export function UsedColours({
  swatch,
  paintKey,
}: {
  swatch: (colour: string) => ReactNode
  paintKey: 'fill' | 'stroke' | undefined
}) {
  const { editor, labels } = usePartEditor()
  return (
    <span className="svg-editor-palette svg-editor-used" role="group" aria-label={labels.usedColours}>
      {coloursOf(editor.store.drawing().nodes).slice(0, most).map(swatch)}
      {editor.host.pickColour && paintKey && (
        <button type="button" data-word onClick={() => void editor.paint.pick(paintKey)}>
          {labels.pickColour}
        </button>
      )}
    </span>
  )
}
