import type { Announce } from '@kleinzeug/ui'
import { createContext, use } from 'react'
import type { SvgEditorLabels } from '../labels.ts'
import type { SvgEditorState } from '../state/createSvgEditorState.ts'

export interface EditorSurroundings {
  readonly editor: SvgEditorState
  readonly labels: SvgEditorLabels
  readonly announce: Announce
}

export const EditorContext = createContext<EditorSurroundings | undefined>(undefined)

/** The editor around a panel. */
export function useEditor() {
  const found = use(EditorContext)
  if (!found) throw new Error('a panel outside of an editor')
  return found
}
