import { isPlaylistFile } from '../model/streamUrl.ts'
import type { ResolvedStream, ResolveOptions } from './resolveStream.ts'

/** Timeout for all playlist files of a station, in ms. */
const timeout = 6_000
/** How long a resolved address is used for further connections, in ms. */
const validFor = 60_000

/** Loads the code for playlist files with the first of them: few stations have one. */
const resolve = (station: string, options: ResolveOptions): Promise<ResolvedStream> =>
  import('./resolveStream.ts').then(
    ({ resolveStream }) => resolveStream(station, options),
    () => ({ reason: 'unreachable' }),
  )

/** Resolves the address of a station, at once unless a playlist file has to be read: sound may need the click's task. */
export function createResolver(fetchFn: typeof fetch, now: () => number, httpsOnly: () => boolean) {
  let last: { readonly station: string; readonly at: number; readonly stream: ResolvedStream } | undefined
  return (station: string, onResolved: (stream: ResolvedStream) => void): void => {
    if (last?.station === station && now() - last.at < validFor) return onResolved(last.stream)
    if (httpsOnly() && station.startsWith('http:')) return onResolved({ reason: 'insecure' })
    if (!isPlaylistFile(station)) return onResolved({ url: station })
    const signal = AbortSignal.timeout(timeout)
    void resolve(station, { fetchFn, signal, httpsOnly: httpsOnly() }).then((stream) => {
      if ('url' in stream) last = { station, at: now(), stream }
      onResolved(stream)
    })
  }
}
