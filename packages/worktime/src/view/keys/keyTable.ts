import type { KeyBinding } from '@kleinzeug/ui'

export type KeyAction =
  | 'enterHours'
  | 'today'
  | 'timer'
  | 'previousYear'
  | 'nextYear'
  | 'month'
  | 'year'
  | 'years'
  | 'files'
  | 'trySample'
  | 'undo'
  | 'redo'
  | 'showKeys'

/** Every single key: `useKeys` dispatches it, the dialog shows it, the README lists it. */
export const keyTable: ReadonlyArray<KeyBinding<KeyAction>> = [
  { key: 'n', action: 'enterHours' },
  { key: 't', action: 'today' },
  { key: 's', action: 'timer' },
  { key: 'a', action: 'previousYear' },
  { key: 'd', action: 'nextYear' },
  { key: 'm', action: 'month' },
  { key: 'j', action: 'year' },
  { key: 'v', action: 'years' },
  { key: 'f', action: 'files' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: 'k', action: 'trySample' },
  { key: '?', action: 'showKeys' },
]

export type GridAction =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'back'
  | 'forth'
  | 'edit'
  | 'delete'

/** Keys of a day in the month grid and among the dots of the year. */
export const gridKeys: ReadonlyArray<KeyBinding<GridAction>> = [
  { key: 'ArrowLeft', action: 'left' },
  { key: 'ArrowRight', action: 'right' },
  { key: 'ArrowUp', action: 'up' },
  { key: 'ArrowDown', action: 'down' },
  { key: 'Home', action: 'first' },
  { key: 'End', action: 'last' },
  { key: 'PageUp', action: 'back' },
  { key: 'PageDown', action: 'forth' },
  { key: 'Enter', action: 'edit' },
  { key: 'F2', action: 'edit' },
  { key: 'Delete', action: 'delete' },
  { key: 'Backspace', action: 'delete' },
]

export const gridAction = (key: string) => gridKeys.find((binding) => binding.key === key)?.action

/** Whether a key begins an entry: what it types is the first character of it. */
export const beginsEntry = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  /^[\d,.+-]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
