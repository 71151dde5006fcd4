import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction = 'renew' | 'copy' | 'hide' | 'longer' | 'shorter' | 'showKeys'

/** Every single key: `useKeys` dispatches it, `KeyDialog` shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'renew' },
  { key: 'c', action: 'copy' },
  { key: 'h', action: 'hide' },
  { key: '+', action: 'longer' },
  { key: '-', action: 'shorter' },
  { key: '?', action: 'showKeys' },
]
