// Converts one path command to another kind.
import type { Point } from '../geometry/matrix.ts'
import { isRelative, makeSegment, rolesOf, type ArgRole, type PathCommand, type Segment } from './pathData.ts'
import { cubicsOf, trace, type Traced } from './pathGeometry.ts'

/** A segment as `C` commands. */
export const curves = (segment: Traced) =>
  cubicsOf(segment).map(([, cs, ce, to]) => makeSegment('C', [cs.x, cs.y, ce.x, ce.y, to.x, to.y]))

/** The arguments of a command, from absolute points. */
export function valuesFor(command: PathCommand, traced: Traced, cs: Point, ce: Point): number[] {
  const origin = isRelative(command) ? traced.from : { x: 0, y: 0 }
  const radii = traced.radii ?? {
    x: Math.hypot(traced.to.x - traced.from.x, traced.to.y - traced.from.y) / 2,
    y: Math.hypot(traced.to.x - traced.from.x, traced.to.y - traced.from.y) / 2,
  }
  const values: Record<ArgRole, number> = {
    'to.x': traced.to.x - origin.x,
    'to.y': traced.to.y - origin.y,
    'cs.x': cs.x - origin.x,
    'cs.y': cs.y - origin.y,
    'ce.x': ce.x - origin.x,
    'ce.y': ce.y - origin.y,
    'r.x': radii.x,
    'r.y': radii.y,
    angle: traced.angle,
    large: Number(traced.large),
    sweep: Number(traced.radii ? traced.sweep : true),
  }
  return rolesOf(command).map((role) => values[role])
}

/** One coordinate of the control point of the quadratic curve that best approximates a cubic one. */
const nearestControl = (one: number, two: number, from: number, to: number) =>
  (3 * (one + two) - from - to) / 4

/** One command converted to another kind; the commands after it may still lack their letters. */
export function convertedSegment(segments: readonly Segment[], at: number, command: PathCommand): Segment {
  const current = segments[at]
  const traced = trace(segments)[at]
  if (!current || !traced || current.command === command) return current ?? makeSegment(command, [])
  const [, cs, ce] = cubicsOf(traced)[0] ?? []
  const toQuadratic = command.toUpperCase() === 'Q'
  const wasQuadratic = 'QT'.includes(traced.command.toUpperCase())
  const start = cs ?? traced.from
  const end = ce ?? traced.to
  const control =
    toQuadratic && wasQuadratic && traced.cs
      ? traced.cs
      : toQuadratic
        ? {
            x: nearestControl(start.x, end.x, traced.from.x, traced.to.x),
            y: nearestControl(start.y, end.y, traced.from.y, traced.to.y),
          }
        : start
  return makeSegment(command, valuesFor(command, traced, control, end), current.before)
}
