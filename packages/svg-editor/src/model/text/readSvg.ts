import { idGiver, type Drawing, type IdGiver } from '../document/drawing.ts'
import { hasEnd, isGradient, isTextual, typeOfElement, type NodeType } from '../document/nodeTypes.ts'
import type { SvgNode, Tag } from '../document/svgNode.ts'
import { SvgError, tokens, type Token } from './xml.ts'

/** Limits of a source; a larger one is refused with an error before a drawing is built. */
export const limits = {
  /** Characters. */
  characters: 10_000_000,
  nodes: 50_000,
  /** Nesting depth of elements. */
  depth: 200,
} as const

const svgNamespace = 'http://www.w3.org/2000/svg'

interface Open {
  id: string
  start: number
  type: NodeType
  lead: string
  tag: Tag
  children: string[]
  parent: string | undefined
}

/** The name of an open element and where it starts. */
interface Tagged {
  readonly name: string
  readonly start: number
}

/** Called with each start tag and each text while a source is read. */
export type Observe = (token: Token, text: string) => void

/**
 * Reads the source of an SVG document without loss: writing the result gives the same text.
 *
 * @param ids the id generator; pass one when the drawing joins others
 * @throws SvgError with line and column when the source is not well-formed or not an SVG document
 */
export function readSvg(source: string, ids: IdGiver = idGiver([]), observe?: Observe): Drawing {
  const reading = readingSvg(source, ids, observe)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

/** Reads a source token by token; yields the number of characters read and returns the drawing. */
export function readingSvg(source: string, ids: IdGiver, observe?: Observe): Generator<number, Drawing> {
  if (source.trim() === '') throw new SvgError('empty', source, 0)
  if (source.length > limits.characters) throw new SvgError('tooLarge', '', 0)
  return new Reader(source, ids, observe).read()
}

class Reader {
  private readonly nodes = new Map<string, SvgNode>()
  private readonly stack: Open[] = []
  private root: string | undefined
  /** White space since the last node, which becomes the `lead` of the next. */
  private lead = ''
  private trailStart = 0
  /** The unknown element being skipped: its start, and the names of its open elements. */
  private locked: { start: number; names: Tagged[] } | undefined
  /** Namespace prefix of SVG elements: `svg:` in a document whose root is `<svg:svg>`. */
  private prefix = ''
  private elements = 0
  private readonly source: string
  private readonly ids: IdGiver
  private readonly observe: Observe | undefined

  constructor(source: string, ids: IdGiver, observe: Observe | undefined) {
    this.source = source
    this.ids = ids
    this.observe = observe
  }

  *read(): Generator<number, Drawing> {
    // The byte order mark is not part of the XML text.
    const from = this.source.startsWith('\ufeff') ? 1 : 0
    this.lead = this.source.slice(0, from)
    for (const token of tokens(this.source, from)) {
      this.observe?.(token, this.source)
      if (this.locked) this.skip(token)
      else this.take(token)
      yield token.end
    }
    const top = this.stack.at(-1)
    const left = this.locked?.names.at(-1) ?? (top && { name: top.tag.name, start: top.start })
    if (left) throw this.problem('unclosed', left.start, `<${left.name}`)
    if (this.root === undefined) throw this.problem('noSvg', from)
    const root = this.nodes.get(this.root)
    if (root) this.nodes.set(root.id, { ...root, trail: this.source.slice(this.trailStart) })
    return { nodes: this.nodes, root: this.root }
  }

  private problem(problem: SvgError['problem'], at: number, detail = '') {
    return new SvgError(problem, this.source, at, detail)
  }

  /** An end tag that does not fit: of an outer element it shows that the innermost is not closed. */
  private mismatch({ name, start }: Token & { kind: 'close' }, opened: readonly Tagged[]) {
    const last = opened.at(-1)
    return last && opened.some((each) => each.name === name)
      ? this.problem('unclosed', last.start, `<${last.name}`)
      : this.problem('wrongEnd', start, name)
  }

  private take(token: Token) {
    const text = this.source.slice(token.start, token.end)
    if (token.kind === 'open') this.open(token)
    else if (token.kind === 'close') this.close(token, text)
    else if (token.kind === 'text' && text.trim() === '') this.lead += text
    else if (this.stack.length > 0) this.lock(token.kind === 'text' ? 'words' : token.kind, text)
    else if (token.kind === 'text' || token.kind === 'cdata') throw this.problem('textOutside', token.start)
    else this.lead += text
  }

  private open(token: Token & { kind: 'open' }) {
    const parent = this.stack.at(-1)
    if (!parent && this.root !== undefined) throw this.problem('twoRoots', token.start, token.name)
    if (!parent) this.prefix = prefixOf(token)
    this.count(token.start)
    const isOurs = token.name.startsWith(this.prefix)
    const type = isOurs ? typeOfElement(token.name.slice(this.prefix.length)) : 'locked'
    if (!parent && type !== 'svg') throw this.problem('noSvg', token.start, token.name)
    // The content of a shape, such as titles and animations, is kept verbatim.
    if (type === 'locked' || (parent && !mayHold(parent.type, type))) {
      this.locked = { start: token.start, names: [] }
      this.skipTo(token)
      return
    }
    if (this.stack.length >= limits.depth) throw this.problem('tooDeep', token.start, token.name)
    const { name, attributes, close } = token
    const open: Open = {
      id: this.ids.next(type),
      start: token.start,
      type,
      lead: this.lead,
      tag: { name, attributes, close, inner: '', end: '' },
      children: [],
      parent: parent?.id,
    }
    this.lead = ''
    parent?.children.push(open.id)
    if (!parent) this.root = open.id
    // Inserted here so that the map is in document order.
    this.put(open)
    if (token.selfClosing) this.finish(token.end)
    else this.stack.push(open)
  }

  private close(token: Token & { kind: 'close' }, text: string) {
    const open = this.stack.at(-1)
    if (open?.tag.name !== token.name) {
      const opened = this.stack.map(({ tag, start }) => ({ name: tag.name, start }))
      throw this.mismatch(token, opened)
    }
    open.tag = { ...open.tag, inner: this.wordsOf(open) + this.lead, end: text }
    this.lead = ''
    this.put(open)
    this.stack.pop()
    this.finish(token.end)
  }

  /** The content of a text without child elements; it belongs to the tag and makes no node. */
  private wordsOf(open: Open): string {
    const [only = ''] = open.children
    const node = this.nodes.get(only)
    const isWords = node?.type === 'locked' && !node.raw.startsWith('<')
    if (!node || !isWords || open.children.length > 1 || !isTextual(open.type)) return ''
    this.nodes.delete(only)
    open.children = []
    return node.lead + node.raw
  }

  private finish(end: number) {
    if (this.stack.length === 0) this.trailStart = end
  }

  /** Counts every element against the limit, locked ones too. */
  private count(at: number) {
    this.elements += 1
    if (this.elements > limits.nodes) throw this.problem('tooMany', at)
  }

  private put(open: Open) {
    const { id, type, lead, tag, children, parent } = open
    this.nodes.set(id, {
      id,
      type,
      parent,
      children,
      expanded: hasEnd(type) && !isTextual(type),
      lead,
      trail: '',
      tag,
      raw: '',
    })
  }

  private skip(token: Token) {
    if (token.kind === 'open') this.count(token.start)
    this.skipTo(token)
  }

  private skipTo(token: Token) {
    const locked = this.locked
    if (!locked) return
    if (token.kind === 'open') {
      if (locked.names.length >= limits.depth) throw this.problem('tooDeep', token.start, token.name)
      if (!token.selfClosing) locked.names.push({ name: token.name, start: token.start })
    } else if (token.kind === 'close') {
      if (locked.names.at(-1)?.name !== token.name) throw this.mismatch(token, locked.names)
      locked.names.pop()
    }
    if (locked.names.length > 0) return
    this.locked = undefined
    const raw = this.source.slice(locked.start, token.end)
    this.lock(/^<([\w:.-]+)/.exec(raw)?.[1] ?? 'element', raw)
  }

  private lock(name: string, raw: string) {
    const parent = this.stack.at(-1)
    const id = this.ids.next(name.replaceAll(/[^A-Za-z]/g, '') || 'element')
    parent?.children.push(id)
    const { lead } = this
    this.lead = ''
    this.nodes.set(id, {
      id,
      type: 'locked',
      parent: parent?.id,
      children: [],
      expanded: false,
      lead,
      trail: '',
      tag: undefined,
      raw,
    })
  }
}

/** The root's namespace prefix, if it is bound to SVG or undeclared. */
function prefixOf({ name, attributes }: Token & { kind: 'open' }) {
  const prefix = name.slice(0, name.indexOf(':') + 1)
  const bound = attributes.find((each) => each.name === `xmlns:${prefix.slice(0, -1)}`)?.raw
  return bound === undefined || bound === svgNamespace ? prefix : ''
}

/** Whether a child of the type becomes a node; other children are kept verbatim. */
function mayHold(parent: NodeType, type: NodeType) {
  if (isTextual(parent)) return type === 'tspan' || type === 'a'
  if (isGradient(parent)) return type === 'stop'
  // The content of shapes and stops, such as titles and animations, is kept verbatim.
  if (!hasEnd(parent)) return false
  return type !== 'stop' && (type !== 'tspan' || parent === 'a')
}
