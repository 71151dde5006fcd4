// The canvas, updated outside of React: moving one of ten thousand shapes sets a few attributes and renders
// nothing else. It has three layers: the paper with its grid, the drawing, and the outlines, points and
// handles. The drawing has its own shadow root, which separates its style sheets and ids from the editor's.
import type { Diff } from '../../model/document/diff.ts'
import { attribute, type SvgNode } from '../../model/document/svgNode.ts'
import { isTextual } from '../../model/document/nodeTypes.ts'
import { boundsOf, cornersOf } from '../../model/geometry/bounds.ts'
import { handlesOf } from '../../model/geometry/handles.ts'
import { transformed, type Matrix, type Point } from '../../model/geometry/matrix.ts'
import { matrixToPage } from '../../model/geometry/viewport.ts'
import { currentPage, currentView, gridStep } from '../../state/canvasView.ts'
import type { Editor } from '../../state/createEditor.ts'
import { handlePointer } from './canvasPointer.ts'
import { displayDrawing, svgNamespace, type DrawingDisplay } from './drawingDisplay.ts'

const sheetText = `
:host { all: initial; position: absolute; inset: 0; display: block; color: #000; touch-action: none; }
.layer { position: absolute; inset: 0; width: 100%; height: 100%; display: block; overflow: hidden; }
.overlay { pointer-events: none; }
.paper { fill: #fff; stroke: var(--svg-editor-edge); vector-effect: non-scaling-stroke; }
.dot { fill: var(--svg-editor-dot); }
.paper-dot { fill: #0003; }
.axis { stroke: var(--svg-editor-axis); stroke-width: 1; vector-effect: non-scaling-stroke; }
.mark { fill: none; stroke: var(--svg-editor-select); stroke-width: 1.5; vector-effect: non-scaling-stroke;
  stroke-dasharray: 5 3; pointer-events: none; }
.mark.current { stroke-dasharray: none; }
.arm { fill: none; stroke: var(--svg-editor-select); stroke-width: 1; vector-effect: non-scaling-stroke; pointer-events: none; }
.guide { fill: none; stroke: var(--svg-editor-guide); stroke-width: 1; vector-effect: non-scaling-stroke; pointer-events: none; }
.halo { fill: none; stroke: #fff9; stroke-width: 3.5; vector-effect: non-scaling-stroke; pointer-events: none; }
.handle { stroke: var(--svg-editor-select); stroke-width: 9; stroke-linecap: square; fill: none;
  vector-effect: non-scaling-stroke; pointer-events: none; }
.handle.inner { stroke: #fff; stroke-width: 6; }
.handle.control { stroke-linecap: round; }
.handle.now { stroke-width: 13; }
.handle.now.inner { stroke: var(--svg-editor-select); stroke-width: 9; }
`

const make = (name: string, attributes: Readonly<Record<string, string>> = {}): SVGElement => {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

export interface DrawingCanvas {
  readonly changed: (diff: Diff) => void
  readonly marks: () => void
  readonly look: () => void
  readonly end: () => void
}

/** Minimum distance of grid dots on the screen, in pixels. */
const closest = 9

/** Creates the canvas in its container and keeps it in sync with the editor. */
export function mountCanvas(place: HTMLElement, editor: Editor): DrawingCanvas {
  const { store } = editor
  const host = document.createElement('div')
  place.replaceChildren(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText)
  shadow.adoptedStyleSheets = [sheet]
  const back = make('svg', { class: 'layer' })
  const front = make('svg', { class: 'layer overlay' })
  const dots = make('pattern', { id: 'dots', patternUnits: 'userSpaceOnUse' })
  const dot = make('circle', { class: 'dot' })
  const paperDots = make('pattern', { id: 'paper-dots', patternUnits: 'userSpaceOnUse' })
  const paperDot = make('circle', { class: 'paper-dot' })
  dots.append(dot)
  paperDots.append(paperDot)
  const defs = make('defs')
  defs.append(dots, paperDots)
  const ground = make('rect', { fill: 'url(#dots)' })
  const paper = make('rect', { class: 'paper' })
  const lines = make('rect', { fill: 'url(#paper-dots)' })
  back.append(defs, ground, paper, lines)
  const drawn = document.createElement('div')
  drawn.className = 'layer'
  const drawnShadow = drawn.attachShadow({ mode: 'open' })
  const drawnSheet = new CSSStyleSheet()
  drawnSheet.replaceSync(
    ':host{all:initial;position:absolute;inset:0;display:block;overflow:hidden;color:#000}',
  )
  const display: DrawingDisplay = displayDrawing(store.drawing(), drawnShadow, drawnSheet, (share) => {
    editor.file.showProgress(share)
    if (share === undefined) marks()
  })
  drawnShadow.replaceChildren(display.element)
  shadow.replaceChildren(back, drawn, front)

  function marks() {
    drawMarks(front, editor, display)
  }

  // Kept until the observer tells another one: measured at every key, layers and marks would differ where the
  // place changes its size and takes it back within a frame, of which the observer says nothing.
  let { width, height } = place.getBoundingClientRect()

  function look() {
    host.style.width = `${width}px`
    host.style.height = `${height}px`
    const { zoom, x, y, grid } = currentView(editor)
    const [w, h] = [Math.max(1, width) / zoom, Math.max(1, height) / zoom]
    const box = { x: String(x - w / 2), y: String(y - h / 2), width: String(w), height: String(h) }
    for (const layer of [back, front])
      layer.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
    for (const [key, value] of Object.entries<string>(box)) ground.setAttribute(key, value)
    const page = currentPage(editor)
    for (const rect of [paper, lines]) {
      for (const [key, value] of Object.entries(page)) rect.setAttribute(key, String(value))
    }
    // The zoom alone sets the size: important declarations override the drawing's own style sheets.
    const style = {
      position: 'absolute',
      left: `${(page.x - x) * zoom + width / 2}px`,
      top: `${(page.y - y) * zoom + height / 2}px`,
      width: `${page.width * zoom}px`,
      height: `${page.height * zoom}px`,
      'max-width': 'none',
      margin: '0',
      overflow: 'visible',
      display: 'block',
    }
    for (const [key, value] of Object.entries(style))
      display.element.style.setProperty(key, value, 'important')
    let step = gridStep
    while (step * zoom < closest) step *= 5
    while (step * zoom > closest * 10) step /= 10
    for (const pattern of [dots, paperDots]) {
      for (const key of ['width', 'height']) pattern.setAttribute(key, String(step))
      // The tile is offset by half a step, as a dot in its middle marks a crossing of grid lines.
      for (const key of ['x', 'y']) pattern.setAttribute(key, String(-step / 2))
    }
    for (const each of [dot, paperDot]) {
      each.setAttribute('cx', String(step / 2))
      each.setAttribute('cy', String(step / 2))
      each.setAttribute('r', String((each === dot ? 1 : 0.75) / zoom))
    }
    for (const each of [ground, lines]) each.setAttribute('visibility', grid ? 'visible' : 'hidden')
  }

  const controller = new AbortController()
  handlePointer(place, editor, display, controller.signal)
  const observer = new ResizeObserver(() => {
    ;({ width, height } = place.getBoundingClientRect())
    look()
    marks()
  })
  observer.observe(place)
  look()
  marks()

  return {
    marks,
    look,
    changed: (diff) => {
      display.update(store.drawing(), diff)
      if (display.element.parentNode !== drawnShadow) drawnShadow.replaceChildren(display.element)
      const { root } = store.drawing()
      if (diff.root || diff.updated.some(({ after }) => after.id === root)) look()
      marks()
    },
    end: () => {
      display.end()
      controller.abort()
      observer.disconnect()
      place.replaceChildren()
    },
  }
}

/** Limit of drawn handles; the current one is always drawn. */
const mostHandles = 400
/** Limit of drawn outlines: those of the last selected nodes. */
const mostOutlines = 50

const closed = (points: readonly Point[]) =>
  points.length > 0 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z` : ''

const mark = (d: string, name: string) => make('path', { d, class: name })

/** Draws outlines and handles of the selection into the layer above the drawing. */
function drawMarks(layer: SVGElement, editor: Editor, display: DrawingDisplay) {
  const { store, atomStore, atoms } = editor
  const { nodes } = store.drawing()

  /** Whether CSS may move the node, so that its attributes do not give its position. */
  const isStyled = (node: SvgNode | undefined): boolean =>
    display.hasSheets() ||
    (node !== undefined &&
      (attribute(node, 'style')?.includes('transform') === true || isStyled(nodes.get(node.parent ?? ''))))

  /** The matrix from an element's coordinates to the page, as the browser computes it. */
  function matrixDrawn(element: SVGElement | undefined): Matrix | undefined {
    if (!(element instanceof SVGGraphicsElement) || !(layer instanceof SVGGraphicsElement)) return undefined
    const [own, page] = [element.getScreenCTM(), layer.getScreenCTM()]
    if (!own || !page) return undefined
    const { a, b, c, d, e, f } = page.inverse().multiply(own)
    return [a, b, c, d, e, f]
  }

  /** The matrix from a node's user space to the page. */
  const matrixOfOwn = (node: SvgNode): Matrix =>
    // Asking the browser forces a layout, so only where CSS may move the node; a nested svg would give the
    // matrix of its contents.
    (node.type !== 'svg' && isStyled(node) ? matrixDrawn(display.elementOf(node.id)) : undefined) ??
    matrixToPage(nodes, node)

  function outlineOf(node: SvgNode): readonly Point[] {
    if (node.parent === undefined) return []
    const own = isTextual(node.type) ? undefined : boundsOf(nodes, node)
    if (own) {
      const matrix = matrixOfOwn(node)
      return cornersOf(own).map((point) => transformed(matrix, point))
    }
    // Only the browser can measure a text.
    const element = display.elementOf(node.id)
    if (!(element instanceof SVGGraphicsElement)) return []
    const matrix = matrixDrawn(element)
    if (!matrix) return []
    return cornersOf(element.getBBox()).map((point) => transformed(matrix, point))
  }

  const parts: SVGElement[] = []
  const current = editor.current()
  for (const node of editor.selectedNodes().slice(-mostOutlines)) {
    const d = closed(outlineOf(node))
    if (d === '') continue
    parts.push(mark(d, 'halo'), mark(d, node === current ? 'mark current' : 'mark'))
  }
  const field = atomStore.get(atoms.field)
  const handles = handlesOf(current)
  const now = handles.findIndex(({ keys }) => keys.includes(field))
  const shown = handles.length > mostHandles ? handles.filter((_, at) => at === now) : handles
  const matrix = matrixOfOwn(current)
  // The lines are drawn first, so that they lie below all handles.
  const arms = shown.flatMap((handle) => {
    const { x, y } = transformed(matrix, handle)
    return handle.arms.map((end) => {
      const at = transformed(matrix, end)
      return `M${x} ${y}L${at.x} ${at.y}`
    })
  })
  if (arms.length > 0) parts.push(mark(arms.join(''), 'arm halo'), mark(arms.join(''), 'arm'))
  // One element for all handles of a kind, as hundreds of them are redrawn with every key.
  const kinds = new Map<string, string>()
  for (const handle of shown) {
    const { x, y } = transformed(matrix, handle)
    const kind = `handle${handle.control ? ' control' : ''}${handle === handles[now] ? ' now' : ''}`
    kinds.set(kind, `${kinds.get(kind) ?? ''}M${x} ${y}h0`)
  }
  for (const [kind, d] of [...kinds].toSorted(([one], [other]) => one.length - other.length)) {
    parts.push(mark(d, kind), mark(d, `${kind} inner`))
  }
  const guides = editor.place.guides().map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
  if (guides.length > 0) parts.push(mark(guides.join(''), 'halo'), mark(guides.join(''), 'guide'))
  const pivot = editor.place.pivotOf(current, atomStore.get(atoms.pivot))
  if (pivot) {
    const { x, y } = transformed(matrix, pivot)
    parts.push(mark(`M${x} ${y}h0`, 'handle control now'), mark(`M${x} ${y}h0`, 'handle control inner'))
  }
  layer.replaceChildren(...parts)
}
