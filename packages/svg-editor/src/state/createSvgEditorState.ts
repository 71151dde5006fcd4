import { atom, type Atom } from 'jotai'
import type { SvgEditorData } from '../storage.ts'
import type { Commands } from './commands.ts'
import { bindingFor, bindings, isCharacter, possible, type Modifiers } from './keyTable.ts'
import { createSession, type Session } from './session.ts'
import { situationOf } from './situation.ts'

const everyKey = new Set(bindings.flatMap(({ keys }) => keys.map((key) => key.replace('Shift+', ''))))

/**
 * One editor: its drawing and what it remembers. What its keys do is loaded with the first of them;
 * keys that are pressed meanwhile wait in line.
 *
 * @param load gives the commands
 */
export function createSvgEditorState(
  data: SvgEditorData,
  load: () => Promise<(session: Session) => Commands>,
) {
  const session = createSession(data)
  const { jot, atoms } = session
  let commands: Commands | undefined
  let loading = false
  /** Whether what stood in line is being done just now. */
  let acting = false
  const waiting: Array<(commands: Commands) => void> = []

  async function start() {
    if (loading) return
    loading = true
    jot.set(atoms.busy, true)
    try {
      const ready = (commands ??= (await load())(session))
      jot.set(atoms.unavailable, false)
      if (session.host.isSettling()) await session.host.settle(() => {})
      // One after the other, so that each finds on the screen what the one before has done.
      for (let task = waiting[0]; task; task = waiting[0]) {
        const next = task
        await session.host.settle(() => {
          acting = true
          next(ready)
          acting = false
        })
        waiting.shift()
      }
    } catch {
      acting = false
      waiting.length = 0
      jot.set(atoms.unavailable, true)
    }
    loading = false
    jot.set(atoms.busy, false)
  }

  /** Does something with the commands: at once, or as soon as they are there. */
  function act(task: (commands: Commands) => void) {
    if (commands && (acting || !loading)) task(commands)
    else line(task)
  }

  /** Puts something behind all that waits already. */
  function line(task: (commands: Commands) => void) {
    waiting.push(task)
    void start()
  }

  return {
    ...session,
    session,
    act,
    connect: (host: Session['host']) => {
      session.host = host
    },
    /** Gets the commands ready before they are wanted. */
    prepare: () => {
      if (!commands) void start()
    },
    /**
     * Answers a key.
     *
     * @returns whether it means something; the browser's own meaning is then prevented
     */
    press: (key: string, modifiers: Modifiers): boolean => {
      if (commands && !loading && !session.host.isSettling()) return commands.press(key, modifiers)
      // What a key in line will mean is known only when its turn comes: it may belong to a text.
      const known =
        loading || commands
          ? everyKey.has(key) || isCharacter.test(key)
          : bindingFor(situationOf(session), key, modifiers.shift) !== undefined
      if (known) line((ready) => session.host.give(key, modifiers) || ready.press(key, modifiers))
      return known
    },
    /** Whether keys stand in line, so that another one has to stand behind them. */
    hasLine: () => loading && waiting.length > 0,
    /** Ids of the bindings that are possible now, parted by spaces: it changes only when they do. */
    possible: atom((get) => {
      const { mode, panel, chosen, field, library, libraryBefore, clipboard, version, repeatable, typing } =
        atoms
      const asked: ReadonlyArray<Atom<unknown>> = [
        mode,
        panel,
        chosen,
        field,
        library,
        libraryBefore,
        clipboard,
        version,
        repeatable,
        typing,
      ]
      for (const each of asked) get(each)
      return possible(situationOf(session))
        .map((binding) => bindings.indexOf(binding))
        .join(' ')
    }),
  }
}

export type SvgEditorState = ReturnType<typeof createSvgEditorState>
