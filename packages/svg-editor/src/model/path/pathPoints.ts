import type { Point } from '../geometry/matrix.ts'
import { rewritten } from '../text/numberText.ts'
import { rolesOf, type ArgRole, type PathData, type Segment } from './pathData.ts'
import { trace, type Traced } from './pathGeometry.ts'

/** A movable point of a path: an end point or a control point. */
export interface PathPoint extends Point {
  readonly segment: number
  readonly name: 'to' | 'cs' | 'ce'
  /** The end points a control point is drawn connected to; empty for an end point. */
  readonly arms: readonly Point[]
}

/** A cubic's control point belongs to the end beside it, a quadratic's to both. */
function armsOf({ from, to, ce }: Traced, name: PathPoint['name']): readonly Point[] {
  if (name === 'to') return []
  if (name === 'ce') return [to]
  return ce ? [from] : [from, to]
}

/** All points with arguments of their own, in text order. */
export function pathPoints(segments: readonly Segment[]): PathPoint[] {
  const traced = trace(segments)
  return segments.flatMap(({ command }, segment) => {
    const roles = rolesOf(command)
    return (['cs', 'ce', 'to'] as const).flatMap((name): PathPoint[] => {
      const whole = traced[segment]
      const point = whole?.[name]
      return point && (roles.includes(`${name}.x`) || roles.includes(`${name}.y`))
        ? [{ segment, name, arms: armsOf(whole, name), ...point }]
        : []
    })
  })
}

/** A segment with some arguments changed; the same object where none differs. */
export const changeArgs = (segment: Segment, change: (value: number, role: ArgRole) => number): Segment => {
  const roles = rolesOf(segment.command)
  let same = true
  const args = segment.args.map((arg, index) => {
    const role = roles[index]
    const next = role ? rewritten(arg, change(arg.value, role)) : arg
    if (next !== arg) same = false
    return next
  })
  return same ? segment : { ...segment, args }
}

/** The path with one argument of one command set. */
export const withArg = (path: PathData, at: number, role: ArgRole, value: number): PathData => ({
  ...path,
  segments: path.segments.map((segment, index) =>
    index === at ? changeArgs(segment, (old, name) => (name === role ? value : old)) : segment,
  ),
})

/** A segment with the points of the given names moved. */
export const shifted = (segment: Segment, dx: number, dy: number, names: readonly string[]) =>
  changeArgs(segment, (value, role) => {
    const [name = '', axis] = role.split('.')
    if (!names.includes(name)) return value
    return axis === 'x' ? value + dx : axis === 'y' ? value + dy : value
  })

export const everyPoint = ['to', 'cs', 'ce']
