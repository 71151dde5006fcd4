/** A running sleep timer. */
export interface Sleep {
  /** Its duration as chosen. */
  readonly minutes: number
  /** When the radio stops, in ms of the clock. */
  readonly at: number
}

/** Duration of the fade-out before the radio stops, in ms. */
const fadeDuration = 10_000

/** Factor for the volume at `now` (ms), 0 to 1. */
export const fadeFactor = (sleep: Sleep | null, now: number): number =>
  sleep === null ? 1 : Math.min(1, Math.max(0, (sleep.at - now) / fadeDuration))

/** Whole minutes until the radio stops, rounded up: the last minute reads 1. */
export const minutesLeft = (sleepAt: number, now: number): number =>
  Math.max(0, Math.ceil((sleepAt - now) / 60_000))
