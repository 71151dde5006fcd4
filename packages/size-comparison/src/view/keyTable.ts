import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'smaller'
  | 'larger'
  | 'zoomIn'
  | 'zoomOut'
  | 'pick'
  | 'tour'
  | 'previousStop'
  | 'nextStop'
  | 'search'
  | 'own'
  | 'link'
  | 'undo'
  | 'redo'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'ArrowLeft', action: 'smaller' },
  { key: 'ArrowRight', action: 'larger' },
  { key: '+', action: 'zoomIn' },
  { key: '-', action: 'zoomOut' },
  { key: 'v', action: 'pick' },
  { key: 't', action: 'tour' },
  { key: ',', action: 'previousStop' },
  { key: '.', action: 'nextStop' },
  { key: '/', action: 'search' },
  { key: 'n', action: 'own' },
  { key: 'c', action: 'link' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: '?', action: 'showKeys' },
]
