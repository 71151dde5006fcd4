// The canvas outside of React's renders: a key that moves one of ten thousand shapes sets a few
// attributes and nothing else.
import type { Diff } from '../model/diff.ts'
import { boundsOf, cornersOf } from '../model/bounds.ts'
import { inverted, multiplied, transformed, type Matrix, type Point } from '../model/matrix.ts'
import { handlesOf } from '../model/handles.ts'
import { attribute, type SvgNode } from '../model/svgNode.ts'
import { matrixOf } from '../model/transform.ts'
import { matrixAbove } from '../model/viewport.ts'
import type { SvgEditorState } from '../state/createSvgEditorState.ts'
import { gridStep } from '../state/placeCommands.ts'
import { displayDrawing, svgNamespace } from './drawingDisplay.ts'

const sheetText = `
:host { all: initial; position: absolute; inset: 0; display: block; color: #000; touch-action: none; }
.stage { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.paper { fill: #fff; }
.dot { fill: var(--svg-editor-dot); }
.paper-dot { fill: #0003; }
.axis { stroke: var(--svg-editor-axis); stroke-width: 1; vector-effect: non-scaling-stroke; }
.mark { fill: none; stroke: var(--svg-editor-select); stroke-width: 1.5; vector-effect: non-scaling-stroke;
  stroke-dasharray: 5 3; pointer-events: none; }
.mark.present { stroke-dasharray: none; }
.halo { fill: none; stroke: #fffc; stroke-width: 3.5; vector-effect: non-scaling-stroke; pointer-events: none; }
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

export interface Stage {
  readonly changed: (diff: Diff) => void
  readonly marks: () => void
  readonly look: () => void
  readonly end: () => void
}

/** How far apart dots may stand on the screen at least, in pixels. */
const closest = 9
/** More handles than this are not drawn at once; the present one always is. */
const mostHandles = 400

const closed = (points: readonly Point[]) =>
  points.length > 0 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z` : ''

/** Builds the stage into its place and keeps it in step with the editor. */
export function mountStage(place: HTMLElement, editor: SvgEditorState): Stage {
  const { store, jot, atoms, session } = editor
  const host = document.createElement('div')
  place.replaceChildren(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText)
  const stage = make('svg', { class: 'stage' })
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
  const overlay = make('g')
  const display = displayDrawing(store.drawing(), shadow, sheet)
  const drawn = make('g')
  drawn.append(display.element)
  stage.append(defs, ground, paper, lines, drawn, overlay)
  shadow.replaceChildren(stage)

  /** From the coordinates a node's attributes are written in to those of the page. */
  function matrixOfOwn(node: SvgNode): Matrix {
    const { nodes } = store.drawing()
    return multiplied(matrixAbove(nodes, node), matrixOf(attribute(node, 'transform')))
  }

  function outlineOf(node: SvgNode): readonly Point[] {
    if (node.parent === undefined) return []
    const own = boundsOf(store.drawing().nodes, node)
    if (own) {
      const matrix = matrixOfOwn(node)
      return cornersOf(own).map((point) => transformed(matrix, point))
    }
    // Only the browser knows how large a text is.
    const element = display.elementOf(node.id)
    if (!(element instanceof SVGGraphicsElement)) return []
    const box = element.getBBox()
    const locked = matrixOf(element.getAttribute('transform') ?? undefined)
    const matrix = multiplied(matrixAbove(store.drawing().nodes, node), locked)
    return cornersOf(box).map((point) => transformed(matrix, point))
  }

  function marks() {
    const parts: SVGElement[] = []
    const chosen = session.chosenNodes().slice(-50)
    const present = session.present()
    for (const node of chosen) {
      const d = closed(outlineOf(node))
      if (d === '') continue
      parts.push(make('path', { d, class: 'halo' }))
      parts.push(make('path', { d, class: node === present ? 'mark present' : 'mark' }))
    }
    const field = jot.get(atoms.field)
    const handles = handlesOf(present)
    const now = handles.findIndex(({ keys }) => keys.includes(field))
    const shown = handles.length > mostHandles ? handles.filter((_, at) => at === now) : handles
    const matrix = matrixOfOwn(present)
    for (const handle of shown) {
      const { x, y } = transformed(matrix, handle)
      const kind = `handle${handle.control ? ' control' : ''}${handle === handles[now] ? ' now' : ''}`
      parts.push(make('path', { d: `M${x} ${y}h0`, class: kind }))
      parts.push(make('path', { d: `M${x} ${y}h0`, class: `${kind} inner` }))
    }
    overlay.replaceChildren(...parts)
  }

  function look() {
    const { width, height } = place.getBoundingClientRect()
    const { zoom, x, y, grid } = editor.view.present()
    const [w, h] = [Math.max(1, width) / zoom, Math.max(1, height) / zoom]
    const box = { x: String(x - w / 2), y: String(y - h / 2), width: String(w), height: String(h) }
    stage.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
    for (const [key, value] of Object.entries<string>(box)) ground.setAttribute(key, value)
    const page = editor.view.page()
    for (const rect of [paper, lines]) {
      for (const [key, value] of Object.entries(page)) rect.setAttribute(key, String(value))
    }
    let step = gridStep
    while (step * zoom < closest) step *= 5
    while (step * zoom > closest * 10) step /= 10
    for (const pattern of [dots, paperDots]) {
      for (const key of ['width', 'height']) pattern.setAttribute(key, String(step))
      // A dot stands on the crossing of the lines, in the middle of its tile.
      for (const key of ['x', 'y']) pattern.setAttribute(key, String(-step / 2))
    }
    for (const each of [dot, paperDot]) {
      each.setAttribute('cx', String(step / 2))
      each.setAttribute('cy', String(step / 2))
      each.setAttribute('r', String((each === dot ? 1 : 0.75) / zoom))
    }
    for (const each of [ground, lines]) each.setAttribute('visibility', grid ? 'visible' : 'hidden')
  }

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const frame = place.getBoundingClientRect()
    const { zoom, x, y } = editor.view.present()
    return {
      x: x + (event.clientX - frame.left - frame.width / 2) / zoom,
      y: y + (event.clientY - frame.top - frame.height / 2) / zoom,
    }
  }

  let drag: { id: string | undefined; at: Point; screen: Point; moving: boolean } | undefined

  function down(event: PointerEvent) {
    if (event.button !== 0) return
    const id = display.idOf(event.composedPath()[0])
    const root = store.drawing().root
    const hit = id === root ? undefined : id
    if (jot.get(atoms.gesture)) editor.place.finish()
    if (hit !== undefined && (event.shiftKey || event.ctrlKey || event.metaKey)) editor.tree.toggle(hit)
    else if (hit !== undefined && !jot.get(atoms.chosen).includes(hit)) editor.tree.go(hit)
    drag = { id: hit, at: pointOf(event), screen: { x: event.clientX, y: event.clientY }, moving: false }
    place.setPointerCapture(event.pointerId)
    session.host.focus('tree')
    event.preventDefault()
  }

  function move(event: PointerEvent) {
    if (!drag) return
    const far = Math.hypot(event.clientX - drag.screen.x, event.clientY - drag.screen.y) > 3
    if (!drag.moving && !far) return
    const { id } = drag
    if (id === undefined) {
      editor.view.panBy(drag.screen.x - event.clientX, drag.screen.y - event.clientY)
      drag = { ...drag, moving: true, screen: { x: event.clientX, y: event.clientY } }
      return
    }
    if (!drag.moving) {
      editor.place.begin('translate')
      drag = { ...drag, moving: true }
    }
    const node = store.get(id)
    const back = node && inverted(matrixAbove(store.drawing().nodes, node))
    if (!back) return
    const [from, to] = [transformed(back, drag.at), transformed(back, pointOf(event))]
    editor.place.dragTo(to.x - from.x, to.y - from.y)
  }

  function up() {
    if (drag?.moving && drag.id !== undefined) editor.place.finish()
    else if (drag && !drag.moving && drag.id === undefined) editor.tree.go(store.drawing().root)
    drag = undefined
  }

  function cancelled() {
    if (drag?.moving && drag.id !== undefined) editor.place.cancel()
    drag = undefined
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    editor.view.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), pointOf(event))
  }

  const controller = new AbortController()
  const { signal } = controller
  place.addEventListener('pointerdown', down, { signal })
  place.addEventListener('pointermove', move, { signal })
  place.addEventListener('pointerup', up, { signal })
  place.addEventListener('pointercancel', cancelled, { signal })
  place.addEventListener('wheel', wheel, { signal, passive: false })
  const observer = new ResizeObserver(look)
  observer.observe(place)
  look()
  marks()

  return {
    marks,
    look,
    changed: (diff) => {
      display.update(store.drawing(), diff)
      if (display.element.parentNode !== drawn) drawn.replaceChildren(display.element)
      const { root } = store.drawing()
      if (diff.root || diff.updated.some(({ after }) => after.id === root)) look()
      marks()
    },
    end: () => {
      controller.abort()
      observer.disconnect()
      place.replaceChildren()
    },
  }
}
