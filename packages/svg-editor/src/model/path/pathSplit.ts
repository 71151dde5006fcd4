// Splits a command of a path, and reverses whole paths.
import type { Point } from '../geometry/matrix.ts'
import { isRelative, makeSegment, spelledOut, type PathData, type Segment } from './pathData.ts'
import { withCoordinates } from './pathConvert.ts'
import { arcCentre, between, cubicsOf, halves, trace, type Traced } from './pathGeometry.ts'

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
