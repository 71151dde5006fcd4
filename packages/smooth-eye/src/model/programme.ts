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

// Horizontal before vertical and slow before fast: horizontal movement is the easier one to follow.
const shares: Record<ProgrammeName, ReadonlyArray<{ path: PathKind; pace: number; seconds: number }>> = {
  gentle: [
    { path: 'horizontal', pace: 0.6, seconds: 40 },
    { path: 'vertical', pace: 0.5, seconds: 40 },
    { path: 'circle', pace: 0.6, seconds: 40 },
  ],
  round: [
    { path: 'circle', pace: 0.8, seconds: 45 },
    { path: 'eight', pace: 0.8, seconds: 45 },
    { path: 'lissajous', pace: 0.8, seconds: 45 },
  ],
  mixed: [
    { path: 'horizontal', pace: 0.7, seconds: 40 },
    { path: 'vertical', pace: 0.6, seconds: 40 },
    { path: 'eight', pace: 0.9, seconds: 40 },
    { path: 'free', pace: 1, seconds: 60 },
  ],
  varied: [
    { path: 'horizontal', pace: 0.7, seconds: 40 },
    { path: 'saccades', pace: 1, seconds: 30 },
    { path: 'free', pace: 0.9, seconds: 60 },
    { path: 'nearFar', pace: 1, seconds: 60 },
  ],
}

/** Seconds that the eyes rest near, and then far, in the exercise of both. */
export const GAZE_SECONDS = 10

/** Where the eyes are to look in the exercise of near and far. */
export const gazeAt = (seconds: number) =>
  Math.floor(seconds / GAZE_SECONDS) % 2 === 0 ? ('near' as const) : ('far' as const)

/** @param speed the chosen speed in degrees per second, of which each exercise takes a share */
export const exercisesOf = (name: ProgrammeName, speed: number): readonly Exercise[] =>
  shares[name].map(({ path, pace, seconds }) => ({
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
