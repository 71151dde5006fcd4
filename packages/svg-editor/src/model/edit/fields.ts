// The form's fields of a node (numbers, paints, texts by key), and how each is read and written.
import { attributeName, geometryKeys } from './attributeNames.ts'
import { isPaint, shortColour, writtenColour } from './colour.ts'
import { evaluate } from './expression.ts'
import { property, withProperty } from './property.ts'
import { isGradient, isShape } from '../document/nodeTypes.ts'
import {
  attribute,
  contentOf,
  withAttribute,
  withContent,
  type NodeLookup,
  type SvgNode,
} from '../document/svgNode.ts'
import { boundsOf, centreOf } from '../geometry/bounds.ts'
import { placementKeys, readPlacement, turned, withPlacement, type Placement } from '../geometry/transform.ts'
import { argRoles, formatPath, parsePath, rolesOf, type ArgRole } from '../path/pathData.ts'
import { withArg } from '../path/pathPoints.ts'
import { formatPoints, mapPoints, parsePoints } from '../path/points.ts'
import { formatNumber, readMeasure } from '../text/numbers.ts'

export type FieldSection = 'shape' | 'points' | 'path' | 'paint' | 'more'

export interface Field {
  /** Unique in its node: `cx`, `points.2.x`, `path.3.to.y`, `attr.class`. */
  readonly key: string
  readonly section: FieldSection
  readonly kind: 'number' | 'paint' | 'text' | 'flag'
  /** The value as written; empty where the node does not set it. */
  readonly value: string
  /** Index of the point or path command the field belongs to. */
  readonly index?: number
  /** Role of the number in its path command. */
  readonly role?: ArgRole
  readonly command?: string
}

export type FieldProblem = 'number' | 'negative' | 'share' | 'paint' | 'flag' | 'attribute'

export const paintKeys = ['stroke', 'strokeWidth', 'fill', 'fillOpacity'] as const

/** Whether a key is a transform field. */
export const isPlacementKey = (key: string): key is keyof Placement =>
  placementKeys.some((each) => each === key)

function listFields(node: SvgNode): Field[] {
  if (node.type === 'polyline' || node.type === 'polygon') {
    const { points, numbers } = parsePoints(attribute(node, 'points') ?? '')
    return points.flatMap((_, index) =>
      (['x', 'y'] as const).map((axis, at): Field => ({
        key: `points.${index}.${axis}`,
        section: 'points',
        kind: 'number',
        value: numbers[2 * index + at]?.text ?? '',
        index,
      })),
    )
  }
  if (node.type !== 'path') return []
  return parsePath(attribute(node, 'd') ?? '').segments.flatMap(({ command, args }, index): Field[] => {
    const base = { section: 'path', index, command } as const
    if (args.length === 0) return [{ ...base, key: `path.${index}.close`, kind: 'text', value: '' }]
    return rolesOf(command).map((role, at) => ({
      ...base,
      key: `path.${index}.${role}`,
      kind: role === 'large' || role === 'sweep' ? 'flag' : 'number',
      value: args[at]?.text ?? '',
      role,
    }))
  })
}

/** Cache per node, as form, keys and canvas all read the fields; nodes are immutable. */
const known = new WeakMap<SvgNode, readonly Field[]>()

const wordKeys = new Set(['viewBox', 'textAnchor', 'fontFamily', 'fontWeight'])
const colourKeys = new Set(['stroke', 'fill', 'stopColor'])
const kindOf = (key: string): Field['kind'] =>
  wordKeys.has(key) ? 'text' : colourKeys.has(key) ? 'paint' : 'number'

/** All fields of a node in the order the form shows them. */
export function fieldsOf(node: SvgNode): readonly Field[] {
  const fields = known.get(node) ?? readFields(node)
  known.set(node, fields)
  return fields
}

function readFields(node: SvgNode): Field[] {
  const content = contentOf(node)
  const words: Field[] =
    content === undefined ? [] : [{ key: 'content', section: 'shape', kind: 'text', value: content }]
  if (!node.tag) return words
  const field = (key: string, section: FieldSection, kind: Field['kind']): Field => ({
    key,
    section,
    kind,
    value: fieldValue(node, key),
  })
  const own = node.type === 'locked' ? [] : (geometryKeys[node.type] ?? [])
  const isTurned = isShape(node.type) || node.type === 'text'
  const place = node.type === 'group' ? placementKeys : isTurned ? ['rotateAngle'] : []
  const paints = isGradient(node.type) || node.type === 'stop' ? [] : paintKeys
  const shown = new Set([...own, ...paints].map(attributeName).concat('points', 'd'))
  if (node.type === 'group') shown.add('transform')
  return [
    // Path commands and points come first.
    ...listFields(node),
    ...words,
    ...own.map((key) => field(key, 'shape', kindOf(key))),
    ...place.map((key) => field(key, 'shape', 'number')),
    ...paints.map((key) => field(key, 'paint', kindOf(key))),
    ...node.tag.attributes
      .filter(({ name }) => !shown.has(name))
      .map(({ name }) => field(`attr.${name}`, 'more', 'text')),
  ]
}

/** A field's value as text; empty where the node does not set it. */
export function fieldValue(node: SvgNode, key: string): string {
  if (key === 'content') return contentOf(node) ?? ''
  if (key.startsWith('attr.')) return attribute(node, key.slice(5)) ?? ''
  if (isPlacementKey(key)) {
    return formatNumber(readPlacement(attribute(node, 'transform')).placement[key])
  }
  if (key.startsWith('points.')) {
    const [, index, axis] = key.split('.')
    return (
      parsePoints(attribute(node, 'points') ?? '').numbers[2 * Number(index) + (axis === 'y' ? 1 : 0)]
        ?.text ?? ''
    )
  }
  if (key.startsWith('path.')) {
    const [, index, ...role] = key.split('.')
    const segment = parsePath(attribute(node, 'd') ?? '').segments[Number(index)]
    const at = segment ? rolesOf(segment.command).findIndex((each) => each === role.join('.')) : -1
    return segment?.args[at]?.text ?? ''
  }
  const value = property(node, attributeName(key)) ?? ''
  return colourKeys.has(key) ? shortColour(value) : value
}

const neverNegative = new Set(['fontSize', 'w', 'h', 'width', 'height', 'r', 'rx', 'ry', 'strokeWidth'])

/** SVG's initial value of each number field. */
const initial: Readonly<Record<string, number>> = {
  strokeWidth: 1,
  fillOpacity: 1,
  stopOpacity: 1,
  fontSize: 16,
  scaleX: 1,
  scaleY: 1,
}

/** A number field's current value, from which steps up and down start. */
export const fieldNumber = (node: SvgNode, key: string) =>
  readMeasure(fieldValue(node, key))?.value ?? initial[key] ?? 0

/**
 * The node with one field set from typed text.
 *
 * @param text an expression for a number field (see `evaluate`); `000`, `#f00`, `currentColor` or `none` for
 * a paint; empty removes the attribute, so that the node inherits
 */
export function withField(
  nodes: NodeLookup,
  node: SvgNode,
  key: string,
  text: string,
): SvgNode | FieldProblem {
  const typed = text.trim()
  if (key.startsWith('attr.')) return withAttribute(node, key.slice(5), typed === '' ? undefined : text)
  if (key === 'content') return withContent(node, text)
  if (wordKeys.has(key)) return withProperty(node, attributeName(key), typed === '' ? undefined : typed)
  if (colourKeys.has(key)) {
    if (typed === '') return withProperty(node, attributeName(key), undefined)
    return isPaint(typed) ? withProperty(node, attributeName(key), writtenColour(typed)) : 'paint'
  }
  if (typed === fieldValue(node, key)) return node
  const isOptional = !isShape(node.type) && node.type !== 'group'
  if (typed === '' && (isOptional || paintKeys.some((each) => each === key))) {
    return withProperty(node, attributeName(key), undefined)
  }
  const current = fieldNumber(node, key)
  const measure = readMeasure(typed.replace(',', '.'))
  const unit = readMeasure(fieldValue(node, key))?.unit ?? ''
  const ownUnit = measure?.unit && measure.unit !== '%' ? measure.unit : undefined
  const value = ownUnit ? measure?.value : evaluate(typed, current)
  if (value === undefined) return 'number'
  if (value < 0 && neverNegative.has(key)) return 'negative'
  if ((key === 'fillOpacity' || key === 'stopOpacity') && (value < 0 || value > 1)) return 'share'
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
    const role = argRoles.find((each) => each === parts.join('.'))
    if (role === undefined) return node
    if ((role === 'large' || role === 'sweep') && value !== 0 && value !== 1) return 'flag'
    const path = withArg(parsePath(attribute(node, 'd') ?? ''), Number(index), role, value)
    return withAttribute(node, 'd', formatPath(path))
  }
  return withProperty(node, attributeName(key), formatNumber(value) + unit)
}
