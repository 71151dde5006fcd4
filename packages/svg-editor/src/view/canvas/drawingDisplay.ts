// Shows a drawing as live SVG, one element per node, inside a shadow root. Elements are made one by one
// from an allowlist; no text is ever handed to a parser of the browser, and nothing of a file can load,
// run or leave its shadow.
import type { Diff } from '../../model/document/diff.ts'
import { walk, type Drawing } from '../../model/document/drawing.ts'
import { unescape } from '../../model/text/entities.ts'
import {
  isPixelImage,
  isProperty,
  localReference,
  mayShowAttribute,
  mayShowElement,
  mostCopies,
  staysInside,
} from '../../model/text/safety.ts'
import { pageOf } from '../../model/geometry/viewport.ts'
import type { Attribute, SvgNode } from '../../model/document/svgNode.ts'
import { tokens } from '../../model/text/xml.ts'

export const svgNamespace = 'http://www.w3.org/2000/svg'

const make = (name: string): SVGElement => document.createElementNS(svgNamespace, name)

function setStyle(element: SVGElement, text: string) {
  element.removeAttribute('style')
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (colon > 0 && isProperty(name) && staysInside(value)) element.style.setProperty(name, value)
  }
}

function setAttribute(element: SVGElement, name: string, raw: string) {
  const value = unescape(raw)
  if (name === 'style') setStyle(element, value)
  else if (name === 'href' || name === 'xlink:href') {
    const inside = element.tagName === 'image' ? isPixelImage(value) : localReference(value) !== undefined
    if (inside) element.setAttribute('href', value.trim())
  } else if (mayShowAttribute(name) && staysInside(value)) element.setAttribute(name, value)
}

function setAttributes(element: SVGElement, attributes: readonly Attribute[]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const { name, raw } of attributes) setAttribute(element, name, raw)
}

/** An element of the file as it may be shown; links lead nowhere, unknown elements are left out. */
const shown = (name: string) => (mayShowElement(name) ? make(name === 'a' ? 'g' : name) : undefined)

/** Builds what a locked node holds; style sheets are collected, not built. */
function buildLocked(raw: string, styles: string[]): Node | undefined {
  const holder = document.createDocumentFragment()
  const open: Array<{ name: string; into: Node | undefined }> = [{ name: '', into: holder }]
  for (const token of tokens(raw)) {
    const top = open.at(-1)
    if (token.kind === 'open') {
      const element = top?.into ? shown(token.name) : undefined
      if (element) setAttributes(element, token.attributes)
      if (element && token.name !== 'style') top?.into?.appendChild(element)
      if (!token.selfClosing) open.push({ name: token.name, into: element })
    } else if (token.kind === 'close') {
      open.pop()
    } else if (token.kind === 'text' || token.kind === 'cdata') {
      const written = raw.slice(token.start, token.end)
      const text = token.kind === 'cdata' ? written.slice(9, -3) : unescape(written)
      if (top?.name === 'style') styles.push(text)
      else top?.into?.appendChild(document.createTextNode(text))
    }
  }
  return holder.firstChild ?? undefined
}

function safeRules(rules: CSSRuleList): string {
  let text = ''
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) text += `@media ${rule.conditionText}{${safeRules(rule.cssRules)}}`
    if (!(rule instanceof CSSStyleRule) || /:host|::/.test(rule.selectorText)) continue
    const declarations = [...rule.style].filter(
      (name) => isProperty(name) && staysInside(rule.style.getPropertyValue(name)),
    )
    const body = declarations.map(
      (name) =>
        `${name}:${rule.style.getPropertyValue(name)}${rule.style.getPropertyPriority(name) && '!important'}`,
    )
    text += `${rule.selectorText}{${body.join(';')}}`
  }
  return text
}

/** A style sheet of the file with the harmless of its declarations. */
function safeSheet(text: string) {
  const raw = new CSSStyleSheet()
  raw.replaceSync(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(safeRules(raw.cssRules))
  return sheet
}

/** Takes the target from `use` elements whose copies would multiply beyond measure, or never end. */
function limitCopies(root: SVGElement) {
  const uses = [...root.querySelectorAll('use')]
  if (uses.length === 0) return
  const targets = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]))
  const known = new Map<Element, number>()
  const copies = (element: Element): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    known.set(element, Infinity)
    let count = 1
    const inside = element.tagName === 'use' ? [element] : [...element.querySelectorAll('use')]
    for (const use of inside) {
      const target = targets.get((use.getAttribute('href') ?? '').slice(1))
      if (target) count += copies(target)
    }
    known.set(element, count)
    return count
  }
  for (const use of uses) if (copies(use) > mostCopies) use.removeAttribute('href')
  const all = uses.reduce((sum, use) => sum + copies(use), 0)
  if (all > mostCopies) for (const use of uses) use.removeAttribute('href')
}

/** The root stands in the stage with one unit of its own as one unit there. */
function placeRoot(node: SvgNode, element: SVGElement) {
  const page = pageOf(node)
  element.setAttribute('x', String(page.x))
  element.setAttribute('y', String(page.y))
  element.setAttribute('width', String(page.width))
  element.setAttribute('height', String(page.height))
  element.setAttribute('viewBox', `${page.x} ${page.y} ${page.width} ${page.height}`)
  element.setAttribute('overflow', 'visible')
  element.removeAttribute('id')
}

export interface DrawingDisplay {
  readonly element: SVGElement
  readonly elementOf: (id: string) => SVGElement | undefined
  /** Whether style sheets of the drawing itself are at work. */
  readonly hasSheets: () => boolean
  /** The node an element on the screen belongs to. */
  readonly idOf: (target: EventTarget | null | undefined) => string | undefined
  readonly update: (drawing: Drawing, diff: Diff) => void
}

/** Builds the display of a drawing within a shadow root. */
export function displayDrawing(drawing: Drawing, shadow: ShadowRoot, base: CSSStyleSheet): DrawingDisplay {
  let elements = new Map<string, SVGElement>()
  let ids = new WeakMap<EventTarget, string>()
  let styleTexts = new Map<string, string[]>()
  let root = make('svg')

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

  function fill(parent: SVGElement, node: SvgNode, current: Drawing) {
    const own = node.type === 'locked' ? [] : node.children
    const wanted = own.flatMap((id) => {
      const child = current.nodes.get(id)
      if (!child) return []
      const element = elements.get(id) ?? buildTree(child, current)
      return element ? [element] : []
    })
    parent.replaceChildren(...wanted)
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
  }

  function rebuild(current: Drawing) {
    elements = new Map()
    ids = new WeakMap()
    styleTexts = new Map()
    const node = current.nodes.get(current.root)
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
        // Whoever lists it as a child puts it in place below.
        buildTree(node, current)
        restyle ||= node.type === 'locked'
      }
      for (const { before, after } of diff.updated) {
        const element = elements.get(after.id)
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
        if (before.children !== after.children) fill(element, after, current)
      }
      if (restyle) dress()
    },
  }
}

/** A drawing drawn once, for a thumbnail. */
export function showOnce(drawing: Drawing, host: HTMLElement) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const base = new CSSStyleSheet()
  base.replaceSync(':host{all:initial;display:block}svg{display:block;width:100%;height:100%}')
  const display = displayDrawing(drawing, shadow, base)
  shadow.replaceChildren(display.element)
  return [...walk(drawing.nodes, drawing.root)].length
}
