// Simplifies a path: runs of commands become one line or one curve, by the least squares of P. J. Schneider
// ("An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990).
import { between, cubicsOf, trace, type Cubic, type Traced } from './pathGeometry.ts'
import { makeSegment, spelledOut, type PathData, type Segment } from './pathData.ts'
import { curves } from './segmentConvert.ts'
import { onCurve } from '../geometry/bounds.ts'
import type { Point } from '../geometry/matrix.ts'

/** Points measured on each command of a run, and the share of the tolerance that they may take: others lie between. */
const samples = 16
const margin = 0.9

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y
const along = (a: Point, direction: Point, by: number): Point => ({
  x: a.x + direction.x * by,
  y: a.y + direction.y * by,
})
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const unit = (v: Point): Point => {
  const length = Math.hypot(v.x, v.y)
  return length > 0 ? { x: v.x / length, y: v.y / length } : v
}

/** Directions in which a command leaves its start and reaches its end. */
function directions(traced: Traced): [Point, Point] {
  const all = cubicsOf(traced).flat()
  const next = all.find((point) => distance(point, traced.from) > 1e-9) ?? traced.to
  const last = all.findLast((point) => distance(point, traced.to) > 1e-9) ?? traced.from
  return [unit(minus(next, traced.from)), unit(minus(traced.to, last))]
}

/** Direction at the joint of two commands on the way into the second: the mean where the joint is smooth. */
function joint(before: Traced | undefined, after: Traced, isAfter: boolean): Point {
  const [leaving] = directions(after)
  const reaching = before && directions(before)[1]
  if (!reaching) return leaving
  if (dot(leaving, reaching) < 0.5) return isAfter ? leaving : reaching
  return unit({ x: leaving.x + reaching.x, y: leaving.y + reaching.y })
}

const pointsOf = (run: readonly Traced[]): Point[] => [
  run[0]!.from,
  ...run.flatMap((traced) => {
    const cubics = cubicsOf(traced)
    const count = Math.ceil(samples / cubics.length)
    return cubics.flatMap((cubic) =>
      Array.from({ length: count }, (_, index) => onCurve(cubic, (index + 1) / count)),
    )
  }),
]

/** The control points that fit best at the given parameters, in the given directions. */
function fitted(points: readonly Point[], at: readonly number[], start: Point, end: Point): Cubic {
  const [first, last] = [points[0]!, points.at(-1)!]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (const [index, point] of points.entries()) {
    const t = at[index] ?? 0
    const s = 1 - t
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    const rest = minus(point, {
      x: first.x * (b0 + b1) + last.x * (b2 + b3),
      y: first.y * (b0 + b1) + last.y * (b2 + b3),
    })
    c00 += b1 * b1
    c01 -= b1 * b2 * dot(start, end)
    c11 += b2 * b2
    x0 += b1 * dot(start, rest)
    x1 -= b2 * dot(end, rest)
  }
  const determinant = c00 * c11 - c01 * c01
  const chord = distance(first, last)
  const [one, two] = [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant]
  const isUsable = one > 1e-6 * chord && two > 1e-6 * chord
  return [
    first,
    along(first, start, isUsable ? one : chord / 3),
    along(last, end, isUsable ? -two : -chord / 3),
    last,
  ]
}

/** A parameter nearer to that of the curve's point next to a given point: one step of Newton's method. */
function nearer(cubic: Cubic, point: Point, t: number) {
  const [p0, p1, p2, p3] = cubic
  const [d0, d1, d2] = [minus(p1, p0), minus(p2, p1), minus(p3, p2)]
  const first = between(between(d0, d1, t), between(d1, d2, t), t)
  const second = between(minus(d1, d0), minus(d2, d1), t)
  const off = minus(onCurve(cubic, t), point)
  const below = 3 * dot(first, first) + 2 * dot(off, second)
  return below === 0 ? t : Math.min(1, Math.max(0, t - dot(off, first) / below))
}

/** One line or curve in place of a run of commands; `undefined` where it would leave the tolerance. */
function merged(run: readonly Traced[], start: Point, end: Point, tolerance: number): Segment | undefined {
  const points = pointsOf(run)
  const [first, last] = [points[0]!, points.at(-1)!]
  const chord = minus(last, first)
  const length = dot(chord, chord)
  // A line reaches each point between its ends, in their order.
  let reached = 0
  const isLine = points.every((point) => {
    const t = length > 0 ? dot(minus(point, first), chord) / length : 0
    const isForward = t >= reached - 1e-9
    reached = Math.max(reached, t)
    return isForward && t <= 1 + 1e-9 && distance(point, along(first, chord, t)) <= tolerance
  })
  if (isLine && length > 0) return makeSegment('L', [last.x, last.y])
  let total = 0
  const lengths = points.map((point, index) => (total += distance(point, points[index - 1] ?? point)))
  let at = lengths.map((each) => each / total)
  for (let round = 0; round < 6; round++) {
    const cubic = fitted(points, at, start, end)
    if (points.every((point, index) => distance(point, onCurve(cubic, at[index]!)) <= tolerance)) {
      const [, cs, ce] = cubic
      return makeSegment('C', [cs.x, cs.y, ce.x, ce.y, last.x, last.y])
    }
    at = at.map((t, index) => nearer(cubic, points[index]!, t))
  }
  return undefined
}

const isDrawn = (traced: Traced | undefined) => traced !== undefined && !/[MmZz]/.test(traced.command)

/** The path with as few commands as keep within `tolerance` user units of it; what is not merged stays as written. */
export function simplified(path: PathData, tolerance: number): PathData {
  const traced = trace(path.segments)
  const segments: Segment[] = []
  for (let at = 0; at < traced.length;) {
    const mergedTo = (count: number): Segment | undefined => {
      const run = traced.slice(at, at + count)
      if (count < 2 || run.length < count || !run.every(isDrawn)) return undefined
      const [before, after] = [traced[at - 1], traced[at + count]]
      const start = joint(isDrawn(before) ? before : undefined, run[0]!, true)
      const last = run.at(-1)!
      const end = after && isDrawn(after) ? joint(last, after, false) : directions(last)[1]
      return merged(run, start, end, tolerance * margin)
    }
    // Doubles the run while it can be merged, then searches the longest between.
    let [good, bad] = [1, 2]
    while (mergedTo(bad)) [good, bad] = [bad, bad * 2]
    while (bad - good > 1) {
      const middle = (good + bad) >> 1
      if (mergedTo(middle)) good = middle
      else bad = middle
    }
    const made = mergedTo(good)
    const [here, own] = [traced[at]!, path.segments[at]!]
    // A reflected control point would follow a merged neighbour.
    const isReflected = /[SsTt]/.test(own.command) && segments.at(-1) !== path.segments[at - 1]
    segments.push(...(made ? [made] : isReflected ? curves(here) : [own]))
    at += good
  }
  return { ...path, segments: spelledOut(segments) }
}
