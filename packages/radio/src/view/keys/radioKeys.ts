import type { KeyBinding } from '@kleinzeug/ui'

export type RadioAction =
  | `station${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | 'toggle'
  | 'mute'
  | 'louder'
  | 'quieter'
  | 'undo'
  | 'redo'
  | 'showKeys'

/** The keys of the radio: dispatched by `useRadioKeys`, shown by `?`, listed in the README. */
export const radioKeys: ReadonlyArray<KeyBinding<RadioAction>> = [
  { key: '1', action: 'station1' },
  { key: '2', action: 'station2' },
  { key: '3', action: 'station3' },
  { key: '4', action: 'station4' },
  { key: '5', action: 'station5' },
  { key: '6', action: 'station6' },
  { key: '7', action: 'station7' },
  { key: '8', action: 'station8' },
  { key: ' ', action: 'toggle' },
  { key: 'm', action: 'mute' },
  { key: 'M', action: 'mute' },
  { key: 'ArrowUp', action: 'louder' },
  { key: 'ArrowDown', action: 'quieter' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: '?', action: 'showKeys' },
]
