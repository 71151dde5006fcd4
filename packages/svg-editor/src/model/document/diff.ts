import type { SvgNode } from './svgNode.ts'

/** What a command did to the nodes. Turned round it is the undo. */
export interface Diff {
  readonly added: readonly SvgNode[]
  readonly removed: readonly SvgNode[]
  readonly updated: ReadonlyArray<{ readonly before: SvgNode; readonly after: SvgNode }>
  /** Set when another node became the root. */
  readonly root?: { readonly before: string; readonly after: string }
}

export const isEmpty = (diff: Diff) =>
  diff.added.length + diff.removed.length + diff.updated.length === 0 && diff.root === undefined

export const reversed = ({ added, removed, updated, root }: Diff): Diff => ({
  added: removed,
  removed: added,
  updated: updated.map(({ before, after }) => ({ before: after, after: before })),
  ...(root && { root: { before: root.after, after: root.before } }),
})

type Change = { before: SvgNode | undefined; after: SvgNode | undefined }

/** Nodes before and after, by id, as a diff; what came and went, or stayed the same, drops out. */
export function diffOf(changes: ReadonlyMap<string, Change>, root?: Diff['root']): Diff {
  const added: SvgNode[] = []
  const removed: SvgNode[] = []
  const updated: Array<{ before: SvgNode; after: SvgNode }> = []
  for (const { before, after } of changes.values()) {
    if (before && after) {
      if (before !== after) updated.push({ before, after })
    } else if (before) removed.push(before)
    else if (after) added.push(after)
  }
  return { added, removed, updated, ...(root && root.before !== root.after && { root }) }
}

function changesOf(diff: Diff) {
  const changes = new Map<string, Change>()
  for (const node of diff.removed) changes.set(node.id, { before: node, after: undefined })
  for (const node of diff.added) {
    changes.set(node.id, { before: changes.get(node.id)?.before, after: node })
  }
  for (const { before, after } of diff.updated) changes.set(after.id, { before, after })
  return changes
}

/** One diff that does what the two do one after the other. */
export function joined(first: Diff, second: Diff): Diff {
  const changes = changesOf(first)
  for (const [id, { before, after }] of changesOf(second)) {
    const earlier = changes.get(id)
    changes.set(id, { before: earlier ? earlier.before : before, after })
  }
  const root = first.root
    ? { before: first.root.before, after: second.root?.after ?? first.root.after }
    : second.root
  return diffOf(changes, root)
}
