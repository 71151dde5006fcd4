export type KeyAction = 'renew' | 'copy' | 'hide' | 'longer' | 'shorter' | 'help'

export interface KeyBinding {
  /** `KeyboardEvent.key`, without modifiers. */
  readonly key: string
  readonly action: KeyAction
}

/** Every single key: `useKeys` dispatches it, the dialog shows it, the README lists it. */
export const keyTable: readonly KeyBinding[] = [
  { key: 'n', action: 'renew' },
  { key: 'c', action: 'copy' },
  { key: 'h', action: 'hide' },
  { key: '+', action: 'longer' },
  { key: '-', action: 'shorter' },
  { key: '?', action: 'help' },
]
