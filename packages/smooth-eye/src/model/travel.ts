import type { Position } from './programme.ts'

/** The moment of the last change of speed within an exercise. */
export interface Leg {
  /** Index of the exercise. */
  readonly index: number
  /** Seconds since that exercise began. */
  readonly seconds: number
  /** Degrees that the dot had travelled until then. */
  readonly travelled: number
}

/** How far the dot has travelled since its exercise began, in degrees. */
export function travelledAt({ index, exercise, seconds }: Position, leg: Leg | undefined) {
  if (leg?.index !== index || leg.seconds > seconds) return exercise.speed * seconds
  return leg.travelled + exercise.speed * (seconds - leg.seconds)
}
