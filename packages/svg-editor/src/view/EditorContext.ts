import type { Announce } from '@kleinzeug/ui'
import { createContext, use } from 'react'
import type { BenchLabels, LaterLabels } from '../labels.ts'
import type { DrawMarks } from './canvas/stage.ts'
import type { SvgEditorState } from '../state/createSvgEditorState.ts'

export interface EditorSurroundings {
  readonly editor: SvgEditorState
  /** Sentences and dialogs are there once somebody has pressed a key. */
  readonly labels: BenchLabels & Partial<LaterLabels>
  readonly announce: Announce
  /** Draws the marks of what is chosen; there once somebody has pressed a key. */
  readonly drawMarks: DrawMarks | undefined
}

export const EditorContext = createContext<EditorSurroundings | undefined>(undefined)

/** The editor around a panel. */
export function useEditor() {
  const found = use(EditorContext)
  if (!found) throw new Error('a panel outside of an editor')
  return found
}
