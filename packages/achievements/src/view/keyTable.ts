import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'newEntry'
  | 'search'
  | 'previousYear'
  | 'nextYear'
  | 'allYears'
  | 'undo'
  | 'redo'
  | 'review'
  | 'files'
  | 'trySample'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'newEntry' },
  { key: '/', action: 'search' },
  { key: ',', action: 'previousYear' },
  { key: '.', action: 'nextYear' },
  { key: 'a', action: 'allYears' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'p', action: 'review' },
  { key: 'f', action: 'files' },
  { key: 'k', action: 'trySample' },
  { key: '?', action: 'showKeys' },
]
