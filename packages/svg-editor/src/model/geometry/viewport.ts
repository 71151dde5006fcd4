import { lengthOf, pixels } from './lengths.ts'
import { identity, multiplied, type Matrix } from './matrix.ts'
import { readMeasure } from '../text/numbers.ts'
import { attribute, type NodeLookup, type SvgNode } from '../document/svgNode.ts'
import { ownMatrix } from './transform.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function viewBoxOf(node: SvgNode): Box | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = (attribute(node, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const numbers = [x, y, width, height]
  return numbers.every(Number.isFinite) && width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** The page of a drawing in its own coordinates: its view box, else its size. */
export const pageOf = (root: SvgNode): Box =>
  viewBoxOf(root) ?? {
    x: 0,
    y: 0,
    width: lengthOf(root, 'width', 300) || 300,
    height: lengthOf(root, 'height', 150) || 150,
  }

/** A length of a nested `<svg>`; its percentages refer to the page around it. */
function share(node: SvgNode, name: string, whole: number, otherwise: number) {
  const measure = readMeasure(attribute(node, name) ?? '')
  if (!measure) return otherwise
  return measure.unit === '%' ? (measure.value / 100) * whole : lengthOf(node, name)
}

/** The page that percentages on a node refer to. */
function pageAround(nodes: NodeLookup, node: SvgNode): Box {
  const parent = nodes.get(node.parent ?? '')
  if (!parent) return { x: 0, y: 0, width: 300, height: 150 }
  if (parent.type !== 'svg') return pageAround(nodes, parent)
  if (parent.parent === undefined) return pageOf(parent)
  return viewBoxOf(parent) ?? { ...viewportOf(nodes, parent), x: 0, y: 0 }
}

/** The viewport of a nested `<svg>` in its parent's coordinates; its content is clipped to it. */
export function viewportOf(nodes: NodeLookup, node: SvgNode): Box {
  const page = pageAround(nodes, node)
  return {
    x: share(node, 'x', page.width, 0),
    y: share(node, 'y', page.height, 0),
    width: share(node, 'width', page.width, page.width),
    height: share(node, 'height', page.height, page.height),
  }
}

const across = new Set(['x', 'cx', 'rx', 'x1', 'x2', 'width'])
const down = new Set(['y', 'cy', 'ry', 'y1', 'y2', 'height'])

/** User units per unit of an attribute. */
export function userUnit(nodes: NodeLookup, node: SvgNode, name: string, unit: string): number {
  if (unit !== '%') return pixels[unit] ?? 1
  const { width, height } = pageAround(nodes, node)
  if (across.has(name)) return width / 100
  return (down.has(name) ? height : Math.hypot(width, height) / Math.SQRT2) / 100
}

/** An attribute's length in user units; 0 where it is missing. */
export function userLength(nodes: NodeLookup, node: SvgNode, name: string): number {
  const measure = readMeasure(attribute(node, name) ?? '')
  return measure ? measure.value * userUnit(nodes, node, name, measure.unit) : 0
}

const places: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 }

/** The matrix from a nested view box into its viewport, by `preserveAspectRatio`. */
function fitted(node: SvgNode, port: Box): Matrix {
  const box = viewBoxOf(node)
  if (!box) return [1, 0, 0, 1, port.x, port.y]
  const rule = attribute(node, 'preserveAspectRatio') ?? ''
  const [x, y] = [port.width / box.width, port.height / box.height]
  if (rule.includes('none')) return [x, 0, 0, y, port.x - box.x * x, port.y - box.y * y]
  const scale = rule.includes('slice') ? Math.max(x, y) : Math.min(x, y)
  const [, atX = 'Mid', atY = 'Mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(rule) ?? []
  const free = { x: port.width - box.width * scale, y: port.height - box.height * scale }
  return [
    scale,
    0,
    0,
    scale,
    port.x - box.x * scale + free.x * (places[atX] ?? 0.5),
    port.y - box.y * scale + free.y * (places[atY] ?? 0.5),
  ]
}

/** The matrix from the coordinates of a node's children to those of its parent. */
export function matrixInside(nodes: NodeLookup, node: SvgNode): Matrix {
  const own = ownMatrix(node)
  return node.type === 'svg' && node.parent !== undefined
    ? multiplied(own, fitted(node, viewportOf(nodes, node)))
    : own
}

/** The matrix from the coordinates of a node's parent to those of the page. */
export function matrixAbove(nodes: NodeLookup, node: SvgNode): Matrix {
  let matrix = identity
  for (let up = nodes.get(node.parent ?? ''); up; up = nodes.get(up.parent ?? '')) {
    matrix = multiplied(matrixInside(nodes, up), matrix)
  }
  return matrix
}

/** The matrix from a node's user space to the page. */
export const matrixToPage = (nodes: NodeLookup, node: SvgNode): Matrix =>
  multiplied(matrixAbove(nodes, node), ownMatrix(node))
