import type { Point } from '../geometry/matrix.ts'
import {
  isRelative,
  makeSegment,
  spelledOut,
  type PathCommand,
  type PathData,
  type Segment,
} from './pathData.ts'
import { arcCentre, between, cubicsOf, halves, trace, type Traced } from './pathGeometry.ts'
import { convertedSegment, curves, valuesFor, withCoordinates } from './pathConvert.ts'
import { changeArgs, everyPoint, shifted, type PathPoint } from './pathPoints.ts'

/**
 * The path with one point moved and all others in place: relative commands after it are compensated.
 */
export function movedPoint(
  path: PathData,
  at: number,
  name: PathPoint['name'],
  dx: number,
  dy: number,
): PathData {
  const segments = [...path.segments]
  const current = segments[at]
  if (!current) return path
  const upper = current.command.toUpperCase()
  // `H` moved vertically and `V` moved horizontally have to become `L`.
  const bent = name === 'to' && ((upper === 'H' && dy !== 0) || (upper === 'V' && dx !== 0))
  const target = bent ? convertedSegment(segments, at, isRelative(current.command) ? 'l' : 'L') : current
  segments[at] = shifted(target, dx, dy, [name])
  if (name === 'to') {
    const followers = [at + 1]
    if (upper === 'M') {
      for (let next = at + 1; next < segments.length; next++) {
        const command = segments[next]?.command.toUpperCase()
        if (command === 'M') break
        if (command === 'Z') followers.push(next + 1)
      }
    }
    for (const follower of followers) {
      const next = segments[follower]
      if (next && isRelative(next.command)) segments[follower] = shifted(next, -dx, -dy, everyPoint)
    }
  }
  return { ...path, segments: spelledOut(segments) }
}

/** The path moved as a whole; relative arguments stay, except those of a first `m`, which is absolute. */
export const movedPath = (path: PathData, dx: number, dy: number): PathData => ({
  ...path,
  segments: path.segments.map((segment, index) =>
    index > 0 && isRelative(segment.command) ? segment : shifted(segment, dx, dy, everyPoint),
  ),
})

const turned = (segment: Segment) => segment.command.toUpperCase() === 'A' && segment.args[2]?.value !== 0

/** The path scaled about a point. Rotated arcs under non-uniform scaling become curves. */
export function scaledPath(path: PathData, sx: number, sy: number, about: Point): PathData {
  const uneven = Math.abs(sx) !== Math.abs(sy)
  let { segments } = path
  if (uneven && segments.some(turned)) {
    const traced = trace(segments)
    segments = segments.flatMap((segment, index) => {
      const from = traced[index]
      return from && turned(segment) ? curves(from) : [segment]
    })
  }
  const scaled = segments.map((segment, index) => {
    const relative = index > 0 && isRelative(segment.command)
    return changeArgs(segment, (value, role) => {
      const [name, axis] = role.split('.')
      if (role === 'sweep') return sx * sy < 0 ? 1 - value : value
      if (role === 'angle') return sx * sy < 0 ? -value : value
      if (axis === undefined) return value
      const scale = axis === 'x' ? sx : sy
      if (name === 'r') return value * Math.abs(scale)
      const centre = relative ? 0 : axis === 'x' ? about.x : about.y
      return centre + (value - centre) * scale
    })
  })
  return { ...path, segments: spelledOut(scaled) }
}

/** The path without one command; the first cannot be removed. */
export const withoutSegment = (path: PathData, at: number): PathData =>
  at <= 0 ? path : { ...path, segments: spelledOut(path.segments.toSpliced(at, 1)) }

/**
 * The path with a new command after `at` that ends 40 units to the right of its start, so that it is visible.
 */
export function withNewSegment(path: PathData, at: number, command: PathCommand): PathData {
  const from = trace(path.segments)[at]?.to ?? { x: 0, y: 0 }
  const upper = command.toUpperCase()
  const traced: Traced = {
    command,
    from,
    to: upper === 'V' ? { x: from.x, y: from.y + 40 } : { x: from.x + 40, y: from.y },
    cs: undefined,
    ce: undefined,
    radii: { x: 20, y: 20 },
    angle: 0,
    large: false,
    sweep: true,
    start: from,
  }
  const cs = upper === 'Q' ? { x: from.x + 20, y: from.y - 30 } : { x: from.x + 10, y: from.y - 30 }
  const ce = { x: from.x + 30, y: from.y - 30 }
  const made = makeSegment(command, valuesFor(command, traced, cs, ce))
  return { ...path, segments: spelledOut(path.segments.toSpliced(at + 1, 0, made)) }
}

/** The path with one command split at its middle; the shape stays the same. */
export function split(path: PathData, at: number): PathData {
  const segment = path.segments[at]
  const traced = trace(path.segments)[at]
  if (!segment || !traced || at === 0 || segment.command.toUpperCase() === 'M') return path
  const { from, to, cs, large, sweep } = traced
  const upper = segment.command.toUpperCase()
  const made = ((): Segment[] => {
    if (upper === 'C' || upper === 'S') {
      const [cubic] = cubicsOf(traced)
      return cubic ? halves(cubic).map(([, a, b, c]) => makeSegment('C', [a.x, a.y, b.x, b.y, c.x, c.y])) : []
    }
    if (upper === 'Q' || upper === 'T') {
      const control = cs ?? from
      const [a, b] = [between(from, control, 0.5), between(control, to, 0.5)]
      const middle = between(a, b, 0.5)
      return [makeSegment('Q', [a.x, a.y, middle.x, middle.y]), makeSegment('Q', [b.x, b.y, to.x, to.y])]
    }
    const arc = upper === 'A' ? arcCentre(traced) : undefined
    if (arc) {
      const middle = arc.at(arc.first + arc.turn / 2)
      const halfLarge = large && Math.abs(arc.turn) / 2 > Math.PI
      const half = (end: Point) =>
        makeSegment('A', [arc.rx, arc.ry, traced.angle, Number(halfLarge), Number(sweep), end.x, end.y])
      return [half(middle), half(to)]
    }
    const middle = between(from, to, 0.5)
    const first = makeSegment('L', [middle.x, middle.y])
    return upper === 'Z' ? [first, segment] : [first, makeSegment('L', [to.x, to.y])]
  })()
  const spelled = spelledOut(path.segments.toSpliced(at, 1, ...made))
  const halfRelative = isRelative(segment.command) && upper !== 'Z'
  const next = { ...path, segments: spelled }
  return halfRelative ? withCoordinates(withCoordinates(next, true, at), true, at + 1) : next
}

function backwards(traced: Traced): Segment {
  const { from, cs, ce, radii, angle, large, sweep } = traced
  const upper = traced.command.toUpperCase()
  if (upper === 'C' || upper === 'S') {
    const [one, two] = [ce ?? traced.to, cs ?? from]
    return makeSegment('C', [one.x, one.y, two.x, two.y, from.x, from.y])
  }
  if (upper === 'Q' || upper === 'T') {
    return makeSegment('Q', [cs?.x ?? from.x, cs?.y ?? from.y, from.x, from.y])
  }
  if (upper === 'A') {
    const flags = [Number(large), Number(!sweep)]
    return makeSegment('A', [radii?.x ?? 0, radii?.y ?? 0, angle, ...flags, from.x, from.y])
  }
  return makeSegment('L', [from.x, from.y])
}

/** The path with each subpath reversed, in absolute coordinates. */
export function reversedPath(path: PathData): PathData {
  const subpaths: Traced[][] = []
  for (const segment of trace(path.segments)) {
    const fresh = segment.command.toUpperCase() === 'M'
    const last = subpaths.at(-1)
    // After `z` the current point is the start of the subpath: further commands begin a new subpath.
    const closed = last?.at(-1)?.command.toUpperCase() === 'Z'
    if (fresh || !last || closed) subpaths.push([segment])
    else last.push(segment)
  }
  const segments = subpaths.flatMap((subpath) => {
    const closing = subpath.at(-1)?.command.toUpperCase() === 'Z'
    const drawn = subpath.filter(({ command }) => !'MZ'.includes(command.toUpperCase()))
    const end = drawn.at(-1)?.to ?? subpath[0]?.to ?? { x: 0, y: 0 }
    const move = makeSegment('M', [end.x, end.y])
    const back = drawn.toReversed().map(backwards)
    return closing ? [move, ...back, makeSegment('Z', [])] : [move, ...back]
  })
  const [first, ...rest] = segments
  return { ...path, segments: first ? [{ ...first, before: path.segments[0]?.before ?? '' }, ...rest] : [] }
}
