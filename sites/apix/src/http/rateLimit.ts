import { Refusal } from './Refusal.ts'

export interface RateLimitRule {
  /** How many are allowed within the window. */
  readonly attempts: number
  readonly seconds: number
}

/** Above this the oldest keys are forgotten, so that a flood of them cannot fill the memory. */
const mostKeys = 50_000

/**
 * Counts attempts per key in a window that starts with the first of them. Nothing of it is stored.
 *
 * @param now the clock, in milliseconds
 */
export function createRateLimit({ attempts, seconds }: RateLimitRule, now: () => number) {
  const windows = new Map<string, { count: number; readonly until: number }>()

  const current = (key: string) => {
    const window = windows.get(key)
    return window && window.until > now() ? window : undefined
  }

  return {
    /** Counts one attempt. @throws {Refusal} 429 with the seconds to wait when it is one too many */
    take(key: string): void {
      const window = current(key)
      if (window && window.count >= attempts)
        throw new Refusal(429, 'rate-limited', Math.ceil((window.until - now()) / 1000))
      if (window) {
        window.count += 1
        return
      }
      // Deleted first, so that the order of the map stays that of the windows' starts.
      windows.delete(key)
      windows.set(key, { count: 1, until: now() + seconds * 1000 })
      if (windows.size <= mostKeys) return
      for (const oldest of windows.keys()) {
        windows.delete(oldest)
        break
      }
    },
    /** Takes one attempt back that turned out not to be one to count. */
    giveBack(key: string): void {
      const window = current(key)
      if (window && window.count > 0) window.count -= 1
    },
    get size(): number {
      return windows.size
    },
  }
}
