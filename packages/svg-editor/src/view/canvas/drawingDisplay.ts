// Shows a drawing as live SVG, one element per node, inside its own shadow root. Elements are created from an
// allowlist and no markup reaches the browser's parser, so that nothing in a file can load, run or affect the
// page.
import type { Diff } from '../../model/document/diff.ts'
import { walk, type Drawing } from '../../model/document/drawing.ts'
import { prefixOf, type Attribute, type SvgNode } from '../../model/document/svgNode.ts'
import { isTextual } from '../../model/document/nodeTypes.ts'
import { pageOf } from '../../model/geometry/viewport.ts'
import { entityResolver } from '../../model/text/entities.ts'
import {
  isPicture,
  localReference,
  mayShowAttribute,
  mayShowElement,
  staysInside,
} from '../../model/text/safety.ts'
import { tokens } from '../../model/text/xml.ts'
import { limitCopies, limitPatterns } from './drawingLimits.ts'
import { safeSheet, setStyle } from './safeStyles.ts'

export const svgNamespace = 'http://www.w3.org/2000/svg'

const make = (name: string): SVGElement => document.createElementNS(svgNamespace, name)

function setAttribute(element: SVGElement, name: string, value: string) {
  if (name === 'style') setStyle(element, value)
  else if (name === 'href' || name === 'xlink:href') {
    // A link is shown for its content only and has no target.
    const isShown = element.tagName === 'image' ? isPicture(value) : localReference(value) !== undefined
    if (isShown && element.tagName !== 'a') element.setAttribute('href', value.trim())
  } else if (mayShowAttribute(name) && staysInside(value)) element.setAttribute(name, value)
}

/** Makes the root show its page, whatever size the file sets. */
function placeRoot(node: SvgNode, element: SVGElement) {
  const page = pageOf(node)
  element.setAttribute('width', String(page.width))
  element.setAttribute('height', String(page.height))
  element.setAttribute('viewBox', `${page.x} ${page.y} ${page.width} ${page.height}`)
}

export interface DrawingDisplay {
  readonly element: SVGElement
  readonly elementOf: (id: string) => SVGElement | undefined
  /** Whether the drawing has style sheets. */
  readonly hasSheets: () => boolean
  /** The id of the node that a displayed element belongs to. */
  readonly idOf: (target: EventTarget | null | undefined) => string | undefined
  readonly update: (drawing: Drawing, diff: Diff) => void
}

/** Displays a drawing in a shadow root. */
export function displayDrawing(drawing: Drawing, shadow: ShadowRoot, base: CSSStyleSheet): DrawingDisplay {
  let elements = new Map<string, SVGElement>()
  let ids = new WeakMap<EventTarget, string>()
  let styleTexts = new Map<string, string[]>()
  let root = make('svg')
  let resolve = entityResolver('')
  /** Namespace prefix of SVG elements: `svg:` where the root is `<svg:svg>`. */
  let prefix = ''

  /** Creates the element for a name on the allowlist; `undefined` for others. */
  function shown(name: string) {
    const local = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    return mayShowElement(local) ? make(local) : undefined
  }

  function setAttributes(element: SVGElement, attributes: readonly Attribute[]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const { name, raw } of attributes) setAttribute(element, name, resolve(raw))
  }

  /** Builds the content of a locked node; style sheets are collected instead. */
  function buildLocked(raw: string, styles: string[]): Node | undefined {
    const holder = document.createDocumentFragment()
    const open: Array<{ name: string; into: Node | undefined }> = [{ name: '', into: holder }]
    for (const token of tokens(raw)) {
      const top = open.at(-1)
      if (token.kind === 'open') {
        const element = top?.into ? shown(token.name) : undefined
        if (element) setAttributes(element, token.attributes)
        if (element && element.tagName !== 'style') top?.into?.appendChild(element)
        if (!token.selfClosing) open.push({ name: element?.tagName ?? '', into: element })
      } else if (token.kind === 'close') {
        open.pop()
      } else if (token.kind === 'text' || token.kind === 'cdata') {
        const written = raw.slice(token.start, token.end)
        const text = token.kind === 'cdata' ? written.slice(9, -3) : resolve(written)
        if (top?.name === 'style') styles.push(text)
        else top?.into?.appendChild(document.createTextNode(text))
      }
    }
    return holder.firstChild ?? undefined
  }

  function build(node: SvgNode): Node | undefined {
    const styles: string[] = []
    const built = node.type === 'locked' ? buildLocked(node.raw, styles) : shown(node.tag?.name ?? '')
    if (styles.length > 0) styleTexts.set(node.id, styles)
    else styleTexts.delete(node.id)
    if (!(built instanceof SVGElement)) return built
    if (node.tag) setAttributes(built, node.tag.attributes)
    elements.set(node.id, built)
    ids.set(built, node.id)
    return built
  }

  /** Whether white space between a node's children is rendered. */
  const isInText = (node: SvgNode, current: Drawing): boolean =>
    isTextual(node.type) ||
    (node.type === 'a' && isTextual(current.nodes.get(node.parent ?? '')?.type ?? 'locked'))

  function fill(parent: SVGElement, node: SvgNode, current: Drawing) {
    const own = node.type === 'locked' ? [] : node.children
    const words = isInText(node, current)
    const wanted = own.flatMap((id): Array<Node | string> => {
      const child = current.nodes.get(id)
      if (!child) return []
      const element = elements.get(id) ?? buildTree(child, current)
      return [...(words ? [resolve(child.lead)] : []), ...(element ? [element] : [])]
    })
    parent.replaceChildren(...wanted, ...(words ? [resolve(node.tag?.inner ?? '')] : []))
  }

  function buildTree(node: SvgNode, current: Drawing): Node | undefined {
    const built = build(node)
    if (built instanceof SVGElement && node.type !== 'locked') fill(built, node, current)
    return built
  }

  function dress() {
    const sheets = [...styleTexts.values()].flat().map(safeSheet)
    shadow.adoptedStyleSheets = [base, ...sheets]
    limitCopies(root)
    limitPatterns(root)
  }

  function rebuild(current: Drawing) {
    elements = new Map()
    ids = new WeakMap()
    styleTexts = new Map()
    const node = current.nodes.get(current.root)
    resolve = entityResolver(node?.lead ?? '')
    prefix = node ? prefixOf(node) : ''
    const built = node && buildTree(node, current)
    if (!node || !(built instanceof SVGElement)) return
    placeRoot(node, built)
    root.replaceWith(built)
    root = built
    dress()
  }

  rebuild(drawing)
  return {
    get element() {
      return root
    },
    elementOf: (id) => elements.get(id),
    hasSheets: () => styleTexts.size > 0,
    idOf: (target) => {
      for (let at = target instanceof Node ? target : null; at; at = at.parentNode) {
        const id = ids.get(at)
        if (id !== undefined) return id
      }
      return undefined
    },
    update: (current, diff) => {
      if (diff.root) {
        rebuild(current)
        return
      }
      let restyle = false
      for (const node of diff.removed) {
        elements.delete(node.id)
        restyle ||= styleTexts.delete(node.id)
      }
      for (const node of diff.added) {
        // The loop over the parents below inserts it.
        buildTree(node, current)
        restyle ||= node.type === 'locked'
      }
      for (const { before, after } of diff.updated) {
        const element = elements.get(after.id)
        const parent = current.nodes.get(after.parent ?? '')
        const parentElement = elements.get(parent?.id ?? '')
        // A text between elements has no element, so its parent is refilled.
        if (!element && parent && parentElement) fill(parentElement, parent, current)
        if (!element) continue
        if (before.tag !== after.tag && after.tag) {
          setAttributes(element, after.tag.attributes)
          if (after.parent === undefined) placeRoot(after, element)
        }
        if (before.raw !== after.raw) {
          const fresh = build(after)
          if (fresh) element.replaceWith(fresh)
          restyle = true
        }
        if (before.children !== after.children || before.tag?.inner !== after.tag?.inner) {
          fill(element, after, current)
        }
      }
      if (restyle) dress()
    },
  }
}

/** Renders a drawing once, for a thumbnail. */
export function showOnce(drawing: Drawing, host: HTMLElement) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const base = new CSSStyleSheet()
  base.replaceSync(':host{all:initial;display:block}svg{display:block;width:100%;height:100%}')
  const display = displayDrawing(drawing, shadow, base)
  shadow.replaceChildren(display.element)
  return [...walk(drawing.nodes, drawing.root)].length
}
