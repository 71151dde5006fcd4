import type { Reason } from '../model/reason.ts'
import { diagnose, respondsItself } from './diagnose.ts'

/** Timeout of each request, in ms. */
const timeout = 2_000
/** How long a diagnosis holds, in ms: it costs requests that a failing station should not get with each try. */
const validFor = 60_000
/** Time between two connections that follow a useless redirect, in ms: a loop costs twenty requests each time. */
const followAfter = 60_000

export interface Diagnosis {
  /**
   * Finds the reason why a stream did not play. During an outage it asks the server once a minute.
   *
   * @param station the station's address
   * @param url the address to request
   * @param isRepeated whether the connection before failed as well
   */
  readonly find: (station: string, url: string, isRepeated: boolean) => Promise<Reason>
  /** Tells that the audio element opens a stream now, and follows redirects. */
  readonly opened: () => void
  /** Whether a stream that failed for a redirect is worth opening: it redirects no more, or was opened long ago. */
  readonly isWorthOpening: (url: string) => Promise<boolean>
}

export function createDiagnosis(fetchFn: typeof fetch, now: () => number): Diagnosis {
  let last: { readonly station: string; readonly at: number; readonly reason: Reason } | undefined
  let openedAt = -Infinity
  return {
    find: async (station, url, isRepeated) => {
      if (isRepeated && last?.station === station && now() - last.at < validFor) return last.reason
      const reason = await diagnose({ url, fetchFn, timeout })
      last = { station, at: now(), reason }
      return reason
    },
    opened: () => {
      openedAt = now()
    },
    isWorthOpening: async (url) =>
      now() - openedAt >= followAfter || respondsItself({ url, fetchFn, timeout }),
  }
}
