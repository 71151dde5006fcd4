import type { KeyBinding } from '@kleinzeug/ui'

/** Every other single key: `useToolKeys` dispatches it, the key dialog shows it, the README lists it. */
export const keyTable = [
  { key: 'v', action: 'restart' },
  { key: 't', action: 'hint' },
  { key: 'a', action: 'showMoves' },
  { key: 'm', action: 'textMode' },
  { key: 'd', action: 'flipBoard' },
  { key: 'n', action: 'newLines' },
  { key: '/', action: 'library' },
  { key: 'l', action: 'last' },
  { key: 'u', action: 'drill' },
  { key: 'b', action: 'tree' },
  { key: 'z', action: 'undo' },
  { key: 'Z', action: 'redo' },
  { key: '?', action: 'showKeys' },
] as const satisfies readonly KeyBinding[]

export type KeyAction = (typeof keyTable)[number]['action']

export type BoardAction = 'walk' | 'edge' | 'press' | 'putBack'

interface BoardKey extends KeyBinding<BoardAction> {
  /** Column and row of the square that the focus goes to, both from 0 to 7. */
  readonly to?: (column: number, row: number) => readonly [column: number, row: number]
}

/** Keys on a square of the board. */
export const boardKeys: readonly BoardKey[] = [
  { key: 'ArrowLeft', action: 'walk', to: (column, row) => [column - 1, row] },
  { key: 'ArrowRight', action: 'walk', to: (column, row) => [column + 1, row] },
  { key: 'ArrowUp', action: 'walk', to: (column, row) => [column, row - 1] },
  { key: 'ArrowDown', action: 'walk', to: (column, row) => [column, row + 1] },
  { key: 'Home', action: 'edge', to: (_column, row) => [0, row] },
  { key: 'End', action: 'edge', to: (_column, row) => [7, row] },
  { key: 'PageUp', action: 'edge', to: (column) => [column, 0] },
  { key: 'PageDown', action: 'edge', to: (column) => [column, 7] },
  { key: 'Enter', action: 'press' },
  { key: ' ', action: 'press' },
  { key: 'Escape', action: 'putBack' },
]

/** Keys of the tree view beside those of undo and of the board. */
export const treeKeys = [
  { key: 'c', action: 'link' },
  { key: 'Delete', action: 'prune' },
] as const satisfies readonly KeyBinding[]

export type TreeAction = (typeof treeKeys)[number]['action']
