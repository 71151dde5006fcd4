import { identity, multiplied, transformed, type Matrix, type Point } from './matrix.ts'
import { parsePath } from '../path/pathData.ts'
import { cubicsOf, trace, type Cubic } from '../path/pathGeometry.ts'
import { parsePoints } from '../path/points.ts'
import { ownMatrix } from './transform.ts'
import { isUndrawn } from '../document/nodeTypes.ts'
import { attribute, type NodeLookup, type SvgNode } from '../document/svgNode.ts'
import { userLength, viewportOf, type Box } from './viewport.ts'

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The bounding box of points; `undefined` for none. */
export function boxAround(points: Iterable<Point>): Box | undefined {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y } of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined
}

/** Parameters of a cubic's extrema in one coordinate, without its ends. */
function turns(p0: number, p1: number, p2: number, p3: number) {
  const a = p3 - 3 * p2 + 3 * p1 - p0
  const b = 2 * (p2 - 2 * p1 + p0)
  const c = p1 - p0
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-c / b]
  const root = b * b - 4 * a * c
  if (root < 0) return []
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)]
}

export const onCurve = ([p0, p1, p2, p3]: Cubic, t: number): Point => {
  const s = 1 - t
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return { x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y }
}

function* extremes(cubic: Cubic): Generator<Point> {
  const [p0, p1, p2, p3] = cubic
  yield p0
  yield p3
  for (const t of [...turns(p0.x, p1.x, p2.x, p3.x), ...turns(p0.y, p1.y, p2.y, p3.y)]) {
    if (t > 0 && t < 1) yield onCurve(cubic, t)
  }
}

function* cubics(node: SvgNode, matrix: Matrix): Generator<Cubic> {
  for (const segment of trace(parsePath(attribute(node, 'd') ?? '').segments)) {
    if (segment.command.toUpperCase() === 'M') continue
    for (const [a, b, c, d] of cubicsOf(segment)) {
      yield [transformed(matrix, a), transformed(matrix, b), transformed(matrix, c), transformed(matrix, d)]
    }
  }
}

export const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

function* outline(nodes: NodeLookup, node: SvgNode, matrix: Matrix): Generator<Point> {
  const number = (name: string) => userLength(nodes, node, name)
  const corner = (x: number, y: number) => transformed(matrix, { x, y })
  if (node.type === 'rect') {
    const box = { x: number('x'), y: number('y'), width: number('width'), height: number('height') }
    for (const { x, y } of cornersOf(box)) yield corner(x, y)
  } else if (node.type === 'circle' || node.type === 'ellipse') {
    const rx = number(node.type === 'circle' ? 'r' : 'rx')
    const ry = number(node.type === 'circle' ? 'r' : 'ry')
    const { x, y } = corner(number('cx'), number('cy'))
    const [a, b, c, d] = matrix
    const [dx, dy] = [Math.hypot(a * rx, c * ry), Math.hypot(b * rx, d * ry)]
    yield* [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ]
  } else if (node.type === 'text') {
    // A text counts by its anchor: only a browser can measure its extent.
    yield corner(number('x'), number('y'))
  } else if (node.type === 'line') {
    yield* [corner(number('x1'), number('y1')), corner(number('x2'), number('y2'))]
  } else if (node.type === 'path') {
    for (const cubic of cubics(node, matrix)) yield* extremes(cubic)
    const [first] = trace(parsePath(attribute(node, 'd') ?? '').segments)
    if (first) yield transformed(matrix, first.to)
  } else if (node.type === 'polyline' || node.type === 'polygon') {
    for (const { x, y } of parsePoints(attribute(node, 'points') ?? '').points) yield corner(x, y)
  }
}

function* reach(nodes: NodeLookup, node: SvgNode, above: Matrix, top: boolean): Generator<Point> {
  const matrix = top ? above : multiplied(above, ownMatrix(node))
  if (isUndrawn(node.type)) return
  // A nested `<svg>` is clipped to its viewport, so its bounds are the viewport's.
  if (node.type === 'svg' && node.parent !== undefined) {
    for (const point of cornersOf(viewportOf(nodes, node))) yield transformed(matrix, point)
    return
  }
  yield* outline(nodes, node, matrix)
  for (const id of node.children) {
    const child = nodes.get(id)
    if (child) yield* reach(nodes, child, matrix, false)
  }
}

/** Cache of the boxes of paths and point lists in their own space, which no other node affects. */
const ownBoxes = new WeakMap<SvgNode, Box>()
const isPointList = ({ type }: SvgNode) => type === 'path' || type === 'polyline' || type === 'polygon'

/** The box of a node's geometry without stroke, in its own or its parent's space; locked nodes have none. */
export function boundsOf(nodes: NodeLookup, node: SvgNode, space: 'own' | 'parent' = 'own'): Box | undefined {
  const isUntransformed = space === 'own' || attribute(node, 'transform') === undefined
  const isOwn = isUntransformed && isPointList(node) && node.children.length === 0
  const known = isOwn ? ownBoxes.get(node) : undefined
  if (known) return known
  const box = boxAround(reach(nodes, node, isUntransformed ? identity : ownMatrix(node), true))
  if (box && isOwn) ownBoxes.set(node, box)
  return box
}
