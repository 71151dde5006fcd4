import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'toggle'
  | 'stop'
  | 'answer'
  | 'faster'
  | 'slower'
  | 'nextPath'
  | 'previousPath'
  | 'fullScreen'
  | 'undo'
  | 'redo'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: ' ', action: 'toggle' },
  { key: 'Escape', action: 'stop' },
  { key: 'a', action: 'answer' },
  { key: 'ArrowUp', action: 'faster' },
  { key: 'ArrowDown', action: 'slower' },
  { key: 'ArrowRight', action: 'nextPath' },
  { key: 'ArrowLeft', action: 'previousPath' },
  { key: 'v', action: 'fullScreen' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: '?', action: 'showKeys' },
]
