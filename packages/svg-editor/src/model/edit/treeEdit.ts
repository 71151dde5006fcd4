// Commands that add, remove and move nodes, each on a draft.
import { nodeOf, topmost, walk } from '../document/drawing.ts'
import type { Draft } from '../document/drawingStore.ts'
import { isContainer } from '../document/nodeTypes.ts'
import { withFreeIds, type Clipping } from './copies.ts'
import { multiplyTransforms } from '../geometry/transform.ts'
import {
  attribute,
  opened,
  prefixOf,
  withAttribute,
  withPrefix,
  type NodeLookup,
  type SvgNode,
} from '../document/svgNode.ts'

function current(draft: Draft, id: string) {
  const node = draft.get(id)
  if (!node) throw new Error(`no node ${id}`)
  return node
}

function depthOf(draft: Draft, id: string) {
  let depth = 0
  for (let up = draft.get(id)?.parent; up !== undefined; up = draft.get(up)?.parent) depth += 1
  return depth
}

/** White space for a new child: that of its siblings, else the document's indentation. */
function leadFor(draft: Draft, parent: SvgNode) {
  const sibling = parent.children
    .map((id) => draft.get(id))
    .find((node) => node?.type !== 'locked' || node.tag)
  if (sibling) return sibling.lead
  const anySibling = draft.get(parent.children[0] ?? '')
  if (anySibling) return anySibling.lead
  if (parent.parent !== undefined && !parent.lead.includes('\n')) return ''
  return `\n${'  '.repeat(depthOf(draft, parent.id) + 1)}`
}

/** Inserts a subtree, its top first, into a parent and reindents it. */
function insert(draft: Draft, parentId: string, index: number, subtree: readonly SvgNode[]) {
  const [top, ...rest] = subtree
  const parent = current(draft, parentId)
  if (!top) return
  const lead = leadFor(draft, parent)
  const shift = (text: string) => {
    if (!lead.includes('\n')) return text.includes('\n') ? '' : text
    return text.includes('\n') || text === ''
      ? lead + text.slice(text.lastIndexOf('\n') + 1).slice(indentOf(top.lead).length)
      : text
  }
  const prefix = prefixOf(parent)
  const named = (node: SvgNode, inner: string) => withPrefix(withInner(node, inner), prefix)
  draft.put({ ...named(top, top.children.length > 0 ? lead : ''), parent: parentId, lead })
  for (const node of rest) draft.put({ ...named(node, shift(node.tag?.inner ?? '')), lead: shift(node.lead) })
  const open = opened(parent)
  const inner = parent.children.length === 0 && lead.includes('\n') ? closingLead(parent) : open.tag?.inner
  const tag = open.tag && { ...open.tag, inner: inner ?? '' }
  draft.put({ ...open, tag, children: parent.children.toSpliced(index, 0, top.id), expanded: true })
}

const indentOf = (lead: string) => lead.slice(lead.lastIndexOf('\n') + 1)
const closingLead = (parent: SvgNode) => (parent.parent === undefined ? '\n' : parent.lead)
const withInner = (node: SvgNode, inner: string): SvgNode =>
  node.tag && node.tag.inner !== '' && node.children.length > 0
    ? { ...node, tag: { ...node.tag, inner } }
    : node

/** A node and its descendants, the node first. */
function subtreeOf(nodes: NodeLookup, id: string): SvgNode[] {
  return [...walk(nodes, id)]
}

/** Adds a new node as the last child, or after one of them. */
export function addNode(draft: Draft, parentId: string, node: SvgNode, after?: string) {
  const { children } = current(draft, parentId)
  insert(draft, parentId, after === undefined ? children.length : children.indexOf(after) + 1, [node])
}

function detach(draft: Draft, id: string) {
  const parent = draft.get(current(draft, id).parent ?? '')
  if (parent) draft.put({ ...parent, children: parent.children.filter((child) => child !== id) })
}

/** Removes nodes and their descendants; the root stays. */
export function removeNodes(draft: Draft, ids: Iterable<string>) {
  for (const id of topmost(draft, draft.root, ids)) {
    if (id === draft.root) continue
    const gone = subtreeOf(draft, id)
    detach(draft, id)
    for (const node of gone) draft.delete(node.id)
  }
}

/** The subtrees that copying the nodes gives; the root cannot be copied. */
export const clippingOf = (draft: Pick<Draft, 'nodes' | 'root'>, ids: Iterable<string>): Clipping =>
  topmost(draft.nodes, draft.root, ids)
    .filter((id) => id !== draft.root)
    .map((id) => subtreeOf(draft.nodes, id))

/**
 * Pastes into a container, else after the node, with `isBehind` always after it. Returns the ids; with `keepsIds`
 * those stay that are free.
 */
export function paste(
  draft: Draft,
  clipping: Clipping,
  at: string,
  keepsIds: boolean,
  isBehind = false,
): string[] {
  const node = current(draft, at)
  const isInside = isContainer(node.type) && !isBehind
  const into = isInside ? node.id : (node.parent ?? draft.root)
  const start = isInside ? 0 : current(draft, into).children.indexOf(at) + 1
  return withFreeIds(draft, clipping, keepsIds).map((subtree, index) => {
    insert(draft, into, start + index, subtree)
    return subtree[0]?.id ?? at
  })
}

/** Inserts a copy of each node directly after it. @returns the ids of the copies */
export function duplicate(draft: Draft, ids: Iterable<string>): string[] {
  const originals = topmost(draft, draft.root, ids).filter((id) => id !== draft.root)
  const subtrees = originals.map((id) => subtreeOf(draft, id))
  return withFreeIds(draft, subtrees, false).map((subtree, index) => {
    const id = originals[index] ?? ''
    const { parent = draft.root } = current(draft, id)
    insert(draft, parent, current(draft, parent).children.indexOf(id) + 1, subtree)
    return subtree[0]?.id ?? id
  })
}

function relocate(draft: Draft, id: string, parent: string, index: number) {
  const subtree = subtreeOf(draft, id)
  detach(draft, id)
  insert(draft, parent, index, subtree)
}

/** Moves a node `up`, `down`, `in` to the group before it or `out` after its parent; false when that is impossible. */
export function moveInTree(draft: Draft, id: string, where: 'up' | 'down' | 'in' | 'out'): boolean {
  const node = current(draft, id)
  const parent = draft.get(node.parent ?? '')
  if (!parent) return false
  const index = parent.children.indexOf(id)
  if (where === 'up' || where === 'down') {
    const to = index + (where === 'up' ? -1 : 1)
    if (to < 0 || to >= parent.children.length) return false
    const children = parent.children.toSpliced(index, 1).toSpliced(to, 0, id)
    draft.put({ ...parent, children })
    return true
  }
  if (where === 'out') {
    if (parent.parent === undefined) return false
    const above = current(draft, parent.parent)
    relocate(draft, id, above.id, above.children.indexOf(parent.id) + 1)
    return true
  }
  const before = draft.get(parent.children[index - 1] ?? '')
  if (!before || !isContainer(before.type)) return false
  relocate(draft, id, before.id, before.children.length)
  return true
}

/** Moves siblings into a new group at the place of the first. @returns its id, if they are siblings */
export function groupNodes(draft: Draft, ids: Iterable<string>, group: SvgNode): string | undefined {
  const members = topmost(draft, draft.root, ids).filter((id) => id !== draft.root)
  const parentId = draft.get(members[0] ?? '')?.parent
  if (parentId === undefined || members.some((id) => draft.get(id)?.parent !== parentId)) return undefined
  insert(draft, parentId, current(draft, parentId).children.indexOf(members[0] ?? ''), [group])
  for (const id of members) relocate(draft, id, group.id, current(draft, group.id).children.length)
  return group.id
}

/** Attributes that act on a group as a whole and so cannot be moved to its members. */
const holistic = ['opacity', 'filter', 'clip-path', 'mask', 'style', 'class']

/** Moves a group's transform and paints to its members. Returns their ids, or the attribute that prevents it. */
export function ungroup(draft: Draft, id: string): string[] | { held: string } {
  const group = current(draft, id)
  const held = holistic.find((name) => attribute(group, name) !== undefined)
  if (held !== undefined) return { held }
  // Children without a tag, such as text, cannot take the group's transform.
  const bare = group.children.some((child) => !current(draft, child).tag)
  if (bare && attribute(group, 'transform') !== undefined) return { held: 'transform' }
  const index = current(draft, group.parent ?? '').children.indexOf(id)
  const parent = group.parent ?? draft.root
  const members = group.children
  for (const [at, child] of members.entries()) {
    let node = current(draft, child)
    if (node.tag) {
      for (const { name } of group.tag?.attributes ?? []) {
        const value = attribute(group, name)
        if (name === 'transform') {
          node = withAttribute(node, name, multiplyTransforms(value, attribute(node, name)))
        } else if (name !== 'id' && attribute(node, name) === undefined)
          node = withAttribute(node, name, value)
      }
      draft.put(node)
    }
    relocate(draft, child, parent, index + 1 + at)
  }
  detach(draft, id)
  draft.delete(id)
  return [...members]
}

/** Folds or unfolds a node in the tree. */
export function setExpanded(draft: Draft, id: string, expanded: boolean) {
  const node = nodeOf(draft.nodes, id)
  if (node.expanded !== expanded) draft.put({ ...node, expanded })
}
