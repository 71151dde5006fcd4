import * as v from 'valibot'
import type { Station } from './station.ts'
import { secureUrl } from './streamUrl.ts'

/** Servers of the Radio-Browser project, a free directory kept by its users; asked in this order. */
export const directoryServers = ['all', 'de1', 'nl1', 'at1'].map(
  (name) => `https://${name}.api.radio-browser.info`,
)

/** A station as the directory lists it. */
export interface Listing extends Station {
  /** Where it sends from, codec and bit rate, as far as it is known: "DE · MP3 · 128 kbit/s". */
  readonly details: string
}

/** Path and query that find working https stations by name, the most heard first. */
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

const answer = v.array(
  v.object({
    name: text,
    url: text,
    url_resolved: text,
    homepage: text,
    codec: text,
    bitrate: v.fallback(v.number(), 0),
    countrycode: text,
  }),
)

/** The stations of an answer that can be played here, each stream once; none when it is no such answer. */
export function listings(data: unknown): Listing[] {
  const result = v.safeParse(answer, data)
  if (!result.success) return []
  const found = new Map<string, Listing>()
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
