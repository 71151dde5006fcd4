import { isSlow, type Reason } from './reason.ts'

/** Delays between tries, in ms. */
const steps = [1_000, 2_000, 4_000, 8_000]
const longest = 15_000
/** Delays where another response is unlikely, such as after a 404. */
const slowSteps = [15_000, 30_000, 60_000]

const stepAt = (delays: readonly number[], count: number, last: number) =>
  delays[Math.max(count, 1) - 1] ?? last

/**
 * Time until the next request to a failing station, in ms. The early delays vary widely, because all listeners of a
 * station lose it in the same moment; later ones only get shorter, so that at most six tries fall into a minute.
 *
 * @param failures number of failed requests, this one included
 * @param jitter 0 to 1: random position within the range of the delay
 */
export function retryDelay(failures: number, jitter: number, reason: Reason | null = null): number {
  if (reason !== null && isSlow(reason))
    return Math.round(stepAt(slowSteps, failures, 60_000) * (0.75 + 0.25 * jitter))
  const step = stepAt(steps, failures, longest)
  return Math.round(step * (step === longest ? 0.75 + 0.25 * jitter : 0.25 + 1.5 * jitter))
}
