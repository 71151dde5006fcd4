import type { NodeLookup, SvgNode } from './svgNode.ts'

/** A drawing: its nodes by id, and which of them is the root. */
export interface Drawing {
  readonly nodes: ReadonlyMap<string, SvgNode>
  readonly root: string
}

/** The node of an id that is known to exist. @throws when it does not */
export function nodeOf(nodes: NodeLookup, id: string) {
  const node = nodes.get(id)
  if (!node) throw new Error(`no node ${id}`)
  return node
}

/** All nodes from `top` on in document order. Iterative, so that deep trees cannot overflow the stack. */
export function* walk(nodes: NodeLookup, top: string): Generator<SvgNode> {
  const open = [top]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodes.get(id)
    if (!node) continue
    yield node
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] ?? '')
  }
}

/** The ids of a node's ancestors, the nearest first. */
export function ancestors(nodes: NodeLookup, id: string) {
  const found: string[] = []
  for (let parent = nodes.get(id)?.parent; parent !== undefined; parent = nodes.get(parent)?.parent) {
    found.push(parent)
  }
  return found
}

/** Ids in document order, without descendants of other ids in the list. */
export function topmost(nodes: NodeLookup, root: string, ids: Iterable<string>) {
  const wanted = new Set(ids)
  const kept = [...wanted].filter((id) => !ancestors(nodes, id).some((above) => wanted.has(above)))
  if (kept.length < 2) return kept
  const order = new Map<string, number>()
  for (const node of walk(nodes, root)) order.set(node.id, order.size)
  return kept.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

const numbered = /^(.*?)(?<!\d)(\d{3,})$/

/** Generates unused ids: the type's name and a running number of three digits. */
export function idGiver(nodes: Iterable<string>) {
  const last = new Map<string, number>()
  const note = (id: string) => {
    const [, name = '', number = '0'] = numbered.exec(id) ?? []
    last.set(name, Math.max(last.get(name) ?? 0, Number(number)))
  }
  for (const id of nodes) note(id)
  return {
    note,
    next: (name: string) => {
      const number = (last.get(name) ?? 0) + 1
      last.set(name, number)
      return name + String(number).padStart(3, '0')
    },
  }
}

export type IdGiver = ReturnType<typeof idGiver>
