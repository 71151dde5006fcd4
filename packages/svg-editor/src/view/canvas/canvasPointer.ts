import { canShift } from '../../model/edit/lockedPart.ts'
import type { Point } from '../../model/geometry/matrix.ts'
import { currentView } from '../../state/canvasView.ts'
import type { Editor } from '../../state/createEditor.ts'
import type { DrawingDisplay } from './drawingDisplay.ts'

/** Drag threshold, and the distance within which others attract what is dragged, in pixels. */
const [slack, magnet] = [3, 6]

/** Handles selecting, dragging, panning and zooming by pointer. */
export function handlePointer(
  place: HTMLElement,
  editor: Editor,
  display: DrawingDisplay,
  signal: AbortSignal,
) {
  const { store, atomStore, atoms } = editor

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const frame = place.getBoundingClientRect()
    const { zoom, x, y } = currentView(editor)
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
    editor.focus('tree')
    event.preventDefault()
    if (atomStore.get(atoms.gesture)) editor.place.finish()
    if (hit !== undefined && more) editor.tree.toggle(hit)
    else if (hit !== undefined && !atomStore.get(atoms.selection).includes(hit)) editor.tree.go(hit)
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
    if (id === undefined) editor.view.panBy(screen.x - to.x, screen.y - to.y)
    else {
      if (!moving) editor.place.begin('translate')
      editor.place.dragTo(id, at, now, event.altKey ? 0 : magnet / currentView(editor).zoom)
    }
  }

  function up() {
    const ended = drag
    drag = undefined
    if (!ended || (ended.moving && ended.id === undefined)) return
    if (ended.moving) editor.place.finish()
    else if (ended.id === undefined) editor.tree.go(store.drawing().root)
  }

  function cancelled() {
    const ended = drag
    drag = undefined
    if (ended?.moving && ended.id !== undefined) editor.place.cancel()
  }

  function wheel(event: WheelEvent) {
    event.preventDefault()
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))
    const about = pointOf(event)
    editor.view.zoomBy(factor, about)
  }

  place.addEventListener('pointerdown', down, { signal })
  place.addEventListener('pointermove', move, { signal })
  place.addEventListener('pointerup', up, { signal })
  place.addEventListener('pointercancel', cancelled, { signal })
  place.addEventListener('wheel', wheel, { signal, passive: false })
}
