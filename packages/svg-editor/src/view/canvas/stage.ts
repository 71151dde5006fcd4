// The canvas outside of React's renders: a key that moves one of ten thousand shapes sets a few
// attributes and nothing else.
import type { Diff } from '../../model/document/diff.ts'
import { canShift } from '../../model/edit/lockedPart.ts'
import type { Point } from '../../model/geometry/matrix.ts'
import type { SvgEditorState } from '../../state/createSvgEditorState.ts'
import { gridStep, lookNow, pageNow } from '../../state/look.ts'
import { displayDrawing, svgNamespace } from './drawingDisplay.ts'
import type { drawMarks as draw } from './stageMarks.ts'

export type DrawMarks = typeof draw

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
.arm { fill: none; stroke: var(--svg-editor-select); stroke-width: 1; vector-effect: non-scaling-stroke; pointer-events: none; }
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

export interface Stage {
  /** Takes over what draws the marks of what is chosen. */
  readonly furnish: (draw: DrawMarks) => void
  readonly changed: (diff: Diff) => void
  readonly marks: () => void
  readonly look: () => void
  readonly end: () => void
}

/** How far apart dots may stand on the screen at least, in pixels. */
const closest = 9
/** How far the pointer goes before a press becomes a drag, in pixels. */
const slack = 3

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

  /** Comes with the first key: before it nothing is chosen that has an outline. */
  let drawMarks: DrawMarks | undefined
  const marks = () => drawMarks?.(overlay, session, display)

  function look() {
    const { width, height } = place.getBoundingClientRect()
    const { zoom, x, y, grid } = lookNow(session)
    const [w, h] = [Math.max(1, width) / zoom, Math.max(1, height) / zoom]
    const box = { x: String(x - w / 2), y: String(y - h / 2), width: String(w), height: String(h) }
    stage.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
    for (const [key, value] of Object.entries<string>(box)) ground.setAttribute(key, value)
    const page = pageNow(session)
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
    const { zoom, x, y } = lookNow(session)
    return {
      x: x + (event.clientX - frame.left - frame.width / 2) / zoom,
      y: y + (event.clientY - frame.top - frame.height / 2) / zoom,
    }
  }

  let drag: { id: string | undefined; at: Point; screen: Point; moving: boolean } | undefined

  function down(event: PointerEvent) {
    if (event.button !== 0) return
    const id = display.idOf(event.composedPath()[0])
    const hit = id === store.drawing().root ? undefined : id
    const more = event.shiftKey || event.ctrlKey || event.metaKey
    drag = { id: hit, at: pointOf(event), screen: { x: event.clientX, y: event.clientY }, moving: false }
    place.setPointerCapture(event.pointerId)
    session.host.focus('tree')
    event.preventDefault()
    editor.act((commands) => {
      if (jot.get(atoms.gesture)) commands.place.finish()
      if (hit !== undefined && more) commands.tree.toggle(hit)
      else if (hit !== undefined && !jot.get(atoms.chosen).includes(hit)) commands.tree.go(hit)
    })
  }

  function move(event: PointerEvent) {
    if (!drag) return
    const { id, at, screen, moving } = drag
    const node = store.get(id ?? '')
    if (node?.type === 'locked' && !canShift(node)) return
    const to = { x: event.clientX, y: event.clientY }
    if (!moving && Math.hypot(to.x - screen.x, to.y - screen.y) <= slack) return
    drag = { ...drag, moving: true, screen: id === undefined ? to : screen }
    const now = pointOf(event)
    editor.act((commands) => {
      if (id === undefined) commands.view.panBy(screen.x - to.x, screen.y - to.y)
      else {
        if (!moving) commands.place.begin('translate')
        commands.place.dragTo(id, at, now)
      }
    })
  }

  function up() {
    const ended = drag
    drag = undefined
    if (!ended || (ended.moving && ended.id === undefined)) return
    editor.act((commands) => {
      if (ended.moving) commands.place.finish()
      else if (ended.id === undefined) commands.tree.go(store.drawing().root)
    })
  }

  function cancelled() {
    const ended = drag
    drag = undefined
    if (ended?.moving && ended.id !== undefined) editor.act((commands) => commands.place.cancel())
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))
    const about = pointOf(event)
    editor.act((commands) => commands.view.zoomBy(factor, about))
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

  return {
    marks,
    furnish: (draw) => {
      drawMarks = draw
      marks()
    },
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
