import { atom } from 'jotai'
import type { SvgEditorData } from '../model/document/editorData.ts'
import { commandsOf } from './commands/commandsOf.ts'
import { readContext } from './keys/keyContext.ts'
import { possible, type Binding } from './keys/keyTable.ts'
import { createSession, type Host } from './session.ts'

const sameList = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** Creates one editor: its session and all its commands. */
export function createEditor(data: SvgEditorData, host: Host) {
  const session = createSession(data, host)
  let last: readonly Binding[] = []
  return {
    ...session,
    ...commandsOf(session),
    session,
    /** The currently enabled keys in table order; the same array until they change. */
    possible: atom((get) => {
      const next = possible(readContext(get, session))
      if (!sameList(last, next)) last = next
      return last
    }),
  }
}

export type Editor = ReturnType<typeof createEditor>
