import { escapeAttribute, escapeText, unescape } from '../text/entities.ts'
import { elementName, hasEnd, isTextual, type KnownType, type NodeType } from './nodeTypes.ts'

/** One attribute as it stands in the file: `lead + name + assign + raw + quote` is its text. */
export interface Attribute {
  /** White space before it. */
  readonly lead: string
  readonly name: string
  /** The equals sign with the opening quote, and white space around it. */
  readonly assign: string
  /** The value as written, entities and all. */
  readonly raw: string
  readonly quote: string
}

/** The written form of an element around its children. */
export interface Tag {
  readonly name: string
  readonly attributes: readonly Attribute[]
  /** What ends the start tag: `>`, `/>` or the same after white space. */
  readonly close: string
  /** White space between the last child and the end tag. */
  readonly inner: string
  /** The end tag, or nothing where the start tag closes itself. */
  readonly end: string
}

/**
 * One entry of the tree. Never changed in place: an edit makes another node with the same id, so
 * that undo is the node there was before.
 */
export interface SvgNode {
  /** Type name and running number: `rect001`. Unique in the drawing. */
  readonly id: string
  readonly type: NodeType
  readonly parent: string | undefined
  readonly children: readonly string[]
  readonly expanded: boolean
  /** White space before it; for the root everything that precedes its tag, such as the XML declaration. */
  readonly lead: string
  /** What follows the root's end tag; empty for all others. */
  readonly trail: string
  /** The element's own text; a locked node has none. */
  readonly tag: Tag | undefined
  /** A locked node word for word: an element with all it holds, a comment, a text. */
  readonly raw: string
  /** Fields of the stored element that the editor does not know; they are written back. */
  readonly extra?: Readonly<Record<string, unknown>>
}

/** Where nodes are looked up: a drawing's map, or a draft of its changes. */
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

/**
 * The node with one attribute set, appended or (`undefined`) removed. All other text stays as it is,
 * and a value that says the same keeps its writing.
 */
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

/** A fresh node of a known type with plain attributes. */
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

/** What precedes the names of SVG elements in a document whose root is `<svg:svg>`. */
export const prefixOf = ({ tag }: SvgNode) => tag?.name.slice(0, tag.name.indexOf(':') + 1) ?? ''

/** The node with its element named with a prefix, or with none. */
export function withPrefix(node: SvgNode, prefix: string): SvgNode {
  if (!node.tag || prefixOf(node) === prefix) return node
  const name = prefix + node.tag.name.slice(prefixOf(node).length)
  return withTag(node, { name, end: node.tag.end.replace(node.tag.name, name) })
}

/** The node with an end tag of its own, so that children can stand inside. */
export function opened(node: SvgNode): SvgNode {
  if (!node.tag || node.tag.end !== '') return node
  return withTag(node, { close: '>', end: `</${node.tag.name}>` })
}

/** The words of a text that has no elements in it; `undefined` for everything else. */
export function contentOf(node: SvgNode): string | undefined {
  if (node.type === 'locked') return node.raw.startsWith('<') ? undefined : unescape(node.raw)
  return node.tag && isTextual(node.type) && node.children.length === 0 ? unescape(node.tag.inner) : undefined
}

/** The node with other words; words that say the same keep their writing. */
export function withContent(node: SvgNode, content: string): SvgNode {
  if (contentOf(node) === content) return node
  const raw = escapeText(content)
  return node.type === 'locked' ? { ...node, raw } : withTag(opened(node), { inner: raw })
}

/** The node with one attribute under another name, at the same place. */
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
