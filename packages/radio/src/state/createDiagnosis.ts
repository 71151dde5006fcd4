import type { Reason } from '../model/reason.ts'
import { diagnose, respondsItself } from './diagnose.ts'

/** Timeout of each request, in ms. */
const timeout = 2_000
/** How long a diagnosis holds, in ms: it costs requests that a failing station should not get with each try. */
const validFor = 60_000
/** Time between two connections that follow a useless redirect, in ms: a loop costs twenty requests each time. */
const followAfter = 60_000

export interface FoundReason {
  readonly reason: Reason
  /** Whether the station may have been down and returned before it was asked: its response then explains nothing. */
  readonly isDoubtful: boolean
}

export interface Diagnosis {
  /**
   * Finds the reason why a stream did not play. During an outage it asks the server once a minute.
   *
   * @param station the station's address
   * @param url the address to request
   * @param isRepeated whether the connection before failed as well
   */
  readonly find: (station: string, url: string, isRepeated: boolean) => Promise<FoundReason>
  /** Tells that the audio element opens a stream now, and follows redirects. */
  readonly opened: () => void
  /** Whether a stream that failed for a redirect is worth opening: it redirects no more, or was opened long ago. */
  readonly isWorthOpening: (url: string) => Promise<boolean>
}

interface Finding {
  readonly station: string
  readonly reason: Reason
  readonly at: number
  /** When the station first responded this way. */
  readonly since: number
}

/** Whether a working station gives this response as well. A redirect is told at once: a loop costs twenty requests. */
const isAmbiguous = (reason: Reason, isRepeated: boolean) =>
  reason === 'unplayable' || reason === 'undecodable' || (reason === 'redirect' && isRepeated)

export function createDiagnosis(fetchFn: typeof fetch, now: () => number): Diagnosis {
  let last: Finding | undefined
  let openedAt = -Infinity
  return {
    find: async (station, url, isRepeated) => {
      const before = isRepeated && last?.station === station ? last : undefined
      let finding = before
      if (!finding || now() - finding.at >= validFor) {
        const reason = await diagnose({ url, fetchFn, timeout })
        const at = now()
        finding = { station, reason, at, since: before?.reason === reason ? before.since : at }
        last = finding
      }
      const { reason, since } = finding
      return { reason, isDoubtful: openedAt <= since && isAmbiguous(reason, isRepeated) }
    },
    opened: () => {
      openedAt = now()
    },
    isWorthOpening: async (url) =>
      now() - openedAt >= followAfter || respondsItself({ url, fetchFn, timeout }),
  }
}
