import { lengthOf } from './lengths.ts'
import type { Point } from './matrix.ts'
import { parsePath } from '../path/pathData.ts'
import { pathPoints } from '../path/pathPoints.ts'
import { parsePoints } from '../path/points.ts'
import { attribute, type SvgNode } from '../document/svgNode.ts'

/** A point of a node that can be taken and moved: which field it begins with, and where it is. */
export interface Handle extends Point {
  /** Keys of the fields of its x and y; one of them may be missing. */
  readonly keys: readonly string[]
  /** A control point belongs to a curve's end. */
  readonly control: boolean
  /** The points of the path a control point pulls at. */
  readonly arms: readonly Point[]
}

/** The points a node is made of, in its own coordinates. */
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
