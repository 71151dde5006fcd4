import { fingerprint, isSameNode, type Tally } from '../../model/document/drawingTally.ts'
import type { JournalEntry, NodeEdit } from '../../model/document/journal.ts'
import { renamed, type TreeNode } from '../../model/document/record.ts'
import type { NodeLookup, SvgNode } from '../../model/document/svgNode.ts'

type Edits = ReadonlyMap<string, NodeEdit>
type Library = readonly TreeNode[]

/** The edits that turn one drawing's nodes into the other's. */
export function difference(from: ReadonlyMap<string, SvgNode>, to: ReadonlyMap<string, SvgNode>): Edits {
  const edits = new Map<string, NodeEdit>()
  for (const id of new Set([...from.keys(), ...to.keys()])) {
    const [before, after] = [from.get(id), to.get(id)]
    if (!isSameNode(before, after)) edits.set(id, { before, after })
  }
  return edits
}

/** The edits that the journal's entry does not hold yet. */
export function unsavedEdits(
  edits: Edits,
  entry: JournalEntry | undefined,
  base: Tally,
  nodes: NodeLookup,
): Edits {
  const saved = new Map([...edits].map(([id, { before }]) => [id, before]))
  if (entry?.base === fingerprint(base)) {
    for (const id of entry.removed) saved.set(id, undefined)
    for (const node of entry.put) saved.set(node.id, node)
  }
  const unsaved = new Map<string, NodeEdit>()
  for (const [id, before] of saved) {
    const after = nodes.get(id)
    if (!isSameNode(before, after)) unsaved.set(id, { before, after })
  }
  return unsaved
}

/** Whether the edits can be made in another version of the drawing, as it has not changed the same nodes. */
export const fits = (edits: Edits, nodes: NodeLookup) =>
  [...edits].every(([id, { before }]) => isSameNode(before, nodes.get(id)))

/** Their library with the drawings added here, under names that are not taken. */
export function joinedLibrary(base: Library, theirs: Library, mine: Library): Library {
  const texts = new Set([...base, ...theirs].map((tree) => JSON.stringify(tree)))
  const joined = [...theirs]
  for (const tree of mine) if (!texts.has(JSON.stringify(tree))) joined.push(renamed(tree, joined))
  return joined
}
