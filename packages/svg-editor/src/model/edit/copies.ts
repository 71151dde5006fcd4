import { localReference } from '../text/safety.ts'
import { walk } from '../document/drawing.ts'
import type { Draft } from '../document/drawingStore.ts'
import { attribute, withAttribute, type SvgNode } from '../document/svgNode.ts'

/** Copied subtrees: each a list of a node and its descendants, the node first. */
export type Clipping = ReadonlyArray<readonly SvgNode[]>

/** Names of the `id` attributes in the drawing; collected once per command. */
const takenNames = new WeakMap<Draft, Set<string>>()

function namesIn(draft: Draft) {
  const known = takenNames.get(draft)
  if (known) return known
  const names = new Set([...walk(draft, draft.root)].flatMap((node) => attribute(node, 'id') ?? []))
  takenNames.set(draft, names)
  return names
}

/** Reserves a free name for an `id` attribute: the wanted one unless `isNew`, else its stem with a number, `box-2`. */
export function freeName(draft: Draft, wanted: string, isNew = false) {
  const names = namesIn(draft)
  const stem = wanted.replace(/-\d+$/, '')
  const isFree = (name: string) => !names.has(name) && !(isNew && name === wanted)
  let name = wanted
  for (let number = 2; !isFree(name); number++) name = `${stem}-${number}`
  names.add(name)
  return name
}

const paintReference = /(url\(\s*["']?#)([^"')\s]+)/gi
const reference = /(url\(\s*["']?#|\bhref\s*=\s*["']\s*#)([^"')\s]+)/gi

/** The node with its references to renamed elements redirected. */
function redirected(node: SvgNode, renamed: ReadonlyMap<string, string>): SvgNode {
  if (renamed.size === 0) return node
  const rewrite = (whole: string, head: string, name: string) => {
    const next = renamed.get(name)
    return next === undefined ? whole : head + next
  }
  if (node.raw.startsWith('<')) return { ...node, raw: node.raw.replaceAll(reference, rewrite) }
  let next = node
  for (const { name, raw } of node.tag?.attributes ?? []) {
    if (!raw.includes('#')) continue
    const value = attribute(node, name) ?? ''
    const target = /(?:^|:)href$/.test(name) ? renamed.get(localReference(value) ?? '') : undefined
    next = withAttribute(
      next,
      name,
      target === undefined ? value.replaceAll(paintReference, rewrite) : `#${target}`,
    )
  }
  return next
}

/** The nodes under free ids, with their references; `keepsIds`: free ids stay, as those of what was cut. */
export function withFreeIds(draft: Draft, clipping: Clipping, keepsIds: boolean): Clipping {
  const nodes = clipping.flat()
  const kept = new Set(keepsIds ? nodes.flatMap(({ id }) => (draft.get(id) ? [] : id)) : [])
  // A new id must not be one of those kept.
  for (const id of kept) draft.ids.note(id)
  const ids = new Map(
    nodes.map(({ id }) => [id, kept.has(id) ? id : draft.ids.next(id.replace(/(?<!\d)\d+$/, ''))]),
  )
  const renamed = new Map<string, string>()
  const named = (node: SvgNode) => {
    const name = attribute(node, 'id')
    if (name === undefined) return node
    const next = freeName(draft, name, !keepsIds)
    if (next !== name && !renamed.has(name)) renamed.set(name, next)
    return withAttribute(node, 'id', next)
  }
  const fresh = clipping.map((subtree) =>
    subtree.map((node) => ({
      ...named(node),
      id: ids.get(node.id) ?? node.id,
      parent: node.parent === undefined ? undefined : (ids.get(node.parent) ?? node.parent),
      children: node.children.map((id) => ids.get(id) ?? id),
    })),
  )
  return fresh.map((subtree) => subtree.map((node) => redirected(node, renamed)))
}
