import type { Announce } from '@kleinzeug/ui'
import { createContext, use } from 'react'
import type { EditorLabels } from '../labels/editor.ts'
import type { Editor } from '../state/createEditor.ts'

export interface EditorSurroundings {
  readonly editor: Editor
  readonly labels: EditorLabels
  readonly announce: Announce
}

export const EditorContext = createContext<EditorSurroundings | undefined>(undefined)

/** The editor and labels of the surrounding `SvgEditor`. */
export function useEditor() {
  const found = use(EditorContext)
  if (!found) throw new Error('a panel outside of an editor')
  return found
}
