import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useEditor } from '../EditorContext.ts'
import { KeyedText } from '../keys/KeyedText.tsx'
import { mountCanvas } from './drawingCanvas.ts'

/** The canvas with the drawing. The pointer works too, but everything can be done by key. */
export function Canvas() {
  const { editor, labels } = useEditor()
  const { atoms, atomStore, store } = editor
  const host = useRef<HTMLDivElement>(null)
  const view = useAtomValue(atoms.view)

  useEffect(() => {
    if (!host.current) return undefined
    const canvas = mountCanvas(host.current, editor)
    const ends = [
      store.subscribe(({ diff }) => canvas.changed(diff)),
      ...[atoms.selection, atoms.field, atoms.mode, atoms.pivot].map((each) =>
        atomStore.sub(each, canvas.marks),
      ),
      atomStore.sub(atoms.view, canvas.look),
    ]
    return () => {
      for (const end of ends) end()
      canvas.end()
    }
  }, [editor, atoms, atomStore, store])

  return (
    <div className="svg-editor-window">
      <div ref={host} className="svg-editor-canvas" role="img" aria-label={labels.canvas} />
      <Readout />
      <BlankSheet />
      <div
        className="svg-editor-view-state"
        data-fitted={view.zoom === undefined || undefined}
        aria-hidden="true"
      >
        <span>{view.zoom === undefined ? labels.fitted : `${Math.round(view.zoom * 100)} %`}</span>
        <span data-on={view.grid || undefined}>{labels.gridShort}</span>
        <span data-on={view.snap || undefined}>{labels.snapShort}</span>
      </div>
    </div>
  )
}

/** The amount of the gesture in progress. */
function Readout() {
  const { editor, labels } = useEditor()
  const gesture = useAtomValue(editor.atoms.gesture)
  const mode = useAtomValue(editor.atoms.mode)
  if (!gesture) return null
  return (
    <div className="svg-editor-readout" aria-hidden="true">
      {labels.readout(mode, gesture.x, gesture.y)}
    </div>
  )
}

/** A hint what to do first, while the drawing is empty. */
function BlankSheet() {
  const { editor, labels } = useEditor()
  useAtomValue(editor.atoms.structure)
  const { nodes, root } = editor.store.drawing()
  if (nodes.get(root)?.children.length !== 0) return null
  return (
    <p className="svg-editor-blank">
      <KeyedText text={labels.blank} />
    </p>
  )
}
