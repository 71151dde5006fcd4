import type { Frame, View } from './camera.ts'
import type { Placed } from './layout.ts'

/** A thing's position in the window, in pixels. */
export interface Seen {
  readonly index: number
  readonly placed: Placed
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Below this many pixels a thing is not drawn. */
const SPECK = 0.7

const seenAt = (placed: Placed, index: number, { scale, centre }: View, frame: Frame): Seen => ({
  index,
  placed,
  left: frame.width / 2 + (placed.x - placed.width / 2 - centre) * scale,
  width: placed.width * scale,
  height: placed.height * scale,
})

/** The things in the window, from the left. Stops at the first outside, so its time does not depend on their number. */
export function seenThings(
  layout: readonly Placed[],
  near: number,
  view: View,
  frame: Frame,
): readonly Seen[] {
  const list: Seen[] = []
  for (let index = Math.min(near, layout.length - 1); index >= 0; index--) {
    const placed = layout[index]
    if (!placed) break
    const seen = seenAt(placed, index, view, frame)
    // Sorted by size: all that follow are smaller or further left.
    if (seen.left + seen.width < 0 || placed.thing.size * view.scale < SPECK) break
    if (seen.left <= frame.width) list.unshift(seen)
  }
  for (let index = near + 1; index < layout.length; index++) {
    const placed = layout[index]
    if (!placed) break
    const seen = seenAt(placed, index, view, frame)
    if (seen.left > frame.width) break
    list.push(seen)
  }
  return list
}

export interface Label {
  readonly seen: Seen
  /** Left edge of its text. */
  readonly left: number
}

const MARGIN = 10
const GAP = 14

/** Places labels, the lowest `rank` first, none over another; one of a middle outside stands at the window's edge. */
export function placeLabels(
  seen: readonly Seen[],
  frame: Frame,
  widthOf: (seen: Seen) => number,
  rank: (seen: Seen) => number,
): readonly Label[] {
  const placed: Array<Label & { readonly right: number }> = []
  const candidates = seen
    .filter(({ width, height }) => Math.max(width, height) >= 5)
    .toSorted((a, b) => rank(a) - rank(b))
  for (const item of candidates) {
    const width = widthOf(item)
    const middle = item.left + item.width / 2
    const left = Math.min(Math.max(middle - width / 2, MARGIN), frame.width - MARGIN - width)
    const right = left + width
    const isFar = left > item.left + item.width || right < item.left
    const isFree = placed.every((other) => right + GAP < other.left || left - GAP > other.right)
    if (!isFar && isFree) placed.push({ seen: item, left, right })
  }
  return placed
}

/** Pixels around a thing in which a finger still hits it. */
const FINGER = 22

/** The thing at a point of the window: the smallest that contains it, with room for a finger around small ones. */
export function hitThing(
  seen: readonly Seen[],
  labels: readonly Label[],
  widthOf: (seen: Seen) => number,
  frame: Frame,
  x: number,
  y: number,
): Seen | undefined {
  if (y > frame.ground + 6) {
    const label = labels.find((each) => x >= each.left - 4 && x <= each.left + widthOf(each.seen) + 4)
    if (label) return label.seen
  }
  return seen
    .filter(({ left, width, height }) => {
      const middle = left + width / 2
      const half = Math.max(width / 2, FINGER)
      const top = frame.ground - Math.max(height, 2 * FINGER)
      return Math.abs(x - middle) <= half && y >= top
    })
    .toSorted((a, b) => a.width * a.height - b.width * b.height)
    .at(0)
}
