// What the form shows of a node: its numbers, paints and texts by key.
import { attributeName, geometryKeys } from './attributeNames.ts'
import { shortColour } from './colour.ts'
import { isShape } from '../document/nodeTypes.ts'
import { formatNumber } from '../text/numbers.ts'
import { parsePath, rolesOf, type ArgRole } from '../path/pathData.ts'
import { parsePoints } from '../path/points.ts'
import { property } from './property.ts'
import { attribute, type SvgNode } from '../document/svgNode.ts'
import { readPlacement, type Placement } from '../geometry/transform.ts'

export type FieldSection = 'shape' | 'points' | 'path' | 'paint' | 'more'

export interface Field {
  /** Unique in its node: `cx`, `points.2.x`, `path.3.to.y`, `attr.class`. */
  readonly key: string
  readonly section: FieldSection
  readonly kind: 'number' | 'paint' | 'text' | 'flag'
  /** As written; empty where the node says nothing of it and inherits. */
  readonly value: string
  /** Which point of a list or command of a path it belongs to. */
  readonly index?: number
  /** What the number means in its command. */
  readonly role?: ArgRole
  readonly command?: string
}

export type FieldProblem = 'number' | 'negative' | 'share' | 'paint' | 'flag' | 'attribute'

export const placementKeys = [
  'rotateX',
  'rotateY',
  'rotateAngle',
  'scaleX',
  'scaleY',
  'translateX',
  'translateY',
] as const

export const paintKeys = ['stroke', 'strokeWidth', 'fill', 'fillOpacity'] as const

/** Whether a key is one of a transform's. */
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

/** All fields of a node in the order the form shows them. */
export function fieldsOf(node: SvgNode): Field[] {
  if (!node.tag) return []
  const field = (key: string, section: FieldSection, kind: Field['kind']): Field => ({
    key,
    section,
    kind,
    value: fieldValue(node, key),
  })
  const own = node.type === 'locked' ? [] : geometryKeys[node.type]
  const place = node.type === 'group' ? placementKeys : isShape(node.type) ? ['rotateAngle'] : []
  const shown = new Set([...own, ...paintKeys].map(attributeName).concat('points', 'd'))
  if (node.type === 'group') shown.add('transform')
  return [
    // What a path or list is made of comes first.
    ...listFields(node),
    ...own.map((key) => field(key, 'shape', key === 'viewBox' ? 'text' : 'number')),
    ...place.map((key) => field(key, 'shape', 'number')),
    ...paintKeys.map((key) => field(key, 'paint', key === 'stroke' || key === 'fill' ? 'paint' : 'number')),
    ...node.tag.attributes
      .filter(({ name }) => !shown.has(name))
      .map(({ name }) => field(`attr.${name}`, 'more', 'text')),
  ]
}

/** A field's value as text; empty where the node does not say. */
export function fieldValue(node: SvgNode, key: string): string {
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
    const at = segment ? rolesOf(segment.command).indexOf(role.join('.') as ArgRole) : -1
    return segment?.args[at]?.text ?? ''
  }
  const value = property(node, attributeName(key)) ?? ''
  return key === 'stroke' || key === 'fill' ? shortColour(value) : value
}
