import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'newCard'
  | 'search'
  | 'edit'
  | 'previous'
  | 'next'
  | 'back'
  | 'random'
  | 'later'
  | 'map'
  | 'undo'
  | 'redo'
  | 'files'
  | 'trySample'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'newCard' },
  { key: '/', action: 'search' },
  { key: 'e', action: 'edit' },
  { key: ',', action: 'previous' },
  { key: '.', action: 'next' },
  { key: 'b', action: 'back' },
  { key: 'r', action: 'random' },
  { key: 's', action: 'later' },
  { key: 'm', action: 'map' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'f', action: 'files' },
  { key: 'k', action: 'trySample' },
  { key: '?', action: 'showKeys' },
]
