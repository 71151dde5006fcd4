// The type of a row of the key table, and of the context that decides whether the row is enabled.
import type { NodeType } from '../../model/document/nodeTypes.ts'

/** The input mode: one of the menus or gestures, or none of them. */
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
  | 'combine'
  | 'paint'
  | 'array'
  | 'view'
  | 'file'
  | 'field'
  | 'find'
  | 'text'

export type Panel = 'tree' | 'form' | 'library' | 'source'

/** The kind of a focused text field: a number, words, the search, the source. */
export type Typing = 'number' | 'word' | 'find' | 'source'

/** The state that decides which keys are enabled. */
export interface KeyContext {
  readonly mode: Mode
  readonly panel: Panel
  readonly type: NodeType
  readonly isRoot: boolean
  /** How many nodes are selected. */
  readonly selected: number
  readonly canRedo: boolean
  /** Whether the browser can write files back. */
  readonly canWrite: boolean
  /** Whether the browser lets the visitor pick a colour from the screen. */
  readonly canPick: boolean
  readonly canRepeat: boolean
  readonly clipboard: boolean
  readonly library: number
  /** Index of the path command of the form's current field; -1 for none. */
  readonly segment: number
  /** Index of the point of the form's current field; -1 for none. */
  readonly point: number
  readonly hasHandles: boolean
  /** Whether the form has a field before the current one, and one after it. */
  readonly fieldBefore: boolean
  readonly fieldAfter: boolean
  /** Whether the form's current field is an attribute that can be renamed and removed. */
  readonly attribute: boolean
  /** Whether a large file is being read. */
  readonly isReading: boolean
  /** Whether the current node, the only one selected, must not be moved. */
  readonly isFixed: boolean
  /** Whether the current node is a locked part that can be moved. */
  readonly canShift: boolean
  /** The kind of the focused text field, if any. */
  readonly typing: Typing | undefined
}

/** A one-word legend, and a sentence that says what the key does. */
export type KeyText = readonly [legend: string, sentence: string]

export interface Binding {
  readonly id: string
  /** Values of `KeyboardEvent.key`; named keys that need Shift are prefixed with `Shift+`. */
  readonly keys: readonly string[]
  readonly modes: readonly Mode[]
  readonly when?: (now: KeyContext) => boolean
  /** Whether Shift multiplies the amount by 10 and Alt by 0.1. */
  readonly amounts?: true
  /** Shown for a range of keys instead of single caps; the hint bar offers no button for it. */
  readonly printed?: string
}
