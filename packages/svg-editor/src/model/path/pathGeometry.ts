import type { Point } from '../geometry/matrix.ts'
import { isRelative, rolesOf, type PathCommand, type Segment } from './pathData.ts'

/** A segment with all its points in absolute coordinates. */
export interface Traced {
  readonly command: PathCommand
  readonly from: Point
  readonly to: Point
  /** Control point at the start; for `s` and `t` the implied, reflected one. */
  readonly cs: Point | undefined
  readonly ce: Point | undefined
  readonly radii: Point | undefined
  readonly angle: number
  readonly large: boolean
  readonly sweep: boolean
  /** Start of the current subpath, to which `z` returns. */
  readonly start: Point
}

const mirrored = (point: Point | undefined, at: Point): Point =>
  point ? { x: 2 * at.x - point.x, y: 2 * at.y - point.y } : at

/** Computes the absolute points of every segment. */
export function trace(segments: readonly Segment[]): Traced[] {
  let from: Point = { x: 0, y: 0 }
  let start = from
  let lastCubic: Point | undefined
  let lastQuadratic: Point | undefined
  return segments.map(({ command, args }) => {
    const origin = isRelative(command) ? from : { x: 0, y: 0 }
    const at = new Map(rolesOf(command).map((role, index) => [role, args[index]?.value ?? 0]))
    const point = (name: 'to' | 'cs' | 'ce'): Point | undefined => {
      const x = at.get(`${name}.x`)
      const y = at.get(`${name}.y`)
      if (x === undefined && y === undefined) return undefined
      return { x: x === undefined ? from.x : origin.x + x, y: y === undefined ? from.y : origin.y + y }
    }
    const upper = command.toUpperCase()
    const to = upper === 'Z' ? start : (point('to') ?? from)
    if (upper === 'M') start = to
    const cs =
      upper === 'S' ? mirrored(lastCubic, from) : upper === 'T' ? mirrored(lastQuadratic, from) : point('cs')
    const ce = point('ce')
    const traced: Traced = {
      command,
      from,
      to,
      cs,
      ce,
      radii: upper === 'A' ? { x: at.get('r.x') ?? 0, y: at.get('r.y') ?? 0 } : undefined,
      angle: at.get('angle') ?? 0,
      large: at.get('large') === 1,
      sweep: at.get('sweep') === 1,
      start,
    }
    lastCubic = upper === 'C' || upper === 'S' ? ce : undefined
    lastQuadratic = upper === 'Q' || upper === 'T' ? cs : undefined
    from = to
    return traced
  })
}

/** A cubic curve by its four points. */
export type Cubic = readonly [Point, Point, Point, Point]

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** The ellipse an arc command lies on, by the formulas of SVG 1.1, appendix F.6.5. */
export function arcCentre({
  from,
  to,
  radii,
  angle,
  large,
  sweep,
}: Pick<Traced, 'from' | 'to' | 'radii' | 'angle' | 'large' | 'sweep'>) {
  let rx = Math.abs(radii?.x ?? 0)
  let ry = Math.abs(radii?.y ?? 0)
  if (rx === 0 || ry === 0 || (from.x === to.x && from.y === to.y)) return undefined
  const phi = (angle * Math.PI) / 180
  const cos = Math.cos(phi)
  const sin = Math.sin(phi)
  const dx = (from.x - to.x) / 2
  const dy = (from.y - to.y) / 2
  const x1 = cos * dx + sin * dy
  const y1 = cos * dy - sin * dx
  const grow = Math.sqrt((x1 / rx) ** 2 + (y1 / ry) ** 2)
  if (grow > 1) {
    rx *= grow
    ry *= grow
  }
  const below = (rx * y1) ** 2 + (ry * x1) ** 2
  const factor = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (large === sweep ? -1 : 1)
  const cxRotated = (factor * rx * y1) / ry
  const cyRotated = (-factor * ry * x1) / rx
  const first = Math.atan2((y1 - cyRotated) / ry, (x1 - cxRotated) / rx)
  const last = Math.atan2((-y1 - cyRotated) / ry, (-x1 - cxRotated) / rx)
  let turn = last - first
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  const centre = {
    x: cos * cxRotated - sin * cyRotated + (from.x + to.x) / 2,
    y: sin * cxRotated + cos * cyRotated + (from.y + to.y) / 2,
  }
  const at = (t: number): Point => ({
    x: centre.x + rx * Math.cos(t) * cos - ry * Math.sin(t) * sin,
    y: centre.y + rx * Math.cos(t) * sin + ry * Math.sin(t) * cos,
  })
  const slope = (t: number): Point => ({
    x: -rx * Math.sin(t) * cos - ry * Math.cos(t) * sin,
    y: -rx * Math.sin(t) * sin + ry * Math.cos(t) * cos,
  })
  return { rx, ry, first, turn, at, slope }
}

/** The segment as cubic curves: exact except for arcs, which take one curve per quarter turn. */
export function cubicsOf(segment: Traced): Cubic[] {
  const { from, to, cs, ce } = segment
  const upper = segment.command.toUpperCase()
  if (upper === 'C' || upper === 'S') return [[from, cs ?? from, ce ?? to, to]]
  if (upper === 'Q' || upper === 'T') {
    const control = cs ?? from
    return [[from, between(from, control, 2 / 3), between(to, control, 2 / 3), to]]
  }
  const arc = upper === 'A' ? arcCentre(segment) : undefined
  if (!arc) return [[from, between(from, to, 1 / 3), between(from, to, 2 / 3), to]]
  const count = Math.max(1, Math.ceil(Math.abs(arc.turn) / (Math.PI / 2) - 1e-9))
  const step = arc.turn / count
  const reach = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: count }, (_, index): Cubic => {
    const t = arc.first + index * step
    const [a, b] = [arc.at(t), arc.at(t + step)]
    const [u, v] = [arc.slope(t), arc.slope(t + step)]
    return [
      index === 0 ? from : a,
      { x: a.x + reach * u.x, y: a.y + reach * u.y },
      { x: b.x - reach * v.x, y: b.y - reach * v.y },
      index === count - 1 ? to : b,
    ]
  })
}

/** Splits a cubic curve at its middle by de Casteljau's algorithm. */
export function halves([p0, p1, p2, p3]: Cubic): [Cubic, Cubic] {
  const a = between(p0, p1, 0.5)
  const b = between(p1, p2, 0.5)
  const c = between(p2, p3, 0.5)
  const d = between(a, b, 0.5)
  const e = between(b, c, 0.5)
  const middle = between(d, e, 0.5)
  return [
    [p0, a, d, middle],
    [middle, e, c, p3],
  ]
}
