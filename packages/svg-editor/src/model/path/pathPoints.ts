import type { Point } from '../geometry/matrix.ts'
import { rewritten } from '../text/numberText.ts'
import { rolesOf, type ArgRole, type PathData, type Segment } from './pathData.ts'
import { trace, type Traced } from './pathGeometry.ts'

/** A point of a path that can be moved: an end, or a control point. */
export interface PathPoint extends Point {
  readonly segment: number
  readonly name: 'to' | 'cs' | 'ce'
  /** The points of the path a control point pulls at; none for an end. */
  readonly arms: readonly Point[]
}

/** A control point pulls at the end beside it, the only one of a parabola at both. */
function armsOf({ from, to, ce }: Traced, name: PathPoint['name']): readonly Point[] {
  if (name === 'to') return []
  if (name === 'ce') return [to]
  return ce ? [from] : [from, to]
}

/** All points that have numbers of their own, in the order of the text. */
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

/** A command with some of its numbers changed; the very same one where none differs. */
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

/** The path with one number of one command set. */
export const withArg = (path: PathData, at: number, role: ArgRole, value: number): PathData => ({
  ...path,
  segments: path.segments.map((segment, index) =>
    index === at ? changeArgs(segment, (old, name) => (name === role ? value : old)) : segment,
  ),
})

/** A command with the points of the given names moved. */
export const shifted = (segment: Segment, dx: number, dy: number, names: readonly string[]) =>
  changeArgs(segment, (value, role) => {
    const [name = '', axis] = role.split('.')
    if (!names.includes(name)) return value
    return axis === 'x' ? value + dx : axis === 'y' ? value + dy : value
  })

export const everyPoint = ['to', 'cs', 'ce']
