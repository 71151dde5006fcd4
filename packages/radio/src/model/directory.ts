import * as v from 'valibot'
import type { Station } from './station.ts'
import { secureUrl } from './streamUrl.ts'

/** Servers of the Radio-Browser project, a free directory maintained by its users, in the order of requests. */
export const directoryServers = ['all', 'de1', 'nl1', 'at1'].map(
  (name) => `https://${name}.api.radio-browser.info`,
)

/** One search result of the directory. */
export interface SearchResult extends Station {
  /** Country, codec and bit rate, as far as they are known: "DE · MP3 · 128 kbit/s". */
  readonly details: string
}

/** Path and query that find working https stations by name, the most popular first. */
export const searchPath = (name: string): string =>
  `/json/stations/search?${new URLSearchParams({
    name,
    is_https: 'true',
    hidebroken: 'true',
    order: 'clickcount',
    reverse: 'true',
    limit: '30',
  })}`

const text = v.fallback(v.string(), '')

const responseSchema = v.array(
  v.looseObject({
    name: text,
    url: text,
    url_resolved: text,
    homepage: text,
    codec: text,
    bitrate: v.fallback(v.number(), 0),
    countrycode: text,
  }),
)

/** Reads the playable stations of a response, without duplicates; none if the response has another shape. */
export function readSearchResults(data: unknown): SearchResult[] {
  const result = v.safeParse(responseSchema, data)
  if (!result.success) return []
  const found = new Map<string, SearchResult>()
  for (const entry of result.output) {
    const streamUrl = secureUrl(entry.url_resolved || entry.url)
    const host = entry.name.replaceAll(/\s+/g, ' ').trim().slice(0, 80)
    if (!streamUrl || !host || found.has(streamUrl)) continue
    const website = secureUrl(entry.homepage)
    found.set(streamUrl, {
      host,
      streamUrl,
      volume: 1,
      ...(website && { website }),
      details: [
        entry.countrycode,
        entry.codec === 'UNKNOWN' ? '' : entry.codec,
        entry.bitrate > 0 ? `${entry.bitrate} kbit/s` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    })
  }
  return [...found.values()]
}
