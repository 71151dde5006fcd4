// Writing a field: what was typed becomes the few characters that change.
import { attributeName } from './attributeNames.ts'
import { boundsOf, centreOf } from '../geometry/bounds.ts'
import { isPaint, writtenColour } from './colour.ts'
import { evaluate } from './expression.ts'
import { fieldValue, isPlacementKey, paintKeys, type FieldProblem } from './fields.ts'
import { formatNumber, readMeasure } from '../text/numbers.ts'
import { formatPath, parsePath, type ArgRole } from '../path/pathData.ts'
import { withArg } from '../path/pathPoints.ts'
import { formatPoints, mapPoints, parsePoints } from '../path/points.ts'
import { withProperty } from './property.ts'
import { attribute, withAttribute, type NodeLookup, type SvgNode } from '../document/svgNode.ts'
import { readPlacement } from '../geometry/transform.ts'
import { turned, withPlacement } from '../geometry/transformEdit.ts'

const neverNegative = new Set(['w', 'h', 'width', 'height', 'r', 'rx', 'ry', 'strokeWidth'])

/** What a field counts as when it is left out: SVG's own initial value. */
const initial: Readonly<Record<string, number>> = { strokeWidth: 1, fillOpacity: 1, scaleX: 1, scaleY: 1 }

/** A number field's present value, for going up and down from it. */
export const fieldNumber = (node: SvgNode, key: string) =>
  readMeasure(fieldValue(node, key))?.value ?? initial[key] ?? 0

/**
 * The node with one field set from what was typed.
 *
 * @param text a number field takes expressions (see `evaluate`); a paint takes `000`, `#f00`,
 * `currentColor`, `none`; empty removes the attribute, so that the node inherits
 */
export function withField(
  nodes: NodeLookup,
  node: SvgNode,
  key: string,
  text: string,
): SvgNode | FieldProblem {
  const typed = text.trim()
  if (key.startsWith('attr.')) return withAttribute(node, key.slice(5), typed === '' ? undefined : text)
  if (key === 'viewBox') return withAttribute(node, key, typed === '' ? undefined : typed)
  if (key === 'stroke' || key === 'fill') {
    if (typed === '') return withProperty(node, key, undefined)
    return isPaint(typed) ? withProperty(node, key, writtenColour(typed)) : 'paint'
  }
  if (typed === fieldValue(node, key)) return node
  if (
    typed === '' &&
    (paintKeys.some((each) => each === key) || (node.type === 'svg' && key !== 'viewBox'))
  ) {
    return withProperty(node, attributeName(key), undefined)
  }
  const present = fieldNumber(node, key)
  const measure = readMeasure(typed.replace(',', '.'))
  const unit = readMeasure(fieldValue(node, key))?.unit ?? ''
  const ownUnit = measure?.unit && measure.unit !== '%' ? measure.unit : undefined
  const value = ownUnit ? measure?.value : evaluate(typed, present)
  if (value === undefined) return 'number'
  if (value < 0 && neverNegative.has(key)) return 'negative'
  if (key === 'fillOpacity' && (value < 0 || value > 1)) return 'share'
  return withNumber(nodes, node, key, value, ownUnit ?? unit)
}

function withNumber(
  nodes: NodeLookup,
  node: SvgNode,
  key: string,
  value: number,
  unit: string,
): SvgNode | FieldProblem {
  const transform = attribute(node, 'transform')
  if (isPlacementKey(key)) {
    const box = node.type === 'group' ? undefined : boundsOf(nodes, node)
    const by = value - readPlacement(transform).placement.rotateAngle
    const next = box ? turned(transform, by, centreOf(box)) : withPlacement(transform, { [key]: value })
    return withAttribute(node, 'transform', next)
  }
  if (key.startsWith('points.')) {
    const [, index, axis] = key.split('.')
    const list = mapPoints(parsePoints(attribute(node, 'points') ?? ''), (point, at) =>
      at === Number(index) ? { ...point, [axis === 'y' ? 'y' : 'x']: value } : point,
    )
    return withAttribute(node, 'points', formatPoints(list))
  }
  if (key.startsWith('path.')) {
    const [, index, ...parts] = key.split('.')
    const role = parts.join('.') as ArgRole
    if ((role === 'large' || role === 'sweep') && value !== 0 && value !== 1) return 'flag'
    const path = withArg(parsePath(attribute(node, 'd') ?? ''), Number(index), role, value)
    return withAttribute(node, 'd', formatPath(path))
  }
  return withProperty(node, attributeName(key), formatNumber(value) + unit)
}
