import type { Point } from '../geometry/matrix.ts'
import {
  isRelative,
  makeSegment,
  spelledOut,
  type PathCommand,
  type PathData,
  type Segment,
} from './pathData.ts'
import { trace, type Traced } from './pathGeometry.ts'
import { convertedSegment, curves, valuesFor } from './segmentConvert.ts'
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
