import { boxOf } from './scene/layout.ts'
import type { Thing } from './thing.ts'

/** Where a drawing lies in the picture of two things: its upper left corner and its size. */
export interface NestedPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Longest side of the picture, in its own units. */
export const NESTED = 100
/** Where the smaller one would be thinner than that, in these units, it could not be seen. */
const THINNEST = 0.6

/** Two things drawn into one another to one scale, on one baseline; `undefined` where one would be too small to see. */
export function nest(
  smaller: Thing,
  larger: Thing,
):
  | { readonly width: number; readonly height: number; readonly places: readonly [NestedPlace, NestedPlace] }
  | undefined {
  const [inner, outer] = [boxOf(smaller), boxOf(larger)]
  const width = Math.max(inner.width, outer.width)
  const height = Math.max(inner.height, outer.height)
  const scale = NESTED / Math.max(width, height)
  if (Math.max(inner.width, inner.height) * scale < THINNEST) return undefined
  const place = (box: typeof inner): NestedPlace => ({
    x: ((width - box.width) / 2) * scale,
    y: (height - box.height) * scale,
    width: box.width * scale,
    height: box.height * scale,
  })
  return { width: width * scale, height: height * scale, places: [place(outer), place(inner)] }
}
