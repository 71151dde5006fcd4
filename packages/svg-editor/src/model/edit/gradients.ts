import { makeNode, withAttribute, type SvgNode } from '../document/svgNode.ts'
import { nodeOf } from '../document/drawing.ts'
import type { Draft } from '../document/drawingStore.ts'
import { freeName } from './copies.ts'
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

/** Adds a gradient from a colour to white to `defs`. Returns the paint that references it. */
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
