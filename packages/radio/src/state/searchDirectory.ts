import { directoryServers, readSearchResults, searchPath, type SearchResult } from '../model/directory.ts'

/** Searches the Radio-Browser directory by name, server by server. Throws when none responds or when aborted. */
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
