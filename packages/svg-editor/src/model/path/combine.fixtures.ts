import { fc } from '@fast-check/vitest'
import { onCurve } from '../geometry/bounds.ts'
import type { Point } from '../geometry/matrix.ts'
import { parsePath, type PathData } from './pathData.ts'
import { arcCentre, cubicsOf, trace, type Traced } from './pathGeometry.ts'

const number = fc.integer({ min: 0, max: 250 })
const length = fc.integer({ min: 1, max: 120 })
const pair = fc.tuple(number, number).map(([x, y]) => `${x} ${y}`)
const turn = fc.integer({ min: 0, max: 180 }).map((degrees) => `transform="rotate(${degrees} 120 120)"`)

/** Sources of shapes whose areas can be combined. */
export const shapeSource = fc.oneof(
  fc
    .tuple(number, number, length, length, length, turn)
    .map(([x, y, w, h, r, t]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${t}/>`),
  fc.tuple(number, number, length).map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`),
  fc
    .tuple(number, number, length, length, turn)
    .map(([x, y, rx, ry, t]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${t}/>`),
  fc.array(pair, { minLength: 3, maxLength: 8 }).map((points) => `<polygon points="${points.join(' ')}"/>`),
  fc
    .tuple(pair, fc.array(fc.tuple(pair, pair, pair), { minLength: 1, maxLength: 4 }))
    .map(([start, curves]) => `<path d="M${start}${curves.map((each) => `C${each.join(' ')}`).join('')}z"/>`),
)

const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x

/** Twice the area between a segment and the origin, exactly. */
function swept(traced: Traced): number {
  const arc = traced.radii && arcCentre(traced)
  if (arc) {
    // The segment of the ellipse beyond the chord, and the triangle of the chord.
    return arc.rx * arc.ry * (arc.turn - Math.sin(arc.turn)) + cross(traced.from, traced.to)
  }
  return cubicsOf(traced)
    .map(
      ([a, b, c, d]) =>
        (6 * cross(a, b) +
          3 * cross(a, c) +
          cross(a, d) +
          3 * cross(b, c) +
          3 * cross(b, d) +
          6 * cross(c, d)) /
        10,
    )
    .reduce((sum, each) => sum + each, 0)
}

/** The area that closed outlines without crossings enclose. */
export const areaOf = (d: string) =>
  Math.abs(
    trace(parsePath(d).segments)
      .filter(({ command }) => !/[Mm]/.test(command))
      .reduce((sum, each) => sum + swept(each), 0) / 2,
  )

/** Points along a path. */
const pointsAlong = ({ segments }: Pick<PathData, 'segments'>, count: number): Point[] =>
  trace(segments)
    .filter(({ command }) => !/[Mm]/.test(command))
    .flatMap(cubicsOf)
    .flatMap((cubic) => Array.from({ length: count + 1 }, (_, index) => onCurve(cubic, index / count)))

/** The longest distance from a point of one path to the other. */
export function distanceTo(one: PathData, other: PathData): number {
  const there = pointsAlong(other, 200)
  return Math.max(
    0,
    ...pointsAlong(one, 9).map((point) =>
      Math.min(...there.map((_, index) => gap(point, there[index - 1] ?? there[0]!, there[index]!))),
    ),
  )
}

function gap(point: Point, a: Point, b: Point) {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const t =
    length === 0
      ? 0
      : Math.min(1, Math.max(0, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length))
  return Math.hypot(a.x + t * (b.x - a.x) - point.x, a.y + t * (b.y - a.y) - point.y)
}
