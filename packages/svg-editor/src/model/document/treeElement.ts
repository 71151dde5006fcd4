// The typed fields of a node as the specification names them, and a node in the usual spelling made of
// them.
import { attributeName, geometryKeys } from '../edit/attributeNames.ts'
import { writtenColour } from '../edit/colour.ts'
import { fieldValue, paintKeys, placementKeys } from '../edit/fields.ts'
import { isShape, type KnownType } from './nodeTypes.ts'
import { formatNumber } from '../text/numbers.ts'
import { formatPath, makeSegment, parsePath, pathCommands, rolesOf } from '../path/pathData.ts'
import { parsePoints } from '../path/points.ts'
import { property } from '../edit/property.ts'
import { attribute, makeNode, type SvgNode } from './svgNode.ts'
import { noPlacement, readPlacement, writePlacement } from '../geometry/transform.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** The fields of an element: `type` and `id`, and those of its type. */
export type TreeElement = { readonly type: string; readonly id: string } & {
  readonly [key: string]: Json | undefined
}

/** A number where it is one, else the text: `50%` stays `50%`. */
const plain = (text: string): Json =>
  text !== '' && formatNumber(Number(text)) === text ? Number(text) : text

function pathRecord(node: SvgNode): Json {
  return parsePath(attribute(node, 'd') ?? '').segments.map(({ command, args }) => {
    const record: Record<string, Json> = { command }
    const within = (name: string) => (record[name] ??= {}) as Record<string, Json>
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
  if (node.type === 'locked') return { type: 'locked', id: node.id, raw: node.raw }
  const fields: Record<string, Json> = {}
  for (const key of geometryKeys[node.type]) {
    const written = attribute(node, attributeName(key))
    if (written !== undefined) fields[key] = plain(written)
  }
  if (node.type === 'group') {
    const { placement } = readPlacement(attribute(node, 'transform'))
    for (const key of placementKeys) fields[key] = placement[key]
  } else if (isShape(node.type)) {
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
  return { type: node.type, id: node.id, ...fields }
}

/** Colours stay text: `000` is no number. */
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
/** A value as an object, whatever it is. */
export const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
/** A value as a list, whatever it is. */
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

/** The defaults of a shape that came without its paints, as the specification names them. */
const paintDefaults: Readonly<Record<string, string>> = {
  stroke: '000',
  strokeWidth: '1',
  fill: '000',
  fillOpacity: '0',
}

/** A node in the usual spelling, from its typed fields alone. */
export function nodeFrom(
  element: Readonly<Record<string, unknown>>,
  type: KnownType,
  id: string,
  bare: boolean,
): SvgNode {
  const values: Record<string, string> = type === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {}
  for (const key of geometryKeys[type]) {
    const value = text(element[key]) ?? (bare || type === 'svg' ? undefined : '0')
    if (value !== undefined) values[attributeName(key)] = value
  }
  if (type === 'group') {
    const read = (key: keyof typeof noPlacement) => [key, number(element[key], noPlacement[key])] as const
    const transform = writePlacement(
      Object.fromEntries(placementKeys.map(read)) as unknown as typeof noPlacement,
    )
    if (transform !== undefined) values['transform'] = transform
  }
  if (type === 'path') values['d'] = writtenPath(element['path'])
  if (type === 'polyline' || type === 'polygon') {
    values['points'] = list(element['coords'])
      .map(
        (entry) => `${formatNumber(number(object(entry)['x']))},${formatNumber(number(object(entry)['y']))}`,
      )
      .join(' ')
  }
  if (isShape(type)) {
    for (const key of paintKeys) {
      const value = text(element[key]) ?? (bare ? undefined : paintDefaults[key])
      if (value === undefined) continue
      values[attributeName(key)] = key === 'stroke' || key === 'fill' ? writtenColour(value) : value
    }
    const transform = text(element['transform'])
    if (transform !== undefined) values['transform'] = transform
  }
  return makeNode(type, id, values)
}
