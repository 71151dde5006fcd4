import * as v from 'valibot'
import { newDrawing } from '../edit/newNodes.ts'
import type { Diff } from './diff.ts'
import { decodeTree, toTree, type TreeNode } from './record.ts'
import { knownTypes } from './nodeTypes.ts'
import type { SvgNode } from './svgNode.ts'

/** The stored undo and redo steps, limited in number and size. */
export interface StoredHistory {
  readonly undo: readonly Diff[]
  readonly redo: readonly Diff[]
}

/** The data the SVG editor stores. Unknown fields are kept. */
export interface SvgEditorData {
  /** The open drawing. */
  readonly current: TreeNode
  readonly library: readonly TreeNode[]
  readonly history?: StoredHistory
  /** Name of the file the open drawing was read from, without its extension. */
  readonly fileName?: string
}

type Reject = (path: string, value: unknown) => void

const attribute = v.looseObject({
  lead: v.string(),
  name: v.string(),
  assign: v.string(),
  raw: v.string(),
  quote: v.string(),
})

/** Schema of a stored node. */
export const storedNode = v.pipe(
  v.looseObject({
    id: v.string(),
    type: v.picklist([...knownTypes, 'locked']),
    // JSON has no `undefined`: the root lacks this field.
    parent: v.optional(v.string()),
    children: v.array(v.string()),
    expanded: v.boolean(),
    lead: v.string(),
    trail: v.string(),
    tag: v.optional(
      v.looseObject({
        name: v.string(),
        attributes: v.array(attribute),
        close: v.string(),
        inner: v.string(),
        end: v.string(),
      }),
    ),
    raw: v.string(),
    extra: v.exactOptional(v.looseObject({})),
  }),
  v.transform((read): SvgNode => ({ ...read, parent: read.parent, tag: read.tag })),
)

/** Schema of a stored tree. */
const tree = v.pipe(
  v.unknown(),
  v.transform(decodeTree),
  v.custom<TreeNode>((value) => value !== undefined),
)

const diff = v.looseObject({
  added: v.array(storedNode),
  removed: v.array(storedNode),
  updated: v.array(v.looseObject({ before: storedNode, after: storedNode })),
  root: v.exactOptional(v.looseObject({ before: v.string(), after: v.string() })),
  library: v.exactOptional(v.looseObject({ at: v.number(), before: v.array(tree), after: v.array(tree) })),
})

const history = v.looseObject({ undo: v.array(diff), redo: v.array(diff) })
const record = v.looseObject({ library: v.optional(v.array(v.unknown()), []) })

/** The data of a new visitor. */
export const defaultData = (): SvgEditorData => ({ current: toTree(newDrawing()), library: [] })

/** Decodes data of any earlier version; library entries that cannot be read go to `reject`. */
export function decodeData(data: unknown, reject: Reject = () => {}): SvgEditorData | undefined {
  const read = v.safeParse(record, data)
  if (!read.success) return undefined
  const { current: stored, library: entries, history: steps, fileName, ...others } = read.output
  const current = v.safeParse(tree, stored === undefined ? toTree(newDrawing()) : stored)
  if (!current.success) return undefined
  const library: TreeNode[] = []
  for (const [index, entry] of entries.entries()) {
    const each = v.safeParse(tree, entry)
    if (each.success) library.push(each.output)
    else reject(`/library/${index}`, entry)
  }
  const past = v.safeParse(history, steps)
  // Undo steps address library entries by index: after a rejected entry they would change the wrong ones.
  const isWhole = library.length === entries.length
  if (steps !== undefined && !(past.success && isWhole)) reject('/history', steps)
  return {
    ...others,
    current: current.output,
    library,
    ...(typeof fileName === 'string' && { fileName }),
    ...(past.success && isWhole && { history: past.output }),
  }
}
