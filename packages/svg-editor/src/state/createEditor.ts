import { atom } from 'jotai'
import type { SvgEditorData } from '../model/document/editorData.ts'
import { commandsOf } from './commands.ts'
import { readContext } from './keyContext.ts'
import { possible, type Binding } from './keyTable.ts'
import { createSession, type Host } from './session.ts'

const sameList = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** One editor: its drawing, what is selected, and all its commands. */
export function createEditor(data: SvgEditorData, host: Host) {
  const session = createSession(data, host)
  let last: readonly Binding[] = []
  return {
    ...session,
    ...commandsOf(session),
    session,
    /** The keys that are possible now, in the order of the table; the same list until they change. */
    possible: atom((get) => {
      const next = possible(readContext(get, session))
      if (!sameList(last, next)) last = next
      return last
    }),
  }
}

export type Editor = ReturnType<typeof createEditor>
