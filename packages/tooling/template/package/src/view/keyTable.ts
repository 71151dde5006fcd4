export type KeyAction = 'newEntry' | 'undo' | 'showKeys'

export interface KeyBinding {
  /** `KeyboardEvent.key`, without modifiers. */
  readonly key: string
  readonly action: KeyAction
}

/** Every single key: `useKeys` dispatches it, the dialog shows it, the README lists it. */
export const keyTable: readonly KeyBinding[] = [
  { key: 'n', action: 'newEntry' },
  { key: 'z', action: 'undo' },
  { key: '?', action: 'showKeys' },
]
