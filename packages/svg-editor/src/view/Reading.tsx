import { Button } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEditor } from './EditorContext.ts'

/** Progress of reading a large file and building its display, with a button to cancel. */
export function Reading() {
  const { editor, labels } = useEditor()
  const reading = useAtomValue(editor.atoms.reading)
  if (!reading) return null
  return (
    <div className="svg-editor-alert svg-editor-reading">
      <label>
        {reading.file === undefined
          ? labels.building(Math.round(100 * reading.share))
          : labels.reading(reading.file.name, Math.round(100 * reading.share))}
        <progress value={reading.share} />
      </label>
      <Button onClick={editor.file.cancelReading}>{labels.cancel}</Button>
    </div>
  )
}
