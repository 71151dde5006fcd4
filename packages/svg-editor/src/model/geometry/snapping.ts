// Brings a moving box into line with others: by edges, centres and equal gaps.
import { centreOf } from './bounds.ts'
import type { Point } from './matrix.ts'
import type { Box } from './viewport.ts'

/** A line that shows what a box is in line with, or a gap that equals another. */
export type Guide = readonly [from: Point, to: Point]

type Axis = 'x' | 'y'
type Gap = readonly [from: number, to: number]

const across = { x: 'y', y: 'x' } as const
const startOf = (box: Box, axis: Axis) => box[axis]
const sizeOf = (box: Box, axis: Axis) => (axis === 'x' ? box.width : box.height)
const endOf = (box: Box, axis: Axis) => box[axis] + sizeOf(box, axis)
const moved = (box: Box, axis: Axis, by: number): Box => ({ ...box, [axis]: box[axis] + by })
const point = (axis: Axis, along: number, other: number): Point =>
  axis === 'x' ? { x: along, y: other } : { x: other, y: along }

/** The positions of a box that are brought into line: its edges and its centre. */
const lines = (box: Box, axis: Axis) => [startOf(box, axis), centreOf(box)[axis], endOf(box, axis)]

/** Differences that are rounding errors. */
const exact = 1e-6

/** The offsets that bring an edge or the centre of a box onto those of another. */
const byLines = (box: Box, others: readonly Box[], axis: Axis) =>
  others.flatMap((other) => lines(other, axis).flatMap((to) => lines(box, axis).map((from) => to - from)))

/** The gaps that would be equal with the box at a place: those to its neighbours, or one beside two others. */
function* equalGaps(
  box: Box,
  others: readonly Box[],
  axis: Axis,
): Generator<{ at: number; gaps: readonly Gap[] }> {
  const [size, cross] = [sizeOf(box, axis), across[axis]]
  const row = others
    .filter((other) => startOf(other, cross) < endOf(box, cross) && endOf(other, cross) > startOf(box, cross))
    .toSorted((one, other) => startOf(one, axis) - startOf(other, axis))
  const isBefore = (other: Box) => centreOf(other)[axis] < centreOf(box)[axis]
  const spans = (found: readonly Box[]) => found.map((each): Gap => [startOf(each, axis), endOf(each, axis)])
  const [first, second] = spans(row.filter(isBefore)).toReversed()
  const [next, last] = spans(row.filter((other) => !isBefore(other)))
  if (first && next) {
    const at = (first[1] + next[0] - size) / 2
    yield {
      at,
      gaps: [
        [first[1], at],
        [at + size, next[0]],
      ],
    }
  }
  if (first && second) {
    const at = first[1] + first[0] - second[1]
    yield {
      at,
      gaps: [
        [second[1], first[0]],
        [first[1], at],
      ],
    }
  }
  if (next && last) {
    const at = next[0] - (last[0] - next[1]) - size
    yield {
      at,
      gaps: [
        [at + size, next[0]],
        [next[1], last[0]],
      ],
    }
  }
}

const isGap = ([from, to]: Gap) => to - from > exact

/** The guides of a box at its place. */
export function guidesOf(box: Box, others: readonly Box[]): Guide[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const cross = across[axis]
    const through = lines(box, axis).flatMap((at): Guide[] => {
      const inLine = others.filter((other) => lines(other, axis).some((line) => Math.abs(line - at) < exact))
      const all = [box, ...inLine]
      const from = Math.min(...all.map((each) => startOf(each, cross)))
      const to = Math.max(...all.map((each) => endOf(each, cross)))
      return inLine.length > 0 ? [[point(axis, at, from), point(axis, at, to)]] : []
    })
    const between = [...equalGaps(box, others, axis)]
      .filter(({ at, gaps }) => Math.abs(at - startOf(box, axis)) < exact && gaps.every(isGap))
      .flatMap(({ gaps }) => gaps)
      .map(([from, to]): Guide => [
        point(axis, from, centreOf(box)[cross]),
        point(axis, to, centreOf(box)[cross]),
      ])
    return [...through, ...between]
  })
}

/** The offset that brings a box into line with others, by the shortest way in each axis and within reach. */
export function snapped(box: Box, others: readonly Box[], reach: number): Point {
  const offset = (axis: Axis, here: Box) => {
    const gaps = [...equalGaps(here, others, axis)].filter((each) => each.gaps.every(isGap))
    const all = [...byLines(here, others, axis), ...gaps.map(({ at }) => at - startOf(here, axis))]
    const best = all.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one), Infinity)
    return Math.abs(best) <= reach ? best : 0
  }
  const x = offset('x', box)
  return { x, y: offset('y', moved(box, 'x', x)) }
}
