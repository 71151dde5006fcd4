import type { LimitKeys } from './clientAddress.ts'
import { Refusal } from './Refusal.ts'

export interface RateLimitRule {
  /** How many are allowed within the window. */
  readonly attempts: number
  readonly seconds: number
}

/** Above this the oldest keys are dropped, so that a flood of them cannot fill the memory. */
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
    /** Uncounts one attempt. */
    giveBack(key: string): void {
      const window = current(key)
      if (window && window.count > 0) window.count -= 1
    },
    get size(): number {
      return windows.size
    },
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>

/** How many times the attempts of one /64 a whole /56 has: a household uses few of its 256. */
const networkShare = 4

/** The same per address, and for IPv6 per network of addresses too. */
export function createAddressLimit(rule: RateLimitRule, now: () => number) {
  const perAddress = createRateLimit(rule, now)
  const perNetwork = createRateLimit({ ...rule, attempts: rule.attempts * networkShare }, now)

  return {
    /** Counts one attempt. @throws {Refusal} 429 */
    take({ address, network }: LimitKeys): void {
      perAddress.take(address)
      if (network) perNetwork.take(network)
    },
  }
}

export type AddressLimit = ReturnType<typeof createAddressLimit>
