import type { SvgEditorData } from '../storage.ts'
import { commandsOf } from './commands.ts'
import { createSession } from './session.ts'
import { situationOf } from './situation.ts'

/** An editor with all its commands there from the start. */
export function openEditor(data: SvgEditorData) {
  const session = createSession(data)
  return { ...session, ...commandsOf(session), session, situation: () => situationOf(session) }
}

export type OpenEditor = ReturnType<typeof openEditor>
