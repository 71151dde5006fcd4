import { ancestors, walk, type Drawing } from './drawing.ts'
import { createDrawingStore, type Draft } from './drawingStore.ts'
import type { JournalEntry } from './journal.ts'
import { opened, type SvgNode } from './svgNode.ts'
import { removeNodes } from '../edit/treeEdit.ts'

/** Sorts by a wanted order; what it does not name stays behind its predecessor. */
function sorted(list: readonly string[], order: readonly string[]) {
  const rank = new Map(order.map((id, at) => [id, at]))
  const keys = new Map<string, number>()
  let last = -1
  for (const id of list) keys.set(id, (last = rank.get(id) ?? last))
  return list.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
}

/**
 * Makes the edits of an entry in a drawing that it was not written for, node by node, by their ids. The root is
 * the same whatever its id; under another id it keeps its attributes.
 *
 * @returns the number of nodes whose edit could not be made: their parent is missing, or a removed node contains
 * others
 */
export function applyEntry(draft: Draft, entry: JournalEntry): number {
  const top = entry.put.find(({ parent }) => parent === undefined)?.id
  const put = entry.put.map((node) => {
    if (node.parent === undefined) return { ...node, id: draft.root }
    return node.parent === top ? { ...node, parent: draft.root } : node
  })
  const wanted = new Map(put.map((node) => [node.id, node]))
  const seen = new Set<string>()
  const made = new Set<string>()

  function make(node: SvgNode) {
    if (seen.has(node.id)) return
    seen.add(node.id)
    const above = wanted.get(node.parent ?? '')
    // Parents first: a new node needs its parent.
    if (above) make(above)
    const here = draft.get(node.id)
    const to = draft.get(node.parent ?? '')
    const isRoot = node.id === draft.root
    const hasPlace = isRoot
      ? node.parent === undefined
      : to?.tag && (!above || made.has(above.id)) && ![to.id, ...ancestors(draft, to.id)].includes(node.id)
    if (!hasPlace || (here && here.type !== node.type)) return
    const own = isRoot && here && top !== draft.root ? here : node
    const children = here?.children ?? []
    const from = draft.get(here?.parent ?? '')
    if (from && from.id !== to?.id) {
      draft.put({ ...from, children: from.children.filter((id) => id !== node.id) })
    }
    draft.put({ ...(children.length > 0 ? opened(own) : own), parent: to?.id, children })
    if (to && from?.id !== to.id) draft.put({ ...opened(to), children: [...to.children, node.id] })
    made.add(node.id)
  }
  for (const node of put) make(node)
  for (const id of made) {
    const node = draft.get(id)
    if (node) draft.put({ ...node, children: sorted(node.children, wanted.get(id)?.children ?? []) })
  }

  const removed = new Set(entry.removed)
  const there = entry.removed.filter((id) => draft.get(id))
  const gone = there.filter(
    (id) => id !== draft.root && [...walk(draft, id)].every((node) => removed.has(node.id)),
  )
  removeNodes(draft, gone)
  return put.length - made.size + there.length - gone.length
}

/** The nodes that an entry adds or changes as a drawing of their own; missing parents become the root. */
export function drawingOf({ put }: JournalEntry, root: SvgNode): Drawing {
  const ownRoot = put.find(({ parent }) => parent === undefined) ?? root
  const top = { ...ownRoot, id: 'svg', children: [] }
  const ids = new Set(put.map(({ id }) => id))
  const nodes = put.map((node) =>
    node.parent === undefined || ids.has(node.parent) ? node : { ...node, parent: top.id },
  )
  const store = createDrawingStore({ nodes: new Map([[top.id, top]]), root: top.id })
  store.commit((draft) => applyEntry(draft, { base: '', result: '', put: nodes, removed: [] }))
  return store.drawing()
}
