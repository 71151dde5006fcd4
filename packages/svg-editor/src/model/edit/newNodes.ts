import { idGiver, type Drawing, type IdGiver } from '../document/drawing.ts'
import { makeNode, type SvgNode } from '../document/svgNode.ts'
import type { AddableType } from '../document/nodeTypes.ts'

/** Side of the canvas of a new drawing, in its own units. */
const canvasSize = 400

const paint = { stroke: '#000', 'stroke-width': '1', fill: '#000', 'fill-opacity': '0' }

const shapes: Record<AddableType, Readonly<Record<string, string>>> = {
  group: {},
  rect: { x: '150', y: '150', width: '100', height: '100', ...paint },
  line: { x1: '150', y1: '200', x2: '250', y2: '200', ...paint },
  polyline: { points: '150,225 200,175 250,225', ...paint },
  circle: { cx: '200', cy: '200', r: '50', ...paint },
  ellipse: { cx: '200', cy: '200', rx: '80', ry: '50', ...paint },
  polygon: { points: '200,150 250,250 150,250', ...paint },
  path: { d: 'M 200 200', ...paint },
}

/** A new element of the given type, centred at 200 as the specification wants it. */
export const newNode = (type: AddableType, id: string): SvgNode => makeNode(type, id, shapes[type])

/** An empty drawing of 400 by 400. */
export function newDrawing(ids: IdGiver = idGiver([])): Drawing {
  const root = makeNode('svg', ids.next('svg'), {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(canvasSize),
    height: String(canvasSize),
    viewBox: `0 0 ${canvasSize} ${canvasSize}`,
  })
  return { nodes: new Map([[root.id, root]]), root: root.id }
}
