/** The normalised https address in a text; `undefined` if it is not one. */
export function secureUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' && url.hostname !== '' ? url.href : undefined
}

/** The address with a timestamp against caches. The query stays byte for byte the same, because some hosts sign it. */
export function freshUrl(streamUrl: string, at: number): string {
  const [address = ''] = streamUrl.split('#', 1)
  const start = address.indexOf('?')
  const query = address.slice(start + 1)
  const mark = start < 0 ? '?' : query === '' || query.endsWith('&') ? '' : '&'
  return `${address}${mark}t=${at}`
}

/** Whether the address names an HLS playlist, which some browsers do not play natively. */
export const isHls = (streamUrl: string): boolean => /\.m3u8$/i.test(URL.parse(streamUrl)?.pathname ?? '')

/** Whether an address names a playlist file of streams (M3U, PLS). An HLS playlist (.m3u8) is a stream itself. */
export const isPlaylistFile = (url: string): boolean => /\.(m3u|pls)$/i.test(URL.parse(url)?.pathname ?? '')
