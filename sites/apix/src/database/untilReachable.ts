import { setTimeout as pause } from 'node:timers/promises'
import { isUnreachable } from './postgres.ts'

export interface RetryOptions {
  /** How long an attempt is repeated, in milliseconds. @defaultValue 60,000 */
  readonly startTimeout?: number
  /** Called after each failed attempt; `wait` is the time until the next, in milliseconds. */
  readonly onRetry?: (error: unknown, wait: number) => void
}

const shortestWait = 250
const longestWait = 4_000

/** Repeats `attempt` with growing pauses while PostgreSQL is unreachable. @throws the last error */
export async function untilReachable(
  attempt: () => Promise<void>,
  { startTimeout = 60_000, onRetry }: RetryOptions = {},
): Promise<void> {
  const deadline = performance.now() + startTimeout
  for (let wait = shortestWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isUnreachable(error) || performance.now() + wait > deadline) throw error
      onRetry?.(error, wait)
    }
    await pause(wait)
  }
}
