// The key table. Dispatch, hint bar, help and `aria-keyshortcuts` all read its rows, so that they cannot differ.
import type { Binding as AnyBinding, KeyContext } from './binding.ts'
import { fieldKeys } from './fieldKeys.ts'
import { gestureKeys } from './gestureKeys.ts'
import { menuKeys } from './menuKeys.ts'
import { paintKeys } from './paintKeys.ts'
import { readyKeys } from './readyKeys.ts'

type Rows = typeof readyKeys | typeof paintKeys | typeof menuKeys | typeof gestureKeys | typeof fieldKeys

/** The name of a command: the `id` of a row. */
export type CommandId = Rows[number]['id']

export interface Binding extends AnyBinding {
  readonly id: CommandId
}

export const bindings: readonly Binding[] = [
  ...readyKeys,
  ...paintKeys,
  ...menuKeys,
  ...gestureKeys,
  ...fieldKeys,
]

/** Modifiers held with a key. */
export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
}

/** Matches a single character, including one of two code units. */
export const isCharacter = /^.$/u

/** The table's name for an event's key; `undefined` for keys the editor must not handle. */
export function keyName(event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
  readonly altGraph: boolean
}): string | undefined {
  // AltGr reports itself as Ctrl and Alt on some systems, but types an ordinary character.
  if (event.isComposing || event.key === 'Process' || event.key === 'Dead') return undefined
  if (event.metaKey || (event.ctrlKey && !event.altGraph)) {
    const key = event.key.toLowerCase()
    if (event.altKey || !/^[zys]$/.test(key)) return undefined
    return `Ctrl+${event.shiftKey ? 'Shift+' : ''}${key}`
  }
  const character = isCharacter.test(event.key)
  if (character) return event.altKey && !event.altGraph ? undefined : event.key
  return event.key
}

/** The enabled bindings in table order. */
export const possible = (now: KeyContext) =>
  bindings.filter(({ modes, when }) => modes.includes(now.mode) && (!when || when(now)))

/** The enabled binding of a key; `shift` counts for named keys only, as it changes the character of others. */
export function bindingFor(now: KeyContext, key: string, shift: boolean): Binding | undefined {
  const named = !isCharacter.test(key) && !key.startsWith('Ctrl+')
  const full = shift && named ? `Shift+${key}` : key
  return possible(now).find(
    ({ keys, amounts }) => keys.includes(full) || (amounts === true && named && keys.includes(key)),
  )
}

/** Formats keys for `aria-keyshortcuts`: names separated by spaces. */
export const shortcutsOf = (keys: readonly string[]) =>
  keys
    .map((key) => (key === ' ' ? 'Space' : key === '+' ? 'Plus' : key.replace('Ctrl+', 'Control+')))
    .join(' ')
