import type { Reason } from '../model/reason.ts'
import { diagnose } from './diagnose.ts'

/** Timeout of each request, in ms. */
const timeout = 2_000
/** How long a diagnosis holds, in ms: it costs requests that a failing station should not get with each try. */
const validFor = 60_000

/**
 * Creates a function that finds the reason why a stream did not play. During an outage it asks the server once
 * a minute.
 */
export function createDiagnosis(fetchFn: typeof fetch, now: () => number) {
  let last: { readonly station: string; readonly at: number; readonly reason: Reason } | undefined
  /**
   * @param station the station's address
   * @param url the address to request
   * @param isRepeated whether the connection before failed as well
   */
  return async (station: string, url: string, isRepeated: boolean): Promise<Reason> => {
    if (isRepeated && last?.station === station && now() - last.at < validFor) return last.reason
    const reason = await diagnose(url, fetchFn, timeout)
    last = { station, at: now(), reason }
    return reason
  }
}
