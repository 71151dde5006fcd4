import { readPlaylistAddresses } from './stationFile.ts'

/** What a playlist file leads to. */
export type PlaylistTarget =
  | { readonly type: 'stream'; readonly url: string }
  /** The file is an HLS playlist in spite of its name. */
  | { readonly type: 'hls' }
  /** All its streams are http, which an https page may not play. */
  | { readonly type: 'insecure' }
  | { readonly type: 'empty' }

/** The stream of a playlist file; `base` resolves relative entries, `httpsOnly` leaves out http. */
export function playlistTarget(text: string, base: string, httpsOnly: boolean): PlaylistTarget {
  if (/^#EXT-X-/m.test(text)) return { type: 'hls' }
  const urls = readPlaylistAddresses(text, base)
  const url = urls.find((address) => !httpsOnly || address.startsWith('https:'))
  if (url !== undefined) return { type: 'stream', url }
  return { type: urls.length > 0 ? 'insecure' : 'empty' }
}
