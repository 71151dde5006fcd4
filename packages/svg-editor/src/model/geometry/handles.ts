import { lengthOf } from './lengths.ts'
import type { Point } from './matrix.ts'
import { parsePath } from '../path/pathData.ts'
import { pathPoints } from '../path/pathPoints.ts'
import { parsePoints } from '../path/points.ts'
import { attribute, type SvgNode } from '../document/svgNode.ts'

/** A movable point of a node: its fields and its position. */
export interface Handle extends Point {
  /** Keys of the fields of x and y; one of them may be missing. */
  readonly keys: readonly string[]
  /** Whether the point is a control point of a curve. */
  readonly control: boolean
  /** The end points a control point is drawn connected to. */
  readonly arms: readonly Point[]
}

/** The movable points of a node, in its user space. */
export function handlesOf(node: SvgNode): Handle[] {
  if (node.type === 'path') {
    return pathPoints(parsePath(attribute(node, 'd') ?? '').segments).map(
      ({ segment, name, arms, x, y }) => ({
        keys: [`path.${segment}.${name}.x`, `path.${segment}.${name}.y`],
        control: name !== 'to',
        arms,
        x,
        y,
      }),
    )
  }
  if (node.type === 'polyline' || node.type === 'polygon') {
    return parsePoints(attribute(node, 'points') ?? '').points.map(({ x, y }, index) => ({
      keys: [`points.${index}.x`, `points.${index}.y`],
      control: false,
      arms: [],
      x,
      y,
    }))
  }
  if (node.type !== 'line') return []
  return (['1', '2'] as const).map((end) => ({
    keys: [`x${end}`, `y${end}`],
    control: false,
    arms: [],
    x: lengthOf(node, `x${end}`),
    y: lengthOf(node, `y${end}`),
  }))
}
