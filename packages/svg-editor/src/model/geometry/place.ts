// Moves, rotates and scales a node. All functions take the node as it was when the gesture began, so that
// rounding errors of many small steps do not add up.
import { boundsOf, centreOf } from './bounds.ts'
import { userLength, userUnit, type Box } from './viewport.ts'
import { shiftedPart } from '../edit/lockedPart.ts'
import { transformed, type Point } from './matrix.ts'
import { formatNumber, readMeasure } from '../text/numbers.ts'
import { formatPath, parsePath } from '../path/pathData.ts'
import type { Handle } from './handles.ts'
import { movedPath, movedPoint, scaledPath } from '../path/pathEdit.ts'
import { formatPoints, mapPoints, parsePoints } from '../path/points.ts'
import { isUndrawn } from '../document/nodeTypes.ts'
import { attribute, withAttribute, type NodeLookup, type SvgNode } from '../document/svgNode.ts'
import { matrixOf, readPlacement, turned, withPlacement } from './transform.ts'

/** The node with a length changed in user units and written in its own unit. */
function withLength(
  nodes: NodeLookup,
  node: SvgNode,
  name: string,
  change: (value: number) => number,
): SvgNode {
  const { value, unit } = readMeasure(attribute(node, name) ?? '') ?? { value: 0, unit: '' }
  const factor = userUnit(nodes, node, name, unit)
  const next = change(value * factor)
  // An unchanged value keeps its spelling; a unit of zero user units cannot express another value.
  if (factor === 0 || formatNumber(next / factor) === formatNumber(value)) return node
  return withAttribute(node, name, formatNumber(next / factor) + unit)
}

/** The node with several lengths changed. */
const withLengths = (
  nodes: NodeLookup,
  node: SvgNode,
  changes: Readonly<Record<string, (value: number) => number>>,
) => Object.entries(changes).reduce((next, [name, change]) => withLength(nodes, next, name, change), node)

/** Whether a text positions its letters or spans itself: changing its x and y would not move those. */
const hasOwnPlaces = (node: SvgNode) =>
  node.type === 'text' &&
  (node.children.length > 0 ||
    ['x', 'y'].some((name) => {
      const written = attribute(node, name)
      return written !== undefined && readMeasure(written) === undefined
    }))

const byTransform = (node: SvgNode) =>
  node.type === 'group' ||
  node.type === 'a' ||
  node.type === 'switch' ||
  hasOwnPlaces(node) ||
  attribute(node, 'transform') !== undefined

/** Names of each type's position attributes per axis. */
const positions: Record<string, { x: readonly string[]; y: readonly string[] }> = {
  rect: { x: ['x'], y: ['y'] },
  svg: { x: ['x'], y: ['y'] },
  text: { x: ['x'], y: ['y'] },
  circle: { x: ['cx'], y: ['cy'] },
  ellipse: { x: ['cx'], y: ['cy'] },
  line: { x: ['x1', 'x2'], y: ['y1', 'y2'] },
}

/**
 * The node moved in the coordinates of its parent: by its geometry attributes, or, where it has a transform,
 * by a `translate()` before it. The root and locked parts that are not drawn stay unchanged.
 */
export function moved(nodes: NodeLookup, node: SvgNode, dx: number, dy: number): SvgNode {
  if (node.type === 'locked') return shiftedPart(node, dx, dy)
  if (!node.tag || isUndrawn(node.type) || (node.type === 'svg' && node.parent === undefined)) return node
  if (byTransform(node)) {
    const transform = attribute(node, 'transform')
    const { translateX, translateY } = readPlacement(transform).placement
    const next = withPlacement(transform, { translateX: translateX + dx, translateY: translateY + dy })
    return withAttribute(node, 'transform', next)
  }
  if (node.type === 'path') {
    return withAttribute(node, 'd', formatPath(movedPath(parsePath(attribute(node, 'd') ?? ''), dx, dy)))
  }
  if (node.type === 'polyline' || node.type === 'polygon') {
    const list = mapPoints(parsePoints(attribute(node, 'points') ?? ''), ({ x, y }) => ({
      x: x + dx,
      y: y + dy,
    }))
    return withAttribute(node, 'points', formatPoints(list))
  }
  const { x = [], y = [] } = positions[node.type] ?? {}
  let next = node
  for (const name of x) next = withLength(nodes, next, name, (value) => value + dx)
  for (const name of y) next = withLength(nodes, next, name, (value) => value + dy)
  return next
}

/** The node rotated about a point in its user space, by default its centre. */
export function rotated(nodes: NodeLookup, node: SvgNode, degrees: number, about?: Point): SvgNode {
  const box = boundsOf(nodes, node)
  if (!box || !node.tag || node.parent === undefined) return node
  return withAttribute(
    node,
    'transform',
    turned(attribute(node, 'transform'), degrees, about ?? centreOf(box)),
  )
}

const scalingAbout = (middle: number, scale: number) => (value: number) => middle + (value - middle) * scale

/** The node scaled about a point, by default its centre: a shape by geometry attributes, a group by its transform. */
export function scaled(nodes: NodeLookup, node: SvgNode, sx: number, sy: number, about?: Point): SvgNode {
  const box = boundsOf(nodes, node)
  if (!box || !node.tag || node.parent === undefined) return node
  const centre = about ?? centreOf(box)
  const [atX, atY] = [scalingAbout(centre.x, sx), scalingAbout(centre.y, sy)]
  switch (node.type) {
    case 'group':
      return scaledGroup(node, sx, sy, centre)
    case 'svg':
    case 'rect': {
      const [w, h] = [userLength(nodes, node, 'width') * sx, userLength(nodes, node, 'height') * sy]
      return withLengths(nodes, node, { x: atX, y: atY, width: () => w, height: () => h })
    }
    case 'circle':
      return withLengths(nodes, node, { cx: atX, cy: atY, r: (r) => r * (sx === 1 ? sy : sx) })
    case 'text':
      return withLength(nodes, node, 'font-size', (size) => (size || 16) * (sx === 1 ? sy : sx))
    case 'ellipse':
      return withLengths(nodes, node, { cx: atX, cy: atY, rx: (rx) => rx * sx, ry: (ry) => ry * sy })
    case 'line':
      return withLengths(nodes, node, { x1: atX, y1: atY, x2: atX, y2: atY })
    case 'polyline':
    case 'polygon': {
      const list = parsePoints(attribute(node, 'points') ?? '')
      const next = mapPoints(list, ({ x, y }) => ({ x: atX(x), y: atY(y) }))
      return withAttribute(node, 'points', formatPoints(next))
    }
    case 'path': {
      const path = parsePath(attribute(node, 'd') ?? '')
      return withAttribute(node, 'd', formatPath(scaledPath(path, sx, sy, centre)))
    }
    default:
      return node
  }
}

function scaledGroup(node: SvgNode, sx: number, sy: number, centre: Point) {
  const transform = attribute(node, 'transform')
  const { placement } = readPlacement(transform)
  const scale = { scaleX: placement.scaleX * sx, scaleY: placement.scaleY * sy }
  const grown = withPlacement(transform, scale)
  const [before, after] = [transformed(matrixOf(transform), centre), transformed(matrixOf(grown), centre)]
  return withAttribute(
    node,
    'transform',
    withPlacement(grown, {
      translateX: placement.translateX + before.x - after.x,
      translateY: placement.translateY + before.y - after.y,
    }),
  )
}

/** The node with one of its points moved and all others unchanged. */
export function movedHandle(
  nodes: NodeLookup,
  node: SvgNode,
  { keys }: Handle,
  dx: number,
  dy: number,
): SvgNode {
  const [first = ''] = keys
  const [list, index, name] = first.split('.')
  if (list === 'path') {
    const point = name === 'cs' || name === 'ce' ? name : 'to'
    const path = movedPoint(parsePath(attribute(node, 'd') ?? ''), Number(index), point, dx, dy)
    return withAttribute(node, 'd', formatPath(path))
  }
  if (list === 'points') {
    const next = mapPoints(parsePoints(attribute(node, 'points') ?? ''), ({ x, y }, at) =>
      at === Number(index) ? { x: x + dx, y: y + dy } : { x, y },
    )
    return withAttribute(node, 'points', formatPoints(next))
  }
  const end = first.slice(1)
  return withLengths(nodes, node, { [`x${end}`]: (x) => x + dx, [`y${end}`]: (y) => y + dy })
}

const lineAlignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export const alignments = [...lineAlignments, 'spreadX', 'spreadY'] as const
export type Alignment = (typeof alignments)[number]

/** The offset of each box that aligns it within `frame`, or distributes all evenly between the outermost. */
export function alignment(boxes: readonly Box[], frame: Box, how: Alignment): Point[] {
  if (how === 'spreadX' || how === 'spreadY') {
    const middle = (box: Box) => (how === 'spreadX' ? centreOf(box).x : centreOf(box).y)
    const order = boxes.map((_, index) => index).toSorted((a, b) => middle(boxes[a]!) - middle(boxes[b]!))
    const [first, last] = [boxes[order[0] ?? 0], boxes[order.at(-1) ?? 0]]
    if (!first || !last) return []
    const step = (middle(last) - middle(first)) / Math.max(1, boxes.length - 1)
    return boxes.map((box, index) => {
      const by = middle(first) + order.indexOf(index) * step - middle(box)
      return how === 'spreadX' ? { x: by, y: 0 } : { x: 0, y: by }
    })
  }
  const by: Record<(typeof lineAlignments)[number], (box: Box) => Point> = {
    left: (box) => ({ x: frame.x - box.x, y: 0 }),
    centre: (box) => ({ x: centreOf(frame).x - centreOf(box).x, y: 0 }),
    right: (box) => ({ x: frame.x + frame.width - box.x - box.width, y: 0 }),
    top: (box) => ({ x: 0, y: frame.y - box.y }),
    middle: (box) => ({ x: 0, y: centreOf(frame).y - centreOf(box).y }),
    bottom: (box) => ({ x: 0, y: frame.y + frame.height - box.y - box.height }),
  }
  return boxes.map(by[how])
}
