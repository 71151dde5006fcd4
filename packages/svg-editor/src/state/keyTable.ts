// The one table of keys. Its rows are dispatched, shown in the hint bar, listed by the help and told to
// assistive technology: no other file names a key.
import type { Binding as AnyBinding, KeyContext, KeyText } from './keys/binding.ts'
import { keyed } from './keys/keyed.ts'
import { fieldKeys } from './keys/fieldKeys.ts'
import { gestureKeys } from './keys/gestureKeys.ts'
import { menuKeys } from './keys/menuKeys.ts'
import { paintKeys } from './keys/paintKeys.ts'
import { readyKeys } from './keys/readyKeys.ts'

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

const textsById = new Map<CommandId, KeyText>(bindings.map(({ id, text }) => [id, text]))

/** What each command is called and does, in German. */
export const keyTexts = keyed(
  'key',
  bindings.map(({ id }) => id),
  (id): KeyText => textsById.get(id) ?? [id, id],
)

/** What was held with a key. */
export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
}

/** A single character, also one that takes two code units. */
export const isCharacter = /^.$/u

/** The key of an event as the table names it; `undefined` where the editor must keep out of the way. */
export function keyName(event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly isComposing: boolean
  readonly altGraph: boolean
}): string | undefined {
  // AltGr reports itself as Ctrl and Alt on some systems: what it types is a character like any other.
  if (event.isComposing || event.key === 'Process' || event.key === 'Dead') return undefined
  if (event.metaKey || (event.ctrlKey && !event.altGraph)) {
    const key = event.key.toLowerCase()
    if (event.altKey || !/^[zy]$/.test(key)) return undefined
    return `Ctrl+${event.shiftKey ? 'Shift+' : ''}${key}`
  }
  const character = isCharacter.test(event.key)
  if (character) return event.altKey && !event.altGraph ? undefined : event.key
  return event.key
}

/** What is possible now, in the order of the table. */
export const possible = (now: KeyContext) =>
  bindings.filter(({ modes, when }) => modes.includes(now.mode) && (!when || when(now)))

/**
 * The binding a key has now.
 *
 * @param shift whether Shift is held; it counts for named keys only, characters carry it already
 */
export function bindingFor(now: KeyContext, key: string, shift: boolean): Binding | undefined {
  const named = !isCharacter.test(key) && !key.startsWith('Ctrl+')
  const full = shift && named ? `Shift+${key}` : key
  return possible(now).find(
    ({ keys, amounts }) => keys.includes(full) || (amounts === true && named && keys.includes(key)),
  )
}

/** As `aria-keyshortcuts` wants it: names of keys parted by spaces. */
export const shortcutsOf = (keys: readonly string[]) =>
  keys
    .map((key) => (key === ' ' ? 'Space' : key === '+' ? 'Plus' : key.replace('Ctrl+', 'Control+')))
    .join(' ')
