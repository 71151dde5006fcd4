import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'field'
  | 'higher'
  | 'lower'
  | 'equal'
  | 'undo'
  | 'redo'
  | 'newGame'
  | 'trySample'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'g', action: 'field' },
  { key: 'ArrowUp', action: 'higher' },
  { key: 'ArrowDown', action: 'lower' },
  { key: '=', action: 'equal' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'n', action: 'newGame' },
  { key: 'k', action: 'trySample' },
  { key: '?', action: 'showKeys' },
]
