import { partLabels } from '../labels/parts.ts'
import { useEditor } from './EditorContext.ts'

/** The same as `useEditor`, with the texts of the parts that are loaded when needed. */
export function usePartEditor() {
  const found = useEditor()
  return { ...found, labels: { ...partLabels, ...found.labels } }
}
