import { makeNode, withAttribute, attribute, type SvgNode } from '../document/svgNode.ts'
import { nodeOf, walk } from '../document/drawing.ts'
import type { Draft } from '../document/drawingStore.ts'
import { addNode } from './treeEdit.ts'

/** The id of the drawing's `defs`; creates it as the first child if missing. */
function definitions(draft: Draft): string {
  const root = nodeOf(draft, draft.root)
  const found = root.children.find((id) => draft.get(id)?.type === 'defs')
  if (found !== undefined) return found
  const id = draft.ids.next('defs')
  addNode(draft, draft.root, makeNode('defs', id, {}))
  const after = nodeOf(draft, draft.root)
  draft.put({ ...after, children: [id, ...after.children.filter((child) => child !== id)] })
  return id
}

/** An `id` attribute that no element of the drawing uses. */
function freeName(draft: Draft, wanted: string) {
  const taken = new Set([...walk(draft.nodes, draft.root)].map((node) => attribute(node, 'id')))
  let name = wanted
  for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`
  return name
}

/**
 * Adds a gradient from a colour to white to `defs`.
 *
 * @returns the paint that references it
 */
export function addGradient(draft: Draft, type: 'linearGradient' | 'radialGradient', colour: string): string {
  const parent = definitions(draft)
  const id = draft.ids.next(type)
  const name = freeName(draft, id)
  addNode(draft, parent, withAttribute(makeNode(type, id, {}), 'id', name))
  const stop = (offset: string, paint: string): SvgNode =>
    makeNode('stop', draft.ids.next('stop'), { offset, 'stop-color': paint })
  addNode(draft, id, stop('0', colour))
  addNode(draft, id, stop('1', '#fff'))
  return `url(#${name})`
}
