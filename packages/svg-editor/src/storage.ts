import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import * as v from 'valibot'
import type { Diff } from './model/document/diff.ts'
import { newDrawing } from './model/edit/newNodes.ts'
import { fromTree, toTree, type TreeNode } from './model/document/record.ts'

/** The steps that can be taken back and made again; a few, and never large ones. */
export interface StoredHistory {
  readonly undo: readonly Diff[]
  readonly redo: readonly Diff[]
}

/** What the SVG editor keeps. */
export interface SvgEditorData {
  /** The open drawing. */
  readonly current: TreeNode
  readonly library: readonly TreeNode[]
  readonly history?: StoredHistory
}

export type SvgEditorStorage = StorageAdapter<SvgEditorData>

const attribute = v.object({
  lead: v.string(),
  name: v.string(),
  assign: v.string(),
  raw: v.string(),
  quote: v.string(),
})

const node = v.object({
  id: v.string(),
  type: v.picklist([
    'svg',
    'group',
    'rect',
    'line',
    'polyline',
    'circle',
    'ellipse',
    'polygon',
    'path',
    'locked',
  ]),
  // JSON has no `undefined`: the root's parent is missing.
  parent: v.optional(v.string()),
  children: v.array(v.string()),
  expanded: v.boolean(),
  lead: v.string(),
  trail: v.string(),
  tag: v.optional(
    v.object({
      name: v.string(),
      attributes: v.array(attribute),
      close: v.string(),
      inner: v.string(),
      end: v.string(),
    }),
  ),
  raw: v.string(),
})

const diff = v.object({
  added: v.array(node),
  removed: v.array(node),
  updated: v.array(v.object({ before: node, after: node })),
  root: v.optional(v.object({ before: v.string(), after: v.string() })),
})

const history = v.object({ undo: v.array(diff), redo: v.array(diff) })
const record = v.object({
  current: v.unknown(),
  library: v.optional(v.array(v.unknown()), []),
  history: v.optional(v.unknown()),
})

/** The tree as it would be written today; `undefined` when it cannot be read. */
function tree(value: unknown): TreeNode | undefined {
  const drawing = fromTree(value)
  return drawing && toTree(drawing)
}

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const svgEditorSlice: Slice<SvgEditorData> = {
  name: 'svgEditor',
  defaults: () => ({ current: toTree(newDrawing()), library: [] }),
  decode: (data) => {
    const read = v.safeParse(record, data)
    if (!read.success) return undefined
    const current = read.output.current === undefined ? toTree(newDrawing()) : tree(read.output.current)
    const library = read.output.library.map(tree)
    // A tree that cannot be read is kept aside whole rather than dropped from the list.
    if (!current || library.some((each) => !each)) return undefined
    const past = v.safeParse(history, read.output.history)
    return {
      current,
      library: library as TreeNode[],
      ...(past.success && { history: past.output as StoredHistory }),
    }
  },
}
