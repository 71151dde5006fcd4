import type { PathKind } from './path.ts'

/** Highest angular speed in degrees per second: above it the eyes follow in jumps (saccades). */
export const MAX_SPEED = 30
export const MIN_SPEED = 2

/** One exercise: the dot on one path at one speed. */
export interface Exercise {
  readonly path: PathKind
  /** Highest speed in degrees per second. */
  readonly speed: number
  /** How long it lasts, in seconds. */
  readonly seconds: number
}

export const programmeNames = ['gentle', 'round', 'mixed', 'varied'] as const
export type ProgrammeName = (typeof programmeNames)[number]

/**
 * Of each exercise its path, its share of the speed, and its seconds. Horizontal before vertical and slow before fast:
 * horizontal movement is the easier one to follow.
 */
const shares: Record<ProgrammeName, ReadonlyArray<readonly [PathKind, number, number]>> = {
  gentle: [
    ['horizontal', 0.6, 40],
    ['vertical', 0.5, 40],
    ['circle', 0.6, 40],
  ],
  round: [
    ['circle', 0.8, 45],
    ['eight', 0.8, 45],
    ['lissajous', 0.8, 45],
  ],
  mixed: [
    ['horizontal', 0.7, 40],
    ['vertical', 0.6, 40],
    ['eight', 0.9, 40],
    ['free', 1, 60],
  ],
  varied: [
    ['horizontal', 0.7, 40],
    ['saccades', 1, 30],
    ['free', 0.9, 60],
    ['nearFar', 1, 60],
  ],
}

/** Seconds that the eyes rest near, and then far, in the exercise of both. */
export const GAZE_SECONDS = 10

/** Where the eyes are to look in the exercise of near and far. */
export const gazeAt = (seconds: number) =>
  Math.floor(seconds / GAZE_SECONDS) % 2 === 0 ? ('near' as const) : ('far' as const)

/** @param speed the chosen speed in degrees per second, of which each exercise takes a share */
export const exercisesOf = (name: ProgrammeName, speed: number): readonly Exercise[] =>
  shares[name].map(([path, pace, seconds]) => ({
    path,
    seconds,
    speed: Math.min(MAX_SPEED, Math.max(MIN_SPEED, speed * pace)),
  }))

export const lengthOf = (exercises: readonly Exercise[]) =>
  exercises.reduce((total, { seconds }) => total + seconds * 1000, 0)

export interface Position {
  readonly index: number
  readonly exercise: Exercise
  /** Seconds since this exercise began. */
  readonly seconds: number
}

/**
 * The exercise of a moment.
 *
 * @param elapsed milliseconds of movement; past the end it is the end of the last exercise
 */
export function exerciseAt(exercises: readonly Exercise[], elapsed: number): Position | undefined {
  let rest = elapsed / 1000
  for (const [index, exercise] of exercises.entries()) {
    const isLast = index === exercises.length - 1
    if (rest < exercise.seconds || isLast)
      return { index, exercise, seconds: Math.min(rest, exercise.seconds) }
    rest -= exercise.seconds
  }
  return undefined
}
