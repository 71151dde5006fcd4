import type { Announce } from '@kleinzeug/ui'
import { createContext, use } from 'react'
import type { SvgEditorLabels } from '../labels.ts'
import type { Editor } from '../state/createEditor.ts'

export interface EditorSurroundings {
  readonly editor: Editor
  readonly labels: SvgEditorLabels
  readonly announce: Announce
}

export const EditorContext = createContext<EditorSurroundings | undefined>(undefined)

/** The editor and labels of the surrounding `SvgEditor`. */
export function useEditor() {
  const found = use(EditorContext)
  if (!found) throw new Error('a panel outside of an editor')
  return found
}
