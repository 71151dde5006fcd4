import { playlistTarget } from '../model/playlistFile.ts'
import { isPlaylistFile } from '../model/streamUrl.ts'
import { reasonOfResponse, type Reason } from '../model/reason.ts'

/** The stream behind a station's address, or the reason why there is none. */
export type ResolvedStream = { readonly url: string; readonly isHls?: true } | { readonly reason: Reason }

export interface ResolveOptions {
  readonly fetchFn: typeof fetch
  readonly signal: AbortSignal
  /** Whether the page may play https streams only. */
  readonly httpsOnly: boolean
}

/** Playlist files that may lead to one another. */
const maxPlaylists = 5
/** A playlist file is shorter; a stream under such an address does not end. */
const maxBytes = 65_536

/** Follows playlist files (M3U, PLS) to the stream, as far as their hosts allow this page to read them (CORS). */
export async function resolveStream(address: string, options: ResolveOptions): Promise<ResolvedStream> {
  let url = address
  for (let count = 0; count < maxPlaylists; count += 1) {
    if (options.httpsOnly && url.startsWith('http:')) return { reason: 'insecure' }
    if (!isPlaylistFile(url)) return { url }
    const text = await readPlaylist(url, options)
    if (typeof text !== 'string') return text
    const target = playlistTarget(text, url, options.httpsOnly)
    if (target.type === 'hls') return { url, isHls: true }
    if (target.type === 'insecure') return { reason: 'insecure' }
    if (target.type === 'empty') return { reason: 'playlistEmpty' }
    url = target.url
  }
  return { reason: 'playlistEmpty' }
}

async function readPlaylist(
  url: string,
  { fetchFn, signal }: ResolveOptions,
): Promise<string | { reason: Reason }> {
  const init: RequestInit = { signal, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' }
  try {
    const response = await fetchFn(url, init)
    if (!response.ok) return { reason: reasonOfResponse(response.status, '') }
    return await readStart(response)
  } catch {
    // Refused by the host's CORS policy, or not reached at all: a request without CORS tells which.
    const isReached = await fetchFn(url, { ...init, mode: 'no-cors' }).then(
      () => true,
      () => false,
    )
    return { reason: isReached ? 'playlistBlocked' : 'unreachable' }
  }
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  if (!reader) return text
  while (text.length < maxBytes) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  await reader.cancel()
  return text
}
