import { segmentAt, wayEnd, type Placed } from './layout.ts'

/** The window in CSS pixels; the baseline is `ground` below its upper edge. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly ground: number
}

/** What the window shows at a place of the way. */
export interface View {
  /** Pixels per metre. */
  readonly scale: number
  /** Metres from the origin to the middle of the window. */
  readonly centre: number
}

const HEIGHT_SHARE = 0.62
const WIDTH_SHARE = 0.42

const scaleFor = ({ width, height }: Placed, frame: Frame) =>
  Math.min((frame.ground * HEIGHT_SHARE) / height, (frame.width * WIDTH_SHARE) / width)

/** The view at a way. The scale changes exponentially between two things, zooming about a point of the baseline. */
export function viewAt(layout: readonly Placed[], way: number, frame: Frame): View {
  const { index, part } = segmentAt(layout, way)
  const from = layout[index]
  if (!from) return { scale: 1, centre: 0 }
  const to = layout[index + 1] ?? from
  const [start, end] = [scaleFor(from, frame), scaleFor(to, frame)]
  const ratio = start / end
  const moved = Math.abs(ratio - 1) < 1e-6 ? part : (ratio ** part - 1) / (ratio - 1)
  return { scale: start / ratio ** part, centre: from.x + (to.x - from.x) * moved }
}

export const clampWay = (layout: readonly Placed[], way: number) => Math.min(Math.max(way, 0), wayEnd(layout))

/** The way after the scene was dragged by some pixels: what is under the pointer stays about there. */
export function dragged(layout: readonly Placed[], way: number, pixels: number, frame: Frame): number {
  let left = -pixels
  let at = clampWay(layout, way)
  // Segment by segment, as each has a scale of its own; the last one ends the loop.
  for (let guard = 0; guard < layout.length && Math.abs(left) > 0.01; guard++) {
    const { index, part } = segmentAt(layout, at)
    const forward = left > 0
    const start = !forward && part === 0 ? index - 1 : index
    const [from, to] = [layout[start], layout[start + 1]]
    if (!from || !to) break
    const { scale } = viewAt(layout, at, frame)
    const perWay = ((to.x - from.x) * scale) / (to.way - from.way)
    const edge = forward ? to.way : from.way
    const step = left / perWay
    if (Math.abs(step) <= Math.abs(edge - at)) return at + step
    left -= (edge - at) * perWay
    at = edge
  }
  return clampWay(layout, at)
}

/** How long a flight along the way takes, in ms. */
export const flightTime = (distance: number) => Math.min(320 + 260 * Math.abs(distance), 2600)

/** Slow at both ends. */
export const eased = (part: number) => part * part * (3 - 2 * part)
