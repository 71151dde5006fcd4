import type { Drawing } from '../model/document/drawing.ts'

/** A row of the tree: its node, its depth and its position among its siblings. */
export interface Row {
  readonly id: string
  readonly level: number
  readonly position: number
  readonly siblings: number
}

/** The rows of the tree from top to bottom, without children of collapsed nodes. */
export function visibleRows({ nodes, root }: Drawing): Row[] {
  const rows: Row[] = []
  const open: Row[] = [{ id: root, level: 1, position: 1, siblings: 1 }]
  for (let row = open.pop(); row; row = open.pop()) {
    const node = nodes.get(row.id)
    if (!node) continue
    rows.push(row)
    if (!node.expanded) continue
    for (let at = node.children.length - 1; at >= 0; at--) {
      open.push({
        id: node.children[at] ?? '',
        level: row.level + 1,
        position: at + 1,
        siblings: node.children.length,
      })
    }
  }
  return rows
}
