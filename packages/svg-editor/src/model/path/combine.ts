// Boolean operations on the areas of shapes, computed by path-bool, which keeps curves and arcs.
import { FillRule, PathBoolean, PathBooleanOperation, type PathBooleanInput } from 'path-bool'
import type { NodeLookup, SvgNode } from '../document/svgNode.ts'
import { property } from '../edit/property.ts'
import { identity, inverted, multiplied, transformed, type Matrix, type Point } from '../geometry/matrix.ts'
import { matrixToPage } from '../geometry/viewport.ts'
import { formatPath, makeSegment, parsePath, type Segment } from './pathData.ts'
import { arcCentre, trace, type Traced } from './pathGeometry.ts'
import { shapeOutline } from './shapeOutline.ts'

const operations = {
  union: PathBooleanOperation.Union,
  difference: PathBooleanOperation.Difference,
  intersection: PathBooleanOperation.Intersection,
  exclusion: PathBooleanOperation.Exclusion,
}
export type Combination = keyof typeof operations

/** Why shapes cannot be combined, and which of them is the reason. */
export interface CombineProblem {
  readonly problem: 'few' | 'kind' | 'open' | 'broken' | 'flat' | 'empty' | 'failed' | 'fixed' | 'noPath'
  readonly id: string
}

type PathSegment = PathBooleanInput['path'][number]
type Vector = [number, number]

/** The radii and the angle of an ellipse after a transform. */
function transformedArc([a, b, c, d]: Matrix, { x: rx, y: ry }: Point, angle: number) {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  // The images of its half axes span the new ellipse: their singular values are its radii.
  const [p, q] = [(a * cos + c * sin) * rx, (b * cos + d * sin) * rx]
  const [r, s] = [(c * cos - a * sin) * ry, (d * cos - b * sin) * ry]
  const [sum, difference] = [Math.hypot(p + s, q - r) / 2, Math.hypot(p - s, q + r) / 2]
  const turn = (Math.atan2(q - r, p + s) + Math.atan2(q + r, p - s)) / 2
  return { rx: sum + difference, ry: Math.abs(sum - difference), angle: (turn * 180) / Math.PI }
}

function segmentOf(traced: Traced, matrix: Matrix): PathSegment | undefined {
  const at = (point: Point): Vector => {
    const { x, y } = transformed(matrix, point)
    return [x, y]
  }
  const { from, to, cs = from, ce = to, radii, large } = traced
  const upper = traced.command.toUpperCase()
  if (upper === 'M') return undefined
  if (upper === 'C' || upper === 'S') return ['C', at(from), at(cs), at(ce), at(to)]
  if (upper === 'Q' || upper === 'T') return ['Q', at(from), at(cs), at(to)]
  if (from.x === to.x && from.y === to.y) return undefined
  if (!radii || radii.x === 0 || radii.y === 0) return ['L', at(from), at(to)]
  const arc = transformedArc(matrix, radii, traced.angle)
  const isMirrored = matrix[0] * matrix[3] < matrix[1] * matrix[2]
  return ['A', at(from), arc.rx, arc.ry, arc.angle, large, traced.sweep !== isMirrored, at(to)]
}

/** Whether a subpath ends elsewhere than it begins. */
const isOpen = (all: readonly Traced[]) =>
  all.some(({ command, to, start }, index) => {
    const next = all[index + 1]?.command.toUpperCase()
    const isEnd = next === undefined || next === 'M'
    return isEnd && !/[MmZz]/.test(command) && Math.hypot(to.x - start.x, to.y - start.y) > 1e-6
  })

function ruleOf(nodes: NodeLookup, node: SvgNode | undefined): FillRule {
  if (!node) return FillRule.NonZero
  const rule = property(node, 'fill-rule')
  if (rule === undefined || rule === 'inherit') return ruleOf(nodes, nodes.get(node.parent ?? ''))
  return rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero
}

function areaOf(
  nodes: NodeLookup,
  node: SvgNode,
  toPlace: Matrix,
): PathBooleanInput | CombineProblem['problem'] {
  const outline = shapeOutline(nodes, node)
  if (outline === undefined) return 'kind'
  const { segments, errorAt } = parsePath(outline)
  if (errorAt !== undefined) return 'broken'
  const all = trace(segments)
  if (isOpen(all)) return 'open'
  const path = all.map((each) => segmentOf(each, toPlace)).filter((each) => each !== undefined)
  return path.length > 0 ? { path, fillRule: ruleOf(nodes, node) } : 'flat'
}

const endOf = (segment: PathSegment): Vector => {
  if (segment[0] === 'L') return segment[2]
  if (segment[0] === 'C') return segment[4]
  return segment[0] === 'Q' ? segment[3] : segment[7]
}

/** A segment as written, after its `M`. An arc of about half a turn becomes two: rounded ends would move its centre. */
function commandsOf(segment: PathSegment): Segment[] {
  const [letter, [x, y], ...values] = segment
  if (segment[0] === 'A') {
    const [, , rx, ry, angle, large, sweep, to] = segment
    const traced = {
      from: { x, y },
      to: { x: to[0], y: to[1] },
      radii: { x: rx, y: ry },
      angle,
      large,
      sweep,
    }
    const arc = arcCentre(traced)
    if (arc && Math.abs(Math.abs(arc.turn) - Math.PI) < 0.3) {
      const middle = arc.at(arc.first + arc.turn / 2)
      const half = (end: Point) => makeSegment('A', [arc.rx, arc.ry, angle, 0, Number(sweep), end.x, end.y])
      return [half(middle), half(traced.to)]
    }
  }
  return [makeSegment(letter, values.flat().map(Number))]
}

const isNear = ([x, y]: Vector, [px, py]: Vector) => Math.hypot(x - px, y - py) < 1e-4

/** Whether the way from `a` over `b` to `c` is straight. */
function isStraight(a: Vector, b: Vector, c: Vector) {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]]
  const lengths = Math.hypot(dx, dy) * Math.hypot(ex, ey)
  return dx * ex + dy * ey > 0 && Math.abs(dx * ey - dy * ex) <= 1e-6 * lengths
}

/** The segments with one line for lines that go on straight, as where another shape touched them. */
function straightened(segments: readonly PathSegment[]): PathSegment[] {
  const all: PathSegment[] = []
  for (const segment of segments) {
    const last = all.at(-1)
    const goesOn =
      last?.[0] === 'L' &&
      segment[0] === 'L' &&
      isNear(last[2], segment[1]) &&
      isStraight(last[1], last[2], segment[2])
    if (goesOn) all[all.length - 1] = ['L', last[1], segment[2]]
    else all.push(segment)
  }
  return all
}

/** The commands of closed outlines, each without a last line that `Z` draws as well. */
function written(outlines: ReadonlyArray<readonly PathSegment[]>): Segment[] {
  const subpaths: Segment[][] = []
  let end: Vector | undefined
  for (const segment of straightened(outlines.flat())) {
    const [x, y] = segment[1]
    if (!end || !isNear(end, segment[1])) {
      subpaths.push([makeSegment('M', [x, y], subpaths.length > 0 ? ' ' : '')])
    }
    subpaths.at(-1)?.push(...commandsOf(segment))
    end = endOf(segment)
  }
  return subpaths.flatMap((subpath) => [
    ...(subpath.at(-1)?.command === 'L' ? subpath.slice(0, -1) : subpath),
    makeSegment('Z', []),
  ])
}

/** The outlines of the combined areas; `undefined` where the library fails, of which no case is known. */
function outlinesOf(inputs: PathBooleanInput[], how: Combination) {
  try {
    return new PathBoolean(inputs).get(operations[how])
  } catch {
    return undefined
  }
}

/**
 * Combines the areas of shapes into path data in the coordinates of the first one.
 *
 * @param shapes in document order: `difference` takes all others away from the first
 */
export function combine(
  nodes: NodeLookup,
  shapes: readonly SvgNode[],
  how: Combination,
): string | CombineProblem {
  const [first] = shapes
  if (!first || shapes.length < 2) return { problem: 'few', id: first?.id ?? '' }
  const back = inverted(matrixToPage(nodes, first))
  if (!back) return { problem: 'flat', id: first.id }
  const inputs: PathBooleanInput[] = []
  for (const shape of shapes) {
    const toFirst = shape === first ? identity : multiplied(back, matrixToPage(nodes, shape))
    const area = areaOf(nodes, shape, toFirst)
    if (typeof area === 'string') return { problem: area, id: shape.id }
    inputs.push(area)
  }
  const outlines = outlinesOf(inputs, how)
  if (!outlines) return { problem: 'failed', id: first.id }
  const segments = written(outlines)
  return segments.length > 0 ? formatPath({ segments, tail: '' }) : { problem: 'empty', id: first.id }
}
