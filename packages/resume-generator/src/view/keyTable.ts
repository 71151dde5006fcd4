import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction = 'undo' | 'redo' | 'newEntry' | 'print' | 'download' | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'newEntry' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'd', action: 'download' },
  { key: 'p', action: 'print' },
  { key: '?', action: 'showKeys' },
]
