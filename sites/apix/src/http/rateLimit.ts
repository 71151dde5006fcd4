import type { LimitKeys } from './clientAddress.ts'
import { Refusal } from './Refusal.ts'

export interface RateLimitRule {
  /** How many are allowed within the window. */
  readonly attempts: number
  readonly seconds: number
}

/** Above this the oldest keys are dropped, so that a flood of them cannot fill the memory. */
const mostKeys = 50_000

interface Window {
  count: number
  readonly until: number
}

/** Counts attempts per key, in memory, in a window that starts with the first; `now` is in ms. */
export function createRateLimit({ attempts, seconds }: RateLimitRule, now: () => number) {
  // The older half of the keys is dropped at once. Deleting the oldest key of one map for each new key
  // would be slow: a map keeps the places of deleted keys for a while and passes over them one by one.
  let recent = new Map<string, Window>()
  let older = new Map<string, Window>()

  const current = (key: string, at: number) => {
    const window = recent.get(key) ?? older.get(key)
    return window && window.until > at ? window : undefined
  }

  return {
    /** Counts one attempt. @throws {Refusal} 429 with the seconds to wait when the limit is reached */
    take(key: string): void {
      const at = now()
      const window = current(key, at)
      if (window && window.count >= attempts)
        throw new Refusal(429, 'rate-limited', Math.ceil((window.until - at) / 1000))
      if (window) {
        window.count += 1
        return
      }
      recent.set(key, { count: 1, until: at + seconds * 1000 })
      if (recent.size <= mostKeys / 2) return
      older = recent
      recent = new Map()
    },
    /** Undoes the count of one attempt. */
    giveBack(key: string): void {
      const window = current(key, now())
      if (window && window.count > 0) window.count -= 1
    },
    get size(): number {
      return recent.size + older.size
    },
  }
}

export type RateLimit = ReturnType<typeof createRateLimit>

/** The limit of a /56 as a multiple of that of a /64: a household uses few of its 256 networks. */
const networkShare = 4

/** A rate limit per address and, for IPv6, per /56 as well. */
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
