// The stored form of a drawing: the specification's tree with its typed fields. What the fields cannot
// express (other attributes, spelling, layout) is stored beside them as source, so that a file is restored
// byte for byte.
import { idGiver, type Drawing, type IdGiver } from './drawing.ts'
import { hasEnd, isTextual, knownTypes, type KnownType } from './nodeTypes.ts'
import { escapeText, unescape } from '../text/entities.ts'
import { attribute, contentOf, makeNode, startTag, withAttribute, type SvgNode, type Tag } from './svgNode.ts'
import { matrixOf, ownMatrix } from '../geometry/transform.ts'
import { elementOf, extraOf, list, nodeFrom, object, type TreeElement } from './treeElement.ts'
import { isObject } from '@kleinzeug/storage/decode'
import { tokens } from '../text/xml.ts'

/** Verbatim source that a node's typed fields cannot express, where it differs from the default spelling. */
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

/** A copy under a name that is not taken: the specification appends a 1 to the id of a duplicate. */
export function renamed(tree: TreeNode, library: readonly TreeNode[]): TreeNode {
  let { id } = tree.element
  while (library.some(({ element }) => element.id === id)) id += '1'
  return { ...tree, element: { ...tree.element, id } }
}

const usualLead = (indent: number) => (indent === 0 ? '' : `\n${'  '.repeat(indent)}`)
const usualInner = (node: SvgNode, indent: number) =>
  isTextual(node.type) && node.children.length === 0
    ? escapeText(contentOf(node) ?? '')
    : node.children.length > 0
      ? `\n${'  '.repeat(indent)}`
      : ''

/** Cache of each node's stored element and start tag; nodes are immutable. */
const stored = new WeakMap<SvgNode, { element: TreeElement; open: string | undefined }>()

function storedForm(node: SvgNode) {
  const known = stored.get(node)
  if (known) return known
  const element = elementOf(node)
  let open: string | undefined
  if (node.tag && node.type !== 'locked') {
    // Without its source the node would be read with defaults: its tag is stored where they would differ.
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
    if (node.tag.end !== (!hasEnd(node.type) ? '' : `</${node.tag.name}>`)) source.end = node.tag.end
  }
  if (node.trail !== '') source.trail = node.trail
  return Object.keys(source).length > 0 ? source : undefined
}

interface BuiltTree {
  readonly indent: number
  readonly tree: TreeNode
}

/** Cache of each node's last tree: an unchanged subtree keeps its identity. */
const builtTrees = new WeakMap<SvgNode, BuiltTree>()

const sameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => each === other[index])

/** Converts a drawing to the tree the specification defines. */
export function toTree({ nodes, root }: Drawing): TreeNode {
  const build = (id: string, indent: number): TreeNode => {
    const node = nodes.get(id)
    if (!node) throw new Error(`no node ${id}`)
    const children = node.children.map((child) => build(child, indent + 1))
    const before = builtTrees.get(node)
    if (before?.indent === indent && sameList(before.tree.children, children)) return before.tree
    const source = sourceOf(node, indent)
    const tree = {
      element: storedForm(node).element,
      children,
      expanded: node.expanded,
      indent,
      ...(source && { source }),
    }
    builtTrees.set(node, { indent, tree })
    return tree
  }
  return build(root, 0)
}

const sizes = new WeakMap<SvgNode, number>()

/** Approximate size of a node in the record without its children, in characters; cached per node. */
export function storedSize(node: SvgNode): number {
  const known = sizes.get(node)
  if (known !== undefined) return known
  const { element, open = '' } = storedForm(node)
  const size = JSON.stringify(element).length + open.length + node.lead.length + node.trail.length + 60
  sizes.set(node, size)
  return size
}

/** Parses one start tag. */
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

/**
 * A stored node with its stored spelling; where fields and spelling disagree, the fields win.
 *
 * @param empty the node without its attributes
 * @returns the node, and its fields where they agree with the spelling
 */
function withSource(
  makeUsual: () => SvgNode,
  empty: SvgNode,
  open: string,
  element: Readonly<Record<string, unknown>>,
): { node: SvgNode; read: TreeElement | undefined } {
  const tag = readTag(open)
  if (!tag || !empty.tag || tag.name.slice(tag.name.indexOf(':') + 1) !== empty.tag.name) {
    return { node: makeUsual(), read: undefined }
  }
  const own: SvgNode = { ...empty, tag: { ...empty.tag, ...tag } }
  const read = elementOf(own)
  // Writing the fields anew is the expensive part, and needed only where another program changed them.
  if (sameFields(read, element)) return { node: own, read }
  const usual = makeUsual()
  let node = own
  for (const { name } of usual.tag?.attributes ?? []) {
    const value = attribute(usual, name)
    const differs = name === 'transform' ? String(matrixOf(value)) !== String(ownMatrix(node)) : true
    if (differs) node = withAttribute(node, name, value)
  }
  return { node, read: undefined }
}

/** Depth limit of stored trees, above that of the reader. */
const deepest = 260

/** Stands in the map for a node whose children are read first. */
const reserved = makeNode('group', '', {})

/** The drawings of decoded trees, which the editor opens next. */
const decodedDrawings = new WeakMap<object, Drawing>()

/** Decodes a stored tree; `fromTree` of the result costs nothing. */
export function decodeTree(value: unknown): TreeNode | undefined {
  const drawing = fromTree(value)
  if (!drawing) return undefined
  const tree = toTree(drawing)
  decodedDrawings.set(tree, drawing)
  return tree
}

/** Reads a stored tree, replacing missing and duplicate ids; `undefined` when it is no tree. */
export function fromTree(tree: unknown): Drawing | undefined {
  const known = isObject(tree) ? decodedDrawings.get(tree) : undefined
  if (known) return known
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
    // Reserves the place before the children: the map is in document order.
    nodes.set(id, reserved)
    const built: string[] = []
    for (const child of list(children)) {
      const made = build(child, id, indent + 1)
      if (made === undefined) return undefined
      built.push(made)
    }
    // The children first: a text with children has no content, and would not compare equal without them.
    const makeUsual = (): SvgNode =>
      type
        ? { ...nodeFrom(fields, type, id, typeof own['open'] === 'string'), children: built }
        : { ...reserved, id, type: 'locked', tag: undefined, raw: String(fields['raw']), expanded: false }
    const makeBare = (known: KnownType): SvgNode => ({
      ...nodeFrom({ content: fields['content'] }, known, id, true),
      children: built,
    })
    const extra = extraOf(fields)
    const { node: plain, read } =
      type && typeof own['open'] === 'string'
        ? withSource(makeUsual, makeBare(type), own['open'], fields)
        : { node: makeUsual(), read: undefined }
    const node: SvgNode = extra ? { ...plain, extra } : plain
    const whole: SvgNode = {
      ...node,
      parent,
      expanded: typeof expanded === 'boolean' ? expanded : node.expanded,
      lead: typeof own['lead'] === 'string' ? own['lead'] : usualLead(indent),
      trail: typeof own['trail'] === 'string' ? own['trail'] : '',
      tag: node.tag && {
        ...node.tag,
        inner: innerOf(node, own['inner'], indent),
        ...endOf(node, built.length, own['end']),
      },
    }
    nodes.set(id, whole)
    // Keeps what was just compared, so that storing the node again does not parse it again.
    if (read && whole.tag && startTag(whole.tag) === own['open']) {
      stored.set(whole, { element: { ...extra, ...read }, open: own['open'] })
    }
    return id
  }
  const root = build(tree, undefined, 0)
  return root === undefined ? undefined : { nodes, root }
}

/** The source between the last child and the end tag; text content changed in the fields wins. */
function innerOf(node: SvgNode, source: unknown, indent: number) {
  if (typeof source !== 'string') return usualInner(node, indent)
  const isWords = isTextual(node.type) && node.children.length === 0
  return isWords && unescape(source) !== contentOf(node) ? usualInner(node, indent) : source
}

function endOf(node: SvgNode, children: number, end: unknown): Pick<Tag, 'end' | 'close'> {
  const tag = node.tag
  const name = tag?.name ?? ''
  const given = typeof end === 'string' ? end : hasEnd(node.type) || children > 0 ? `</${name}>` : ''
  // A self-closing start tag has no end tag.
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
