import { idGiver, type Drawing, type IdGiver } from '../document/drawing.ts'
import { attribute, makeNode, withAttribute, type SvgNode } from '../document/svgNode.ts'
import type { Box } from '../geometry/viewport.ts'
import { formatNumber } from '../text/numbers.ts'
import type { AddableType } from '../document/nodeTypes.ts'

/** Side length of a new drawing, in user units. */
const canvasSize = 400

/** The page a new element is made for, in the coordinates of its parent. */
type Page = Box

const wholePage: Page = { x: 0, y: 0, width: canvasSize, height: canvasSize }

/** A new element, centred on the page and scaled with it: 200, 200 on the specified canvas of 400 by 400. */
export function newNode(type: AddableType, id: string, page: Page = wholePage): SvgNode {
  const share = Math.min(page.width, page.height) / canvasSize
  const [cx, cy] = [page.x + page.width / 2, page.y + page.height / 2]
  const length = (value: number) => formatNumber(Number((value * share).toPrecision(6)))
  const at = (middle: number, by: number) => formatNumber(Number((middle + by * share).toPrecision(9)))
  const points = (...pairs: ReadonlyArray<readonly [number, number]>) =>
    pairs.map(([x, y]) => `${at(cx, x)},${at(cy, y)}`).join(' ')
  // On a large page a line 1 unit wide would be invisible.
  const paint = {
    stroke: '#000',
    'stroke-width': share > 1 ? length(1) : '1',
    fill: '#000',
    'fill-opacity': '0',
  }
  const values: Record<AddableType, Readonly<Record<string, string>>> = {
    group: {},
    rect: { x: at(cx, -50), y: at(cy, -50), width: length(100), height: length(100), ...paint },
    line: { x1: at(cx, -50), y1: at(cy, 0), x2: at(cx, 50), y2: at(cy, 0), ...paint },
    polyline: { points: points([-50, 25], [0, -25], [50, 25]), ...paint },
    circle: { cx: at(cx, 0), cy: at(cy, 0), r: length(50), ...paint },
    ellipse: { cx: at(cx, 0), cy: at(cy, 0), rx: length(80), ry: length(50), ...paint },
    polygon: { points: points([0, -50], [50, 50], [-50, 50]), ...paint },
    path: { d: `M ${at(cx, 0)} ${at(cy, 0)}`, ...paint },
    text: {
      x: at(cx, 0),
      y: at(cy, 0),
      'font-family': 'sans-serif',
      'font-size': length(16),
      'text-anchor': 'middle',
    },
  }
  return makeNode(type, id, values[type])
}

/** A star or a regular polygon with that many tips, inscribed in the circle of a new `circle`. */
export function newPolygon(kind: 'star' | 'regular', tips: number, id: string, page?: Page): SvgNode {
  const circle = newNode('circle', id, page)
  const value = (name: string) => Number(attribute(circle, name))
  const [cx, cy, radius] = [value('cx'), value('cy'), value('r')]
  // From five tips on, the inner radius puts the edges of a star on straight lines from tip to tip.
  const inner = tips > 4 ? Math.cos((2 * Math.PI) / tips) / Math.cos(Math.PI / tips) : 0.4
  const count = kind === 'star' ? 2 * tips : tips
  const corners = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    const reach = kind === 'star' && index % 2 === 1 ? radius * inner : radius
    return `${formatNumber(cx + reach * Math.sin(angle))},${formatNumber(cy - reach * Math.cos(angle))}`
  })
  return withAttribute(newNode('polygon', id, page), 'points', corners.join(' '))
}

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
