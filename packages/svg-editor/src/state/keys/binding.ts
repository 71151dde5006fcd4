// What a row of the key table is, and what decides whether it applies.
import type { NodeType } from '../../model/document/nodeTypes.ts'

/** What the keys mean now: one of the menus or gestures, or none of them. */
export type Mode =
  | 'ready'
  | 'add'
  | 'command'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'point'
  | 'path'
  | 'convert'
  | 'order'
  | 'align'
  | 'paint'
  | 'array'
  | 'view'
  | 'file'
  | 'field'
  | 'find'
  | 'text'

export type Panel = 'tree' | 'form' | 'library' | 'source'

/** What a text field with the focus holds: a number, words, the name looked for, the source. */
export type Typing = 'number' | 'word' | 'find' | 'source'

/** What decides which keys are possible now. */
export interface KeyContext {
  readonly mode: Mode
  readonly panel: Panel
  readonly type: NodeType
  readonly isRoot: boolean
  /** How many nodes are selected. */
  readonly selected: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canRepeat: boolean
  readonly clipboard: boolean
  readonly library: number
  /** The command of a path the form stands on; -1 for none. */
  readonly segment: number
  /** The point of a list the form stands on; -1 for none. */
  readonly point: number
  readonly hasHandles: boolean
  /** Whether the form has a field before the current one, and one behind it. */
  readonly fieldBefore: boolean
  readonly fieldAfter: boolean
  /** Whether the form stands on an attribute that can be renamed and removed. */
  readonly attribute: boolean
  /** Whether a large file is being read. */
  readonly isReading: boolean
  /** Whether the current node is a locked one that can be shifted. */
  readonly canShift: boolean
  /** The text field that has the focus, if one has. */
  readonly typing: Typing | undefined
}

/** A word for the legend beside the cap, and what the key does in full. */
export type KeyText = readonly [legend: string, sentence: string]

export interface Binding {
  readonly id: string
  /** German: a word for the legend beside the cap, and what it does in full. */
  readonly text: KeyText
  /** Values of `KeyboardEvent.key`, those of named keys with `Shift+` before them where it matters. */
  readonly keys: readonly string[]
  readonly modes: readonly Mode[]
  readonly when?: (now: KeyContext) => boolean
  /** Whether Shift makes it ten times and Alt a tenth of it. */
  readonly amounts?: true
  /** What is printed for a whole range of keys: they cannot be pressed by hand on the hint bar. */
  readonly printed?: string
}
