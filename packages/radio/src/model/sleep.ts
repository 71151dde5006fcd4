/** A sleep timer that runs. */
export interface Sleep {
  /** What it was set to. */
  readonly minutes: number
  /** When the radio goes off, in ms of the clock. */
  readonly at: number
}

/** Time over which the sound fades before the radio goes to sleep, in ms. */
const fadeTime = 10_000

/** How loud it may still be, 0 to 1, when it is `now` (ms). */
export const fade = (sleep: Sleep | null, now: number): number =>
  sleep === null ? 1 : Math.min(1, Math.max(0, (sleep.at - now) / fadeTime))

/** Whole minutes until then, rounded up, so that the last one reads 1. */
export const minutesLeft = (sleepAt: number, now: number): number =>
  Math.max(0, Math.ceil((sleepAt - now) / 60_000))
