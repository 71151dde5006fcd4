import type { Diff } from './diff.ts'
import type { DrawingStore } from './drawingStore.ts'
import type { StoredHistory } from './editorData.ts'
import { toTree, type TreeNode } from './record.ts'
import type { SvgNode } from './svgNode.ts'

/** Limit of the stored JSON in characters; browsers grant an origin about five million. */
export const mostStored = 2_500_000
/** The history's share of the stored JSON, in characters. */
const mostHistory = 400_000

/** Approximate length of a node as JSON, in characters. */
export const lengthOf = ({ lead, trail, raw, tag, children }: SvgNode) => {
  let length = 200 + 12 * children.length + lead.length + trail.length + raw.length
  for (const { name, raw: value } of tag?.attributes ?? []) length += name.length + value.length + 60
  return length
}

/** Approximate size of an undo step in the record, in characters. */
const stepSize = ({ added, removed, updated, library }: Diff) => {
  let size = library ? JSON.stringify(library).length : 0
  for (const node of [...added, ...removed]) size += lengthOf(node)
  for (const { before, after } of updated) size += lengthOf(before) + lengthOf(after)
  return size
}

/** The newest steps that fit into the given size. */
function bounded(steps: readonly Diff[], room: number) {
  const kept: Diff[] = []
  let used = 0
  for (const step of steps.toReversed()) {
    used += stepSize(step)
    if (used > room) break
    kept.unshift(step)
  }
  return { kept, used }
}

/** The newest steps of the history that the record has room for. */
function storedHistory({ undo, redo }: StoredHistory): StoredHistory {
  const back = bounded(undo, mostHistory)
  // Redo needs the nearest steps first; they are at the end of the list.
  const forth = bounded(redo, mostHistory - Math.min(mostHistory, back.used))
  return { undo: back.kept, redo: forth.kept }
}

const treeSizes = new WeakMap<TreeNode, number>()

/** Size of a library in the record, in characters. */
export const librarySize = (library: readonly TreeNode[]) =>
  library.reduce((sum, tree) => {
    const size = treeSizes.get(tree) ?? JSON.stringify(tree).length
    treeSizes.set(tree, size)
    return sum + size
  }, 0)

/** The stored form of the open drawing and the library, with the history where there is room for it. */
export const wholeOf = (store: DrawingStore, size: number) => ({
  current: toTree(store.drawing()),
  library: store.library(),
  ...(size + mostHistory <= mostStored && { history: storedHistory(store.history()) }),
})
