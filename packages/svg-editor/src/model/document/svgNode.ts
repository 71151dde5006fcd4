import { escapeAttribute, escapeText, unescape } from '../text/entities.ts'
import { elementName, hasEnd, isTextual, type KnownType, type NodeType } from './nodeTypes.ts'

/** One attribute as written in the file: its text is `lead + name + assign + raw + quote`. */
export interface Attribute {
  /** White space before it. */
  readonly lead: string
  readonly name: string
  /** The equals sign and the opening quote, with the white space around them. */
  readonly assign: string
  /** The value as written, entities unresolved. */
  readonly raw: string
  readonly quote: string
}

/** The tags of an element as written. */
export interface Tag {
  readonly name: string
  readonly attributes: readonly Attribute[]
  /** The end of the start tag: `>` or `/>`, with the white space before it. */
  readonly close: string
  /** White space between the last child and the end tag. */
  readonly inner: string
  /** The end tag; empty for a self-closing start tag. */
  readonly end: string
}

/** One node of the tree, immutable: an edit creates a new one with the same id, and undo restores the old object. */
export interface SvgNode {
  /** Type name and running number: `rect001`. Unique in the drawing. */
  readonly id: string
  readonly type: NodeType
  readonly parent: string | undefined
  readonly children: readonly string[]
  readonly expanded: boolean
  /** White space before the node; for the root everything that precedes its tag, such as the XML declaration. */
  readonly lead: string
  /** The source after the root's end tag; empty for all other nodes. */
  readonly trail: string
  /** The element's tags; `undefined` for a locked node. */
  readonly tag: Tag | undefined
  /** Verbatim source of a locked node: an element with its content, a comment, a text. */
  readonly raw: string
  /** Unknown fields of the stored element; they are written back. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** Read access to nodes by id: a drawing's map, or a draft. */
export type NodeLookup = Pick<ReadonlyMap<string, SvgNode>, 'get'>

const attributeRaw = (node: SvgNode, name: string) =>
  node.tag?.attributes.find((attribute) => attribute.name === name)?.raw

/** The value of an attribute with its entities resolved. */
export function attribute(node: SvgNode, name: string) {
  const raw = attributeRaw(node, name)
  return raw === undefined ? undefined : unescape(raw)
}

const withTag = (node: SvgNode, change: Partial<Tag>): SvgNode =>
  node.tag ? { ...node, tag: { ...node.tag, ...change } } : node

/** The node with one attribute set, appended or (`undefined`) removed; all other text stays as written. */
export function withAttribute(node: SvgNode, name: string, value: string | undefined): SvgNode {
  if (!node.tag || attribute(node, name) === value) return node
  const { attributes } = node.tag
  if (value === undefined) {
    return withTag(node, { attributes: attributes.filter((each) => each.name !== name) })
  }
  const at = attributes.findIndex((each) => each.name === name)
  const current = attributes[at]
  if (current) {
    return withTag(node, {
      attributes: attributes.with(at, { ...current, raw: escapeAttribute(value, current.quote) }),
    })
  }
  const last = attributes.at(-1)
  const added = { lead: last?.lead ?? ' ', name, assign: '="', raw: escapeAttribute(value, '"'), quote: '"' }
  return withTag(node, { attributes: [...attributes, added] })
}

/** Creates a node of a known type with the given attributes. */
export function makeNode(
  type: KnownType,
  id: string,
  values: Readonly<Record<string, string>>,
  closed = !hasEnd(type),
): SvgNode {
  const name = elementName(type)
  return {
    id,
    type,
    parent: undefined,
    children: [],
    expanded: true,
    lead: '',
    trail: '',
    tag: {
      name,
      attributes: Object.entries(values).map(([key, value]) => ({
        lead: ' ',
        name: key,
        assign: '="',
        raw: escapeAttribute(value, '"'),
        quote: '"',
      })),
      close: closed ? '/>' : '>',
      inner: '',
      end: closed ? '' : `</${name}>`,
    },
    raw: '',
  }
}

/** The namespace prefix of a node's element, with its colon: `svg:` for `<svg:svg>`. */
export const prefixOf = ({ tag }: SvgNode) => tag?.name.slice(0, tag.name.indexOf(':') + 1) ?? ''

/** The node with another namespace prefix, or with none. */
export function withPrefix(node: SvgNode, prefix: string): SvgNode {
  if (!node.tag || prefixOf(node) === prefix) return node
  const name = prefix + node.tag.name.slice(prefixOf(node).length)
  return withTag(node, { name, end: node.tag.end.replace(node.tag.name, name) })
}

/** The node with an end tag, so that children can be inserted. */
export function opened(node: SvgNode): SvgNode {
  if (!node.tag || node.tag.end !== '') return node
  return withTag(node, { close: '>', end: `</${node.tag.name}>` })
}

/** The text content of a text without child elements; `undefined` for every other node. */
export function contentOf(node: SvgNode): string | undefined {
  if (node.type === 'locked') return node.raw.startsWith('<') ? undefined : unescape(node.raw)
  return node.tag && isTextual(node.type) && node.children.length === 0 ? unescape(node.tag.inner) : undefined
}

/** The node with other text content; equal content keeps its spelling. */
export function withContent(node: SvgNode, content: string): SvgNode {
  if (contentOf(node) === content) return node
  const raw = escapeText(content)
  return node.type === 'locked' ? { ...node, raw } : withTag(opened(node), { inner: raw })
}

/** The node with one attribute renamed in place. */
export const withRenamed = (node: SvgNode, name: string, next: string): SvgNode =>
  withTag(node, {
    attributes:
      node.tag?.attributes.map((each) => (each.name === name ? { ...each, name: next } : each)) ?? [],
  })

/** The text of the start tag. */
export function startTag({ name, attributes, close }: Tag) {
  let text = `<${name}`
  for (const each of attributes) text += each.lead + each.name + each.assign + each.raw + each.quote
  return text + close
}
