import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction = 'spin' | 'newItem' | 'undo' | 'redo' | 'showKeys'

export const skipKey = 'Escape'

/** The key of a running highlight: `useSpin` dispatches it wherever the focus is, after dialogs and menus. */
export const spinKeys: ReadonlyArray<KeyBinding<'skip'>> = [{ key: skipKey, action: 'skip' }]

/** Every other single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'e', action: 'spin' },
  { key: 'n', action: 'newItem' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: '?', action: 'showKeys' },
]
