// Converts a node to the typed fields that the specification names, and such fields to a node in the
// default spelling.
import { attributeName, geometryKeys } from '../edit/attributeNames.ts'
import { writtenColour } from '../edit/colour.ts'
import { isObject } from '@kleinzeug/storage/decode'
import { fieldValue, paintKeys } from '../edit/fields.ts'
import { isShape, isTextual, type KnownType } from './nodeTypes.ts'
import { formatNumber } from '../text/numbers.ts'
import { formatPath, makeSegment, parsePath, pathCommands, rolesOf } from '../path/pathData.ts'
import { parsePoints } from '../path/points.ts'
import { property } from '../edit/property.ts'
import { attribute, contentOf, makeNode, withContent, type SvgNode } from './svgNode.ts'
import { noPlacement, placementKeys, readPlacement, writePlacement } from '../geometry/transform.ts'

/** The fields of an element: `type` and `id`, and those of its type. */
export type TreeElement = { readonly type: string; readonly id: string } & {
  readonly [key: string]: unknown
}

/** The text as a number if it is one, else unchanged: `50%` stays `50%`. */
const plain = (text: string): unknown =>
  text !== '' && formatNumber(Number(text)) === text ? Number(text) : text

function pathRecord(node: SvgNode): unknown {
  return parsePath(attribute(node, 'd') ?? '').segments.map(({ command, args }) => {
    const record: Record<string, unknown> = { command }
    const points: Record<string, Record<string, unknown>> = {}
    const within = (name: string) => (record[name] = points[name] ??= {})
    for (const [index, role] of rolesOf(command).entries()) {
      const value = args[index]?.value ?? 0
      const [name = '', axis] = role.split('.')
      if (axis !== undefined) within(name)[axis] = value
      else if (role === 'angle') record[role] = value
      else within('arcFlags')[role] = value === 1
    }
    return record
  })
}

/** The typed fields of a node, without its children. */
export function elementOf(node: SvgNode): TreeElement {
  if (node.type === 'locked') return { ...node.extra, type: 'locked', id: node.id, raw: node.raw }
  const fields: Record<string, unknown> = {}
  for (const key of geometryKeys[node.type] ?? []) {
    const written = attribute(node, attributeName(key))
    if (written !== undefined) fields[key] = plain(written)
  }
  const content = contentOf(node)
  if (content !== undefined) fields['content'] = content
  if (node.type === 'group') {
    const { placement } = readPlacement(attribute(node, 'transform'))
    for (const key of placementKeys) fields[key] = placement[key]
  } else if (isShape(node.type) || isTextual(node.type)) {
    if (node.type === 'path') fields['path'] = pathRecord(node)
    if (node.type === 'polyline' || node.type === 'polygon') {
      const { points } = parsePoints(attribute(node, 'points') ?? '')
      fields['coords'] = points.map(({ x, y }) => ({ x, y }))
    }
    for (const key of paintKeys) {
      const written = property(node, attributeName(key))
      if (written !== undefined) fields[key] = paintOrNumber(key, fieldValue(node, key))
    }
    const transform = attribute(node, 'transform')
    if (transform !== undefined) fields['transform'] = transform
  }
  return { ...node.extra, type: node.type, id: node.id, ...fields }
}

/** Names of the fields that the editor reads or writes in elements of any type. */
const knownFields = new Set<string>([
  ...Object.values(geometryKeys).flat(),
  ...paintKeys,
  ...placementKeys,
  'type',
  'id',
  'raw',
  'path',
  'coords',
  'transform',
  'content',
])

/** Fields of a stored element that the editor does not know. */
export function extraOf(element: Readonly<Record<string, unknown>>): SvgNode['extra'] {
  const unknown = Object.entries(element).filter(([key]) => !knownFields.has(key))
  return unknown.length > 0 ? Object.fromEntries(unknown) : undefined
}

/** Colours stay text: `000` is not a number. */
const paintOrNumber = (key: string, text: string) => (key === 'stroke' || key === 'fill' ? text : plain(text))

const text = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? formatNumber(value)
    : typeof value === 'string'
      ? value
      : undefined
const number = (value: unknown, otherwise = 0) => {
  const read = Number(value)
  return value !== null && value !== '' && Number.isFinite(read) ? read : otherwise
}
/** The value if it is an object, else an empty one. */
export const object = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})
/** The value if it is an array, else an empty one. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function writtenPath(value: unknown) {
  const segments = list(value).flatMap((entry) => {
    const record = object(entry)
    const command = pathCommands.find((each) => each === record['command'])
    if (!command) return []
    const values = rolesOf(command).map((role) => {
      const [name = '', axis] = role.split('.')
      if (axis !== undefined) return number(object(record[name])[axis])
      if (role === 'angle') return number(record[role])
      return object(record['arcFlags'])[role] === true ? 1 : 0
    })
    return [makeSegment(command, values)]
  })
  const [first, ...rest] = segments
  return first ? formatPath({ segments: [{ ...first, before: '' }, ...rest], tail: '' }) : ''
}

type Pair = readonly [x: number, y: number]

/** Reads points in every stored form: lists of pairs, of numbers and of `{x, y}`, and numbered from 1 as `{x1, y1}`. */
function readCoords(value: unknown): readonly Pair[] {
  if (isObject(value)) {
    if ('x' in value || 'y' in value) return [[number(value['x']), number(value['y'])]]
    const numbered = Object.keys(value).flatMap((key) => /^[xy](\d+)$/.exec(key)?.[1] ?? [])
    const indices = [...new Set(numbered.map(Number))].toSorted((a, b) => a - b)
    return indices.map((index) => [number(value[`x${index}`]), number(value[`y${index}`])])
  }
  const entries = list(value)
  if (entries.length > 0 && entries.every((entry) => !isObject(entry) && !Array.isArray(entry))) {
    return Array.from({ length: Math.floor(entries.length / 2) }, (_, at) => [
      number(entries[2 * at]),
      number(entries[2 * at + 1]),
    ])
  }
  return entries.flatMap((entry) =>
    Array.isArray(entry) ? readCoords(entry.slice(0, 2)) : readCoords(entry),
  )
}

/** The specification's default paints of a shape stored without them. */
const paintDefaults: Readonly<Record<string, string>> = {
  stroke: '000',
  strokeWidth: '1',
  fill: '000',
  fillOpacity: '0',
}

/** Creates a node in the default spelling from its typed fields. */
export function nodeFrom(
  element: Readonly<Record<string, unknown>>,
  type: KnownType,
  id: string,
  withoutDefaults: boolean,
): SvgNode {
  const values: Record<string, string> = type === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {}
  for (const key of geometryKeys[type] ?? []) {
    const value = text(element[key]) ?? (withoutDefaults || !isShape(type) ? undefined : '0')
    if (value !== undefined) values[attributeName(key)] = value
  }
  if (type === 'group') {
    let placement = noPlacement
    for (const key of placementKeys)
      placement = { ...placement, [key]: number(element[key], noPlacement[key]) }
    const transform = writePlacement(placement)
    if (transform !== undefined) values['transform'] = transform
  }
  if (type === 'path') values['d'] = writtenPath(element['path'])
  if (type === 'polyline' || type === 'polygon') {
    values['points'] = readCoords(element['coords'])
      .map(([x, y]) => `${formatNumber(x)},${formatNumber(y)}`)
      .join(' ')
  }
  if (isShape(type) || isTextual(type)) {
    for (const key of paintKeys) {
      const value = text(element[key]) ?? (withoutDefaults || !isShape(type) ? undefined : paintDefaults[key])
      if (value === undefined) continue
      values[attributeName(key)] = key === 'stroke' || key === 'fill' ? writtenColour(value) : value
    }
    const transform = text(element['transform'])
    if (transform !== undefined) values['transform'] = transform
  }
  const node = makeNode(type, id, values)
  return isTextual(type) ? withContent(node, text(element['content']) ?? '') : node
}
