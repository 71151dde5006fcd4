/** Time over which the sound fades before the radio goes to sleep, in ms. */
const fadeTime = 10_000

/** How loud it may still be, 0 to 1, when the radio is to sleep at `sleepAt` and it is `now` (ms). */
export const fade = (sleepAt: number | null, now: number): number =>
  sleepAt === null ? 1 : Math.min(1, Math.max(0, (sleepAt - now) / fadeTime))

/** Whole minutes until then, rounded up, so that the last one reads 1. */
export const minutesLeft = (sleepAt: number, now: number): number =>
  Math.max(0, Math.ceil((sleepAt - now) / 60_000))
