import { idGiver, type Drawing, type IdGiver } from '../document/drawing.ts'
import { isContainer, isShape, typeOfElement, type NodeType } from '../document/nodeTypes.ts'
import type { SvgNode, Tag } from '../document/svgNode.ts'
import { SvgError, tokens, type Token } from './xml.ts'

/** Larger sources are refused in words before anything is built from them. */
export const limits = {
  /** Characters. */
  characters: 10_000_000,
  nodes: 50_000,
  /** Elements inside one another. */
  depth: 200,
} as const

interface Open {
  id: string
  type: NodeType
  lead: string
  tag: Tag
  children: string[]
  /** Set while an element is read that the editor does not know: where it began, and how deep it is. */
  parent: string | undefined
}

/**
 * Reads the source of an SVG document. Every character is kept: writing the result gives the text back.
 *
 * @param ids where the ids come from; given when the drawing joins others
 * @throws SvgError with line and column when the source is not well-formed or not an SVG document
 */
export function readSvg(source: string, ids: IdGiver = idGiver([])): Drawing {
  if (source.trim() === '') throw new SvgError('empty', source, 0)
  if (source.length > limits.characters) throw new SvgError('tooLarge', '', 0)
  return new Reader(source, ids).read()
}

class Reader {
  private readonly nodes = new Map<string, SvgNode>()
  private readonly stack: Open[] = []
  private root: string | undefined
  /** Text read since the last node: white space that becomes the next one's lead. */
  private lead = ''
  private trailStart = 0
  /** The unknown element being skipped over: its start, and the names of its open elements. */
  private locked: { start: number; names: string[] } | undefined
  private readonly source: string
  private readonly ids: IdGiver

  constructor(source: string, ids: IdGiver) {
    this.source = source
    this.ids = ids
  }

  read(): Drawing {
    // A byte order mark belongs to the file, not to its text.
    const from = this.source.startsWith('\ufeff') ? 1 : 0
    this.lead = this.source.slice(0, from)
    for (const token of tokens(this.source, from)) {
      if (this.locked) this.skip(token)
      else this.take(token)
    }
    const left = this.locked?.names.at(-1) ?? this.stack.at(-1)?.tag.name
    if (left !== undefined) throw this.problem('unclosed', this.source.length, `<${left}`)
    if (this.root === undefined) throw this.problem('noSvg', 0)
    const root = this.nodes.get(this.root)
    if (root) this.nodes.set(root.id, { ...root, trail: this.source.slice(this.trailStart) })
    return { nodes: this.nodes, root: this.root }
  }

  private problem(problem: SvgError['problem'], at: number, detail = '') {
    return new SvgError(problem, this.source, at, detail)
  }

  private take(token: Token) {
    const text = this.source.slice(token.start, token.end)
    if (token.kind === 'open') this.open(token)
    else if (token.kind === 'close') this.close(token, text)
    else if (token.kind === 'text' && text.trim() === '') this.lead += text
    else if (this.stack.length > 0) this.lock(token.kind === 'text' ? 'text' : token.kind, text)
    else if (token.kind === 'text' || token.kind === 'cdata') throw this.problem('textOutside', token.start)
    else this.lead += text
  }

  private open(token: Token & { kind: 'open' }) {
    const parent = this.stack.at(-1)
    if (!parent && this.root !== undefined) throw this.problem('twoRoots', token.start, token.name)
    const type = typeOfElement(token.name)
    if (!parent && type !== 'svg') throw this.problem('noSvg', token.start, token.name)
    // Inside a shape everything is kept word for word: titles, animations.
    if (type === 'locked' || (parent && isShape(parent.type))) {
      this.locked = { start: token.start, names: [] }
      this.skip(token)
      return
    }
    if (this.stack.length >= limits.depth) throw this.problem('tooDeep', token.start, token.name)
    const { name, attributes, close } = token
    const open: Open = {
      id: this.ids.next(type),
      type,
      lead: this.lead,
      tag: { name, attributes, close, inner: '', end: '' },
      children: [],
      parent: parent?.id,
    }
    this.lead = ''
    parent?.children.push(open.id)
    if (!parent) this.root = open.id
    // Its place in the map is its place in the document.
    this.put(open)
    if (token.selfClosing) this.finish(token.end)
    else this.stack.push(open)
  }

  private close(token: Token & { kind: 'close' }, text: string) {
    const open = this.stack.at(-1)
    if (open?.tag.name !== token.name) throw this.problem('wrongEnd', token.start, token.name)
    open.tag = { ...open.tag, inner: this.lead, end: text }
    this.lead = ''
    this.put(open)
    this.stack.pop()
    this.finish(token.end)
  }

  private finish(end: number) {
    if (this.stack.length === 0) this.trailStart = end
  }

  private put(open: Open) {
    if (this.nodes.size >= limits.nodes) throw this.problem('tooMany', 0)
    const { id, type, lead, tag, children, parent } = open
    this.nodes.set(id, {
      id,
      type,
      parent,
      children,
      expanded: isContainer(type),
      lead,
      trail: '',
      tag,
      raw: '',
    })
  }

  private skip(token: Token) {
    const locked = this.locked
    if (!locked) return
    if (token.kind === 'open') {
      if (locked.names.length >= limits.depth) throw this.problem('tooDeep', token.start, token.name)
      if (!token.selfClosing) locked.names.push(token.name)
    } else if (token.kind === 'close' && locked.names.pop() !== token.name) {
      throw this.problem('wrongEnd', token.start, token.name)
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
    if (this.nodes.size >= limits.nodes) throw this.problem('tooMany', 0)
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
