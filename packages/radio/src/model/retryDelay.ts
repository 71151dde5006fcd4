import { isSlow, type Reason } from './reason.ts'

/** The least and the longest delay, in ms. */
type Range = readonly [least: number, longest: number]

/** Delays after the first failures, around 1, 2, 4 and 8 s, and after all further ones. */
const steps: readonly Range[] = [
  [250, 1_750],
  [500, 3_500],
  [1_000, 7_000],
  [4_000, 12_000],
]
const last: Range = [11_250, 15_000]
/** Delays where another response is unlikely, such as after a 404. */
const slowSteps: readonly Range[] = [
  [11_250, 15_000],
  [22_500, 30_000],
]
const slowLast: Range = [45_000, 60_000]

/**
 * Time until the next request to a failing station, in ms. The early delays vary widely, because all listeners of a
 * station lose it in the same moment; the last two only so far that at most six tries fall into a minute.
 *
 * @param failures number of failed requests, this one included
 * @param jitter 0 to 1: random position within the range of the delay
 */
export function retryDelay(failures: number, jitter: number, reason: Reason | null = null): number {
  const slow = reason !== null && isSlow(reason)
  const index = Math.max(failures, 1) - 1
  const [least, longest] = slow ? (slowSteps[index] ?? slowLast) : (steps[index] ?? last)
  return Math.round(least + (longest - least) * jitter)
}
