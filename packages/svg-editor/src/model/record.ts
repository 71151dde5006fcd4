// The stored form of a drawing: the specification's tree with its typed fields. What the fields cannot
// say (other attributes, spelling, layout) stands beside them as source, so that a file comes back as it was.
import { idGiver, type Drawing, type IdGiver } from './drawing.ts'
import { fieldValue, paintKeys, placementKeys } from './fields.ts'
import { writtenColour } from './colour.ts'
import { isContainer, isShape, knownTypes, type KnownType } from './nodeTypes.ts'
import { formatNumber } from './numbers.ts'
import { formatPath, makeSegment, parsePath, pathCommands, rolesOf } from './pathData.ts'
import { parsePoints } from './points.ts'
import { property } from './property.ts'
import { attribute, makeNode, startTag, withAttribute, type SvgNode, type Tag } from './svgNode.ts'
import { matrixOf, readPlacement, writePlacement, noPlacement } from './transform.ts'
import { tokens } from './xml.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

/** The fields of an element: `type` and `id`, and those of its type. */
export type TreeElement = { readonly type: string; readonly id: string } & {
  readonly [key: string]: Json | undefined
}

/** What the typed fields do not say of a node, word for word; only what differs from the usual layout. */
export interface TreeSource {
  readonly lead?: string
  readonly open?: string
  readonly inner?: string
  readonly end?: string
  readonly trail?: string
}

/** One node of the specification's tree. */
export interface TreeNode {
  readonly element: TreeElement
  readonly children: readonly TreeNode[]
  readonly expanded: boolean
  readonly indent: number
  readonly source?: TreeSource
}

/** A number where it is one, else the text: `50%` stays `50%`. */
const plain = (text: string): Json =>
  text !== '' && formatNumber(Number(text)) === text ? Number(text) : text

const geometry: Record<KnownType, readonly string[]> = {
  svg: ['width', 'height', 'viewBox'],
  group: [],
  rect: ['x', 'y', 'w', 'h'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: [],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  polygon: [],
  path: [],
}

const attributeFor: Readonly<Record<string, string>> = {
  w: 'width',
  h: 'height',
  strokeWidth: 'stroke-width',
  fillOpacity: 'fill-opacity',
}

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
function elementOf(node: SvgNode): TreeElement {
  if (node.type === 'locked') return { type: 'locked', id: node.id, raw: node.raw }
  const fields: Record<string, Json> = {}
  for (const key of geometry[node.type]) {
    const written = attribute(node, attributeFor[key] ?? key)
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
      const written = property(node, attributeFor[key] ?? key)
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
const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

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
function nodeFrom(
  element: Readonly<Record<string, unknown>>,
  type: KnownType,
  id: string,
  bare: boolean,
): SvgNode {
  const values: Record<string, string> = type === 'svg' ? { xmlns: 'http://www.w3.org/2000/svg' } : {}
  for (const key of geometry[type]) {
    const value = text(element[key]) ?? (bare || type === 'svg' ? undefined : '0')
    if (value !== undefined) values[attributeFor[key] ?? key] = value
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
      values[attributeFor[key] ?? key] = key === 'stroke' || key === 'fill' ? writtenColour(value) : value
    }
    const transform = text(element['transform'])
    if (transform !== undefined) values['transform'] = transform
  }
  return makeNode(type, id, values)
}

const usualLead = (indent: number) => (indent === 0 ? '' : `\n${'  '.repeat(indent)}`)
const usualInner = (node: SvgNode, indent: number) =>
  node.children.length > 0 ? `\n${'  '.repeat(indent)}` : ''

/** Each node's element and start tag as stored: nodes never change, so it is worked out once. */
const stored = new WeakMap<SvgNode, { element: TreeElement; open: string | undefined }>()

function storedForm(node: SvgNode) {
  const known = stored.get(node)
  if (known) return known
  const element = elementOf(node)
  let open: string | undefined
  if (node.tag && node.type !== 'locked') {
    // Read without its source it would get the defaults: where it has not all of them, its tag is kept.
    const usual = nodeFrom(element, node.type, node.id, false)
    const own = startTag(node.tag)
    if (own !== startTag({ ...usual.tag!, close: node.tag.close }) || !usualClose(node.tag)) open = own
  }
  const form = { element, open }
  stored.set(node, form)
  return form
}

const usualClose = ({ close, end }: Tag) => (end === '' ? close === '/>' : close === '>')

function sourceOf(node: SvgNode, indent: number): TreeSource | undefined {
  const { open } = storedForm(node)
  const source: { -readonly [key in keyof TreeSource]: string } = {}
  if (node.lead !== usualLead(indent)) source.lead = node.lead
  if (open !== undefined) source.open = open
  if (node.tag) {
    if (node.tag.inner !== usualInner(node, indent)) source.inner = node.tag.inner
    const shape = node.type !== 'locked' && !isContainer(node.type)
    if (node.tag.end !== (shape ? '' : `</${node.tag.name}>`)) source.end = node.tag.end
  }
  if (node.trail !== '') source.trail = node.trail
  return Object.keys(source).length > 0 ? source : undefined
}

/** The specification's tree of a drawing. */
export function toTree({ nodes, root }: Drawing): TreeNode {
  const build = (id: string, indent: number): TreeNode => {
    const node = nodes.get(id)
    if (!node) throw new Error(`no node ${id}`)
    const source = sourceOf(node, indent)
    return {
      element: storedForm(node).element,
      children: node.children.map((child) => build(child, indent + 1)),
      expanded: node.expanded,
      indent,
      ...(source && { source }),
    }
  }
  return build(root, 0)
}

/** Reads one start tag. */
function readTag(open: string): Pick<Tag, 'name' | 'attributes' | 'close'> | undefined {
  try {
    const token = tokens(open).next().value
    return token?.kind === 'open' && token.end === open.length ? token : undefined
  } catch {
    return undefined
  }
}

function sameFields(one: TreeElement, other: Readonly<Record<string, unknown>>) {
  return Object.keys(one).every(
    (key) => key === 'id' || JSON.stringify(one[key]) === JSON.stringify(other[key]),
  )
}

/** A stored node with its own spelling; where the fields were changed by others, they count. */
function spelled(usual: SvgNode, open: string, element: Readonly<Record<string, unknown>>): SvgNode {
  const tag = readTag(open)
  if (!tag || !usual.tag || tag.name !== usual.tag.name) return usual
  const own: SvgNode = { ...usual, tag: { ...usual.tag, ...tag } }
  if (sameFields(elementOf(own), element)) return own
  let node = own
  for (const { name } of usual.tag.attributes) {
    const value = attribute(usual, name)
    const differs =
      name === 'transform' ? String(matrixOf(value)) !== String(matrixOf(attribute(node, name))) : true
    if (differs) node = withAttribute(node, name, value)
  }
  return node
}

/** Deeper than any drawing a reader lets in. */
const deepest = 260

/**
 * Reads a stored tree. Ids that are missing or taken are given anew.
 *
 * @returns `undefined` when it is no tree of this kind; single wrong fields get their defaults
 */
export function fromTree(tree: unknown): Drawing | undefined {
  const nodes = new Map<string, SvgNode>()
  const ids: IdGiver = idGiver(collectIds(tree, 0))
  const build = (value: unknown, parent: string | undefined, indent: number): string | undefined => {
    if (indent > deepest) return undefined
    const { element, children, expanded, source } = object(value)
    const fields = object(element)
    const locked = fields['type'] === 'locked' && typeof fields['raw'] === 'string'
    const type = knownTypes.find((known) => known === fields['type'])
    if ((!type && !locked) || (indent === 0) !== (parent === undefined) || (indent === 0 && type !== 'svg')) {
      return undefined
    }
    const wanted = fields['id']
    const id =
      typeof wanted === 'string' && wanted !== '' && !nodes.has(wanted) ? wanted : ids.next(type ?? 'element')
    const own = object(source)
    const usual: SvgNode = type
      ? nodeFrom(fields, type, id, typeof own['open'] === 'string')
      : {
          ...makeNode('group', id, {}),
          type: 'locked',
          tag: undefined,
          raw: String(fields['raw']),
          expanded: false,
        }
    const node = typeof own['open'] === 'string' ? spelled(usual, own['open'], fields) : usual
    // The parent stands before its children, as in the document.
    nodes.set(id, node)
    const built = list(children).map((child) => build(child, id, indent + 1))
    if (built.some((child) => child === undefined)) return undefined
    const withChildren = { ...node, children: built as string[] }
    nodes.set(id, {
      ...withChildren,
      parent,
      expanded: typeof expanded === 'boolean' ? expanded : node.expanded,
      lead: typeof own['lead'] === 'string' ? own['lead'] : usualLead(indent),
      trail: typeof own['trail'] === 'string' ? own['trail'] : '',
      tag: node.tag && {
        ...node.tag,
        inner: typeof own['inner'] === 'string' ? own['inner'] : usualInner(withChildren, indent),
        ...endOf(node, built.length, own['end']),
      },
    })
    return id
  }
  const root = build(tree, undefined, 0)
  return root === undefined ? undefined : { nodes, root }
}

function endOf(node: SvgNode, children: number, end: unknown): Pick<Tag, 'end' | 'close'> {
  const tag = node.tag
  const name = tag?.name ?? ''
  const given = typeof end === 'string' ? end : isContainer(node.type) || children > 0 ? `</${name}>` : ''
  // A start tag that closes itself and an end tag exclude one another.
  const closes = tag?.close.endsWith('/>') ?? false
  if (given === '' && children === 0) return { end: '', close: closes ? (tag?.close ?? '/>') : '/>' }
  return { end: given || `</${name}>`, close: closes ? '>' : (tag?.close ?? '>') }
}

function* collectIds(value: unknown, depth: number): Generator<string> {
  if (depth > deepest) return
  const { element, children } = object(value)
  const { id } = object(element)
  if (typeof id === 'string') yield id
  for (const child of list(children)) yield* collectIds(child, depth + 1)
}
