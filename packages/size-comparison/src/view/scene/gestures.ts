import type { Placed } from '../../model/scene/layout.ts'
import type { Scene } from './createScene.ts'

interface GestureEvents {
  /** Somebody moves the scene by hand. */
  readonly onGrab: () => void
  readonly onTap: (placed: Placed) => void
}

/** Pixels that a finger may move while it taps. */
const TAP = 8
/** How far a notch of the wheel, 100 pixels, goes along the way. */
const NOTCH = 0.16
/** Pause in ms that ends a scroll of the page by the wheel. */
const PAUSE = 220

/** Wheel, pinch, drag and tap on the canvas; vertical swipes still scroll the page. */
export function listenToGestures(canvas: HTMLElement, scene: Scene, { onGrab, onTap }: GestureEvents) {
  const points = new Map<number, { readonly x: number; readonly y: number }>()
  let moved = 0
  let spread = 0
  let wheelAt = -Infinity
  let scrollsPage = false

  const spreadNow = () => {
    const [a, b] = points.values()
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  const trackWheel = (event: WheelEvent) => {
    if (event.timeStamp - wheelAt > PAUSE) scrollsPage = event.target !== canvas
    wheelAt = event.timeStamp
  }
  const wheel = (event: WheelEvent) => {
    if (scrollsPage && !event.ctrlKey) return
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : event.deltaMode === 0 ? 1 : 400
    const delta = (Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY) * unit
    const before = scene.target()
    // A trackpad reports a pinch as a wheel with Ctrl, in small steps.
    scene.moveTo(before + (delta / 100) * NOTCH * (event.ctrlKey ? 6 : 1))
    // At either end the page scrolls on.
    if (scene.target() === before && !event.ctrlKey) return
    event.preventDefault()
    onGrab()
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (points.size === 0) moved = 0
    points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (points.size > 1) moved = Infinity
    spread = spreadNow()
    canvas.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = points.get(event.pointerId)
    if (!before) return
    points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (points.size === 2) {
      const next = spreadNow()
      if (spread > 0 && next > 0) {
        onGrab()
        scene.jumpTo(scene.way() - Math.log10(next / spread))
      }
      spread = next
      return
    }
    if (points.size > 2) return
    const pixels = event.clientX - before.x
    moved += Math.hypot(pixels, event.clientY - before.y)
    if (moved < TAP) return
    onGrab()
    scene.drag(pixels)
  }
  const up = (event: PointerEvent) => {
    if (!points.delete(event.pointerId)) return
    spread = spreadNow()
    if (moved >= TAP || points.size > 0) return
    const box = canvas.getBoundingClientRect()
    const placed = scene.hit(event.clientX - box.left, event.clientY - box.top)
    if (placed) onTap(placed)
  }
  const cancel = (event: PointerEvent) => {
    points.delete(event.pointerId)
    spread = spreadNow()
  }

  addEventListener('wheel', trackWheel, { passive: true, capture: true })
  canvas.addEventListener('wheel', wheel, { passive: false })
  canvas.addEventListener('pointerdown', down)
  canvas.addEventListener('pointermove', move)
  canvas.addEventListener('pointerup', up)
  canvas.addEventListener('pointercancel', cancel)
  return () => {
    removeEventListener('wheel', trackWheel, { capture: true })
    canvas.removeEventListener('wheel', wheel)
    canvas.removeEventListener('pointerdown', down)
    canvas.removeEventListener('pointermove', move)
    canvas.removeEventListener('pointerup', up)
    canvas.removeEventListener('pointercancel', cancel)
  }
}
