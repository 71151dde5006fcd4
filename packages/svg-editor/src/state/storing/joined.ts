import type { NodeEdit, NodeEdits } from '../../model/document/diff.ts'
import { isSameNode } from '../../model/document/digest.ts'
import type { DrawingStore } from '../../model/document/drawingStore.ts'
import { putEdits } from '../../model/document/journal.ts'
import { renamed, type TreeNode } from '../../model/document/record.ts'
import type { NodeLookup, SvgNode } from '../../model/document/svgNode.ts'

type Library = readonly TreeNode[]

/** The edits that turn one drawing's nodes into the other's. */
export function difference(from: ReadonlyMap<string, SvgNode>, to: ReadonlyMap<string, SvgNode>): NodeEdits {
  const edits = new Map<string, NodeEdit>()
  for (const id of new Set([...from.keys(), ...to.keys()])) {
    const [before, after] = [from.get(id), to.get(id)]
    if (!isSameNode(before, after)) edits.set(id, { before, after })
  }
  return edits
}

/** Whether the edits can be made in another version of the drawing, as it has not changed the same nodes. */
export const fits = (edits: NodeEdits, nodes: NodeLookup) =>
  [...edits].every(([id, { before }]) => isSameNode(before, nodes.get(id)))

/** Their library with the drawings added here, under names that are not taken. */
export function joinedLibrary(base: Library, theirs: Library, mine: Library): Library {
  const texts = new Set([...base, ...theirs].map((tree) => JSON.stringify(tree)))
  const joined = [...theirs]
  for (const tree of mine) if (!texts.has(JSON.stringify(tree))) joined.push(renamed(tree, joined))
  return joined
}

/** Replaces edits that were made by others, as one undo step. */
export function replaceEdits(store: DrawingStore, mine: NodeEdits, theirs: NodeEdits) {
  const former = [...mine].filter(([id]) => !theirs.has(id))
  store.commit((draft) => {
    putEdits(draft, new Map(former.map(([id, { before }]) => [id, { before: undefined, after: before }])))
    putEdits(draft, theirs)
  })
  store.endStep()
}
