import { directoryServers, listings, searchPath, type Listing } from '../model/directory.ts'

/**
 * Asks the Radio-Browser directory for stations by name: the only request beside the streams, sent
 * when the listener searches. One server after the other is asked until one answers.
 *
 * @throws Error when none answered, or the search was aborted
 */
export async function searchDirectory(name: string, signal: AbortSignal): Promise<Listing[]> {
  for (const server of directoryServers) {
    signal.throwIfAborted()
    try {
      const answer = await fetch(`${server}${searchPath(name)}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(6_000)]),
        referrerPolicy: 'no-referrer',
        credentials: 'omit',
      })
      if (answer.ok) return listings(await answer.json())
    } catch {
      // This server is down or slow: the next one may not be.
    }
  }
  throw new Error('No server of the directory answered.')
}
