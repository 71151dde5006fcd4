import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction = 'spin' | 'skip' | 'newItem' | 'undo' | 'showKeys'

/** Acts wherever the focus is, in a text field too, while the highlight runs. */
export const skipKey = 'Escape'

/** Every single key: `useKeys` and `useSpin` dispatch it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'e', action: 'spin' },
  { key: skipKey, action: 'skip' },
  { key: 'n', action: 'newItem' },
  { key: 'z', action: 'undo' },
  { key: '?', action: 'showKeys' },
]
