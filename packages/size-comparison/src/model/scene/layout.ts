import type { Thing } from '../thing.ts'

/** A thing in its place on the baseline. Everything in metres; the origin lies left of the smallest thing. */
export interface Placed {
  readonly thing: Thing
  readonly width: number
  readonly height: number
  /** Centre of its box. */
  readonly x: number
  /** Distance travelled from the smallest thing to this one: decades, and a little for each thing. */
  readonly way: number
}

/** What one thing adds to the way, so that equal sizes have different places. */
const STEP = 0.02

/** Width and height of a thing's drawing, in metres. */
export function boxOf({ size, drawing }: Thing) {
  const side = size / drawing.share
  return drawing.along === 'width'
    ? { width: side, height: (side * drawing.height) / drawing.width }
    : { width: (side * drawing.width) / drawing.height, height: side }
}

/** All things by size. One is about as far from the origin as it is large, which keeps relative precision. */
export function layOut(things: readonly Thing[]): readonly Placed[] {
  const sorted = things.toSorted((a, b) => a.size - b.size || (a.id < b.id ? -1 : 1))
  const placed: Placed[] = []
  let right = 0
  let before: Placed | undefined
  for (const thing of sorted) {
    const { width, height } = boxOf(thing)
    const extent = Math.max(width, height)
    const gap = before ? 0.3 * Math.max(before.width, before.height) + 0.08 * extent : 0
    const way = before ? before.way + STEP + Math.log10(thing.size / before.thing.size) : 0
    const x = right + gap + width / 2
    before = { thing, width, height, x, way }
    placed.push(before)
    right = x + width / 2
  }
  return placed
}

export const wayEnd = (layout: readonly Placed[]) => layout.at(-1)?.way ?? 0

/** The segment of a way: the thing before it and how far it is to the next one, from 0 to 1. */
export function segmentAt(layout: readonly Placed[], way: number): { index: number; part: number } {
  let low = 0
  let high = layout.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((layout[middle]?.way ?? 0) <= way) low = middle
    else high = middle - 1
  }
  const [from, to] = [layout[low], layout[low + 1]]
  const part = from && to ? Math.min(Math.max((way - from.way) / (to.way - from.way), 0), 1) : 0
  return { index: low, part }
}

/** The thing nearest to a way. */
export function nearestIndex(layout: readonly Placed[], way: number): number {
  const { index, part } = segmentAt(layout, way)
  return part > 0.5 ? index + 1 : index
}

/** The size at a way, between those of the things around it: log₁₀ of metres. */
export function decadeAt(layout: readonly Placed[], way: number): number {
  const { index, part } = segmentAt(layout, way)
  const from = Math.log10(layout[index]?.thing.size ?? 1)
  const to = Math.log10(layout[index + 1]?.thing.size ?? layout[index]?.thing.size ?? 1)
  return from + (to - from) * part
}

/** The way at which a size is reached. */
export function wayOfDecade(layout: readonly Placed[], decade: number): number {
  let low = 0
  let high = layout.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (Math.log10(layout[middle]?.thing.size ?? 1) <= decade) low = middle
    else high = middle - 1
  }
  const [from, to] = [layout[low], layout[low + 1]]
  if (!from) return 0
  if (!to) return from.way
  const start = Math.log10(from.thing.size)
  const part = (decade - start) / (Math.log10(to.thing.size) - start)
  return from.way + (to.way - from.way) * Math.min(Math.max(part, 0), 1)
}

export const wayOfThing = (layout: readonly Placed[], id: string) =>
  layout.find(({ thing }) => thing.id === id)?.way
