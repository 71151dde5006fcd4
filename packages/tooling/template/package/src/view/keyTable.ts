import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction = 'newEntry' | 'files' | 'undo' | 'redo' | 'trySample' | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'newEntry' },
  { key: 'f', action: 'files' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'k', action: 'trySample' },
  { key: '?', action: 'showKeys' },
]
