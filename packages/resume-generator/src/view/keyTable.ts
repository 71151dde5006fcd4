import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'undo'
  | 'redo'
  | 'newEntry'
  | 'files'
  | 'print'
  | 'download'
  | 'trySample'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'newEntry' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'f', action: 'files' },
  { key: 'd', action: 'download' },
  { key: 'p', action: 'print' },
  { key: 'k', action: 'trySample' },
  { key: '?', action: 'showKeys' },
]
