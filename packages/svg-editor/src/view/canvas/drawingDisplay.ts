// Shows a drawing as live SVG, one element per node, inside its own shadow root. Elements are created from an
// allowlist and no markup reaches the browser's parser, so that nothing in a file can load, run or affect the
// page.
import type { Diff } from '../../model/document/diff.ts'
import type { Drawing } from '../../model/document/drawing.ts'
import { prefixOf, type Attribute, type SvgNode } from '../../model/document/svgNode.ts'
import { isTextual } from '../../model/document/nodeTypes.ts'
import { entityResolver } from '../../model/text/entities.ts'
import { mayShowAttribute, mayShowElement, staysInside } from '../../model/text/safety.ts'
import { tokens } from '../../model/text/xml.ts'
import { limitCopies, limitPatterns } from './drawingLimits.ts'
import { safeSheet } from './safeStyles.ts'
import { placeRoot, setAttribute } from './shownAttributes.ts'

export const svgNamespace = 'http://www.w3.org/2000/svg'

const make = (name: string): SVGElement => document.createElementNS(svgNamespace, name)

export interface DrawingDisplay {
  readonly element: SVGElement
  readonly elementOf: (id: string) => SVGElement | undefined
  /** Whether the drawing has style sheets. */
  readonly hasSheets: () => boolean
  /** The id of the node that a displayed element belongs to. */
  readonly idOf: (target: EventTarget | null | undefined) => string | undefined
  readonly update: (drawing: Drawing, diff: Diff) => void
  /** Ends a build in progress. */
  readonly end: () => void
}

/** Drawings of more nodes are built in slices. */
const mostAtOnce = 1500
/** Time budget of a slice in milliseconds, and the number of nodes inserted into the page at once. */
const [slice, batchSize] = [10, 1000]

/**
 * Displays a drawing in a shadow root.
 *
 * @param onProgress makes large drawings be built in slices; called with the share built so far, and with
 * `undefined` at the end
 */
export function displayDrawing(
  drawing: Drawing,
  shadow: ShadowRoot,
  base: CSSStyleSheet,
  onProgress?: (share: number | undefined) => void,
): DrawingDisplay {
  let elements = new Map<string, SVGElement>()
  let ids = new WeakMap<EventTarget, string>()
  let styleTexts = new Map<string, string[]>()
  let root = make('svg')
  let resolve = entityResolver('')
  /** Namespace prefix of SVG elements: `svg:` where the root is `<svg:svg>`. */
  let prefix = ''
  /** The build in progress. */
  let building: { steps: Generator<void>; timer: ReturnType<typeof setTimeout> | undefined } | undefined
  /** Whether progress was reported that has not ended yet. */
  let isReported = false

  function report(share: number | undefined) {
    if (share === undefined && !isReported) return
    isReported = share !== undefined
    onProgress?.(share)
  }

  /** Whether built elements await limits on their cost; nothing is inserted into the page until then. */
  let needsLimits = false

  /** Creates the element for a name on the allowlist; `undefined` for others. */
  function shown(name: string) {
    const local = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    if (local === 'use' || local === 'pattern') needsLimits = true
    return mayShowElement(local) ? make(local) : undefined
  }

  /** Sets the attributes that differ, so that the browser computes the style of the others not again. */
  function changeAttributes(element: SVGElement, before: readonly Attribute[], after: readonly Attribute[]) {
    const isSame = before.length === after.length && after.every(({ name }, at) => name === before[at]?.name)
    const changed = after.filter(({ raw }, at) => raw !== before[at]?.raw)
    // Of two references the last one counts.
    if (!isSame || changed.some(({ name }) => name.endsWith('href'))) {
      setAttributes(element, after)
      return
    }
    for (const { name, raw } of changed) {
      const value = resolve(raw)
      // A value that is not shown must not leave the one before it.
      if (!mayShowAttribute(name) || !staysInside(value)) element.removeAttribute(name)
      setAttribute(element, name, value)
    }
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

  function applySheets() {
    const sheets = [...styleTexts.values()].flat().map(safeSheet)
    shadow.adoptedStyleSheets = [base, ...sheets]
  }

  function finish() {
    applySheets()
    limitCopies(root)
    limitPatterns(root)
  }

  /** Builds the content of an element node by node, and inserts it in batches. */
  function* grow(top: SVGElement, topNode: SvgNode, current: Drawing): Generator<void> {
    const levels: Array<() => void> = []
    let waiting = 0
    function* content(parent: SVGElement, node: SvgNode): Generator<void> {
      const words = isInText(node, current)
      const batch = document.createDocumentFragment()
      const insert = () => parent.append(batch)
      levels.push(insert)
      for (const id of node.children) {
        const child = current.nodes.get(id)
        if (!child) continue
        if (words) batch.append(resolve(child.lead))
        const built = build(child)
        if (built) batch.append(built)
        if (built instanceof SVGElement && child.type !== 'locked') yield* content(built, child)
        waiting += 1
        if (waiting >= batchSize && !needsLimits) {
          if (styleTexts.size > 0) applySheets()
          for (const each of levels) each()
          waiting = 0
        }
        yield
      }
      if (words) batch.append(resolve(node.tag?.inner ?? ''))
      insert()
      levels.pop()
    }
    yield* content(top, topNode)
  }

  /** Builds until a time; goes on later. */
  function buildUntil(until: number, size: number) {
    if (!building) return
    const { steps } = building
    while (performance.now() < until) {
      if (steps.next().done) {
        building = undefined
        finish()
        report(undefined)
        return
      }
    }
    report(elements.size / size)
    building.timer = setTimeout(() => buildUntil(performance.now() + slice, size))
  }

  function rebuild(current: Drawing) {
    clearTimeout(building?.timer)
    report(undefined)
    elements = new Map()
    ids = new WeakMap()
    styleTexts = new Map()
    needsLimits = false
    const node = current.nodes.get(current.root)
    resolve = entityResolver(node?.lead ?? '')
    prefix = node ? prefixOf(node) : ''
    const built = node && build(node)
    if (!node || !(built instanceof SVGElement)) return
    placeRoot(node, built)
    root.replaceWith(built)
    root = built
    building = { steps: grow(built, node, current), timer: undefined }
    const isLarge = onProgress !== undefined && current.nodes.size > mostAtOnce
    buildUntil(isLarge ? performance.now() + slice : Infinity, current.nodes.size)
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
      // An edit of nodes that are still to be built needs them, as they are inserted in order.
      const isLocal = diff.updated.every(
        ({ before, after }) => before.children === after.children && elements.has(after.id),
      )
      if (building && !(isLocal && diff.added.length + diff.removed.length === 0)) {
        buildUntil(Infinity, current.nodes.size)
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
          changeAttributes(element, before.tag?.attributes ?? [], after.tag.attributes)
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
      if (restyle) finish()
    },
    end: () => {
      clearTimeout(building?.timer)
      building = undefined
    },
  }
}
