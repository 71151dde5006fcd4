import type { TreeNode } from './record.ts'
import type { SvgNode } from './svgNode.ts'

/** A replaced range of library entries, from an index on. */
export interface LibraryChange {
  readonly at: number
  readonly before: readonly TreeNode[]
  readonly after: readonly TreeNode[]
}

/** The nodes that a command added, removed and updated; its inverse is the undo step. */
export interface Diff {
  readonly added: readonly SvgNode[]
  readonly removed: readonly SvgNode[]
  readonly updated: ReadonlyArray<{ readonly before: SvgNode; readonly after: SvgNode }>
  /** Set when another node became the root. */
  readonly root?: { readonly before: string; readonly after: string }
  readonly library?: LibraryChange
}

export const isEmpty = (diff: Diff) =>
  diff.added.length + diff.removed.length + diff.updated.length === 0 &&
  diff.root === undefined &&
  diff.library === undefined

export const reversed = ({ added, removed, updated, root, library }: Diff): Diff => ({
  added: removed,
  removed: added,
  updated: updated.map(({ before, after }) => ({ before: after, after: before })),
  ...(root && { root: { before: root.after, after: root.before } }),
  ...(library && { library: { ...library, before: library.after, after: library.before } }),
})

/** The change from one library to another; `undefined` where they are equal. */
export function libraryChange(
  before: readonly TreeNode[],
  after: readonly TreeNode[],
): LibraryChange | undefined {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && before[at] === after[at]) at += 1
  let tail = 0
  while (tail < most - at && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const part = (list: readonly TreeNode[]) => list.slice(at, list.length - tail)
  return before.length === after.length && at === most
    ? undefined
    : { at, before: part(before), after: part(after) }
}

/** A node before and after an edit; `undefined` where there is none. */
export interface NodeEdit {
  readonly before: SvgNode | undefined
  readonly after: SvgNode | undefined
}

/** Edits by the id of their node. */
export type NodeEdits = ReadonlyMap<string, NodeEdit>

/** A diff of edits, without unchanged nodes and those added and removed. */
export function diffOf(edits: NodeEdits, root?: Diff['root']): Diff {
  const added: SvgNode[] = []
  const removed: SvgNode[] = []
  const updated: Array<{ before: SvgNode; after: SvgNode }> = []
  for (const { before, after } of edits.values()) {
    if (before && after) {
      if (before !== after) updated.push({ before, after })
    } else if (before) removed.push(before)
    else if (after) added.push(after)
  }
  return { added, removed, updated, ...(root && root.before !== root.after && { root }) }
}

/** Adds the edits of a diff to those before it; an edit that was taken back leaves none. */
export function addEdits(edits: Map<string, NodeEdit>, { added, removed, updated }: Diff) {
  const add = (id: string, edit: NodeEdit) => {
    const known = edits.get(id)
    const before = known ? known.before : edit.before
    if (before === edit.after) edits.delete(id)
    else edits.set(id, { before, after: edit.after })
  }
  for (const before of removed) add(before.id, { before, after: undefined })
  for (const after of added) add(after.id, { before: undefined, after })
  for (const edit of updated) add(edit.after.id, edit)
}

/** Composes two diffs into one. */
export function joined(first: Diff, second: Diff): Diff {
  const edits = new Map<string, NodeEdit>()
  addEdits(edits, first)
  addEdits(edits, second)
  const root = first.root
    ? { before: first.root.before, after: second.root?.after ?? first.root.after }
    : second.root
  return diffOf(edits, root)
}
