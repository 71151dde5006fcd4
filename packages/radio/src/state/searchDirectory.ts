import { directoryServers, readSearchResults, searchPath, type SearchResult } from '../model/directory.ts'

/**
 * Searches the Radio-Browser directory for stations by name. Tries its servers in turn until one responds.
 * No request is sent before the listener searches.
 *
 * @throws Error if no server responded or the search was aborted
 */
export async function searchDirectory(name: string, signal: AbortSignal): Promise<SearchResult[]> {
  for (const server of directoryServers) {
    signal.throwIfAborted()
    try {
      const answer = await fetch(`${server}${searchPath(name)}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(6_000)]),
        referrerPolicy: 'no-referrer',
        credentials: 'omit',
      })
      if (answer.ok) return readSearchResults(await answer.json())
    } catch {
      // This server is down or slow: try the next one.
    }
  }
  throw new Error('No directory server responded.')
}
