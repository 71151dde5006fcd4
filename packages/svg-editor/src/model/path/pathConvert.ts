// Converts the commands of a path to other kinds, absolute or relative.
import { inCoordinates, isRelative, spelledOut, type PathCommand, type PathData } from './pathData.ts'
import { trace } from './pathGeometry.ts'
import { everyPoint, shifted } from './pathPoints.ts'
import { convertedSegment, curves } from './segmentConvert.ts'

/** The path with one command converted to another kind between the same end points, as closely as it can. */
export function converted(path: PathData, at: number, command: PathCommand): PathData {
  const current = path.segments[at]
  if (!current || current.command === command) return path
  if (at === 0 && command.toUpperCase() !== 'M') return path
  const traced = trace(path.segments)[at]
  // An arc of more than a quarter turn needs several curves.
  const many = command === 'C' && traced?.command.toUpperCase() === 'A' ? curves(traced) : undefined
  const made = many ?? [convertedSegment(path.segments, at, command)]
  return { ...path, segments: spelledOut(path.segments.toSpliced(at, 1, ...made)) }
}

/** The path with commands written in absolute or relative coordinates; `at` for one of them alone. */
export function withCoordinates(path: PathData, relative: boolean, at?: number): PathData {
  const traced = trace(path.segments)
  const segments = path.segments.map((segment, index) => {
    if ((at !== undefined && at !== index) || isRelative(segment.command) === relative) return segment
    const command = inCoordinates(segment.command, relative)
    const from = index === 0 ? { x: 0, y: 0 } : (traced[index]?.from ?? { x: 0, y: 0 })
    const sign = relative ? -1 : 1
    const moved = shifted({ ...segment, command }, sign * from.x, sign * from.y, everyPoint)
    return { ...moved, command }
  })
  return { ...path, segments: spelledOut(segments) }
}
